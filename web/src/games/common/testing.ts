/** Makes actions and positions for the tests of all games. */
import type { Lessons, Part, Values } from "../contract";

const known: string[] = [];

/** Number and text of an action for tests: the same for the same fields, and for no others. */
export function numbered(fields: object): { number: number; text: string } {
  const text = JSON.stringify(fields);
  if (!known.includes(text)) known.push(text);
  return { number: known.indexOf(text), text };
}

/** All positions of a tutorial: the rules have worked out what is legal in each. */
export function partsOf<Of extends Values>({ steps }: Lessons<Of>): Part<Of>[] {
  const after = (part: Part<Of>): Part<Of>[] => [
    part,
    ...Object.values(part.after ?? {}).flatMap(after),
    ...(part.then ? after(part.then) : []),
  ];
  return steps.flatMap(({ part }) => after(part));
}

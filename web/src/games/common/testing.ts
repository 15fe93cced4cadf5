/** What tests of all games make actions with. */

const known: string[] = [];

/** Number and text of an action for tests: the same for the same fields, and for no others. */
export function numbered(fields: object): { number: number; text: string } {
  const text = JSON.stringify(fields);
  if (!known.includes(text)) known.push(text);
  return { number: known.indexOf(text), text };
}

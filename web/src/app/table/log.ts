// The log of a table in words, and how the game ended.
import type { About, Words } from "$games/contract";
import type { Entry, GameEvent, Outcome } from "$lib/api/types";
import { type Said, say, t } from "$lib/i18n.svelte";

/** A step in the log of a table or a replay. */
export type Told = Pick<Entry, "ply" | "seat" | "action" | "events"> & Partial<Entry>;

/** A log in which what was taken back in one go is one entry, the last of them, with how many there were. */
export function together(log: readonly Told[]): (Told & { count: number })[] {
  const told: (Told & { count: number })[] = [];
  for (const entry of log) {
    const last = told.at(-1);
    const more = entry.kind === "undo" && last?.kind === "undo" && last.seat === entry.seat && last.at === entry.at;
    if (more) told.pop();
    told.push({ ...entry, count: more ? last.count + 1 : 1 });
  }
  return told;
}

/** The actions that have not been taken back. */
export function standing(log: readonly Entry[]): Entry[] {
  const undone = new Set(log.map((entry) => entry.takes_back));
  return log.filter((entry) => entry.kind === "action" && !undone.has(entry.ply));
}

/** The last action of a seat that was not taken back. */
export function lastOwn(log: readonly Entry[], seat: number): Entry | undefined {
  return standing(log).findLast((entry) => entry.seat === seat);
}

/** What others have done since the last action of a seat; for somebody who only looks on, the last action. */
export function sinceOwn(log: readonly Entry[], seat: number | null): Entry[] {
  const stood = standing(log);
  return seat === null ? stood.slice(-1) : stood.slice(stood.findLastIndex((entry) => entry.seat === seat) + 1);
}

export interface Line {
  ply: number;
  seat: number;
  /** Whether the person who looks has done it. */
  mine: boolean;
  /** What was done, and after it what came of it. */
  texts: string[];
  /** The original event, for a drawing of it. */
  events: readonly GameEvent[];
  /** It was taken back later. */
  undone: boolean;
}

/** The words for one entry of a log. */
export function sentences(
  entry: Told & { count?: number },
  words: Words,
  about: About,
  known?: ReturnType<NonNullable<Words["recall"]>>,
): string[] {
  const who = about.names[entry.seat] ?? "";
  if (entry.kind === "undo") return [tell({ id: "log-undo", args: { who, count: entry.count ?? 1 } })];
  const told = entry.events
    .map((event) => words.event(event, about, known?.get(event)))
    .filter((said) => said !== null);
  const texts = told.length ? told.map(tell) : [t("log-action", { name: who, action: entry.action.text })];
  return entry.by === "stand_in" ? [...texts, t("log-stand-in")] : texts;
}

/** How a game ended that was not played to its end; null where it was. */
export function early(outcome: Outcome | null | undefined): string | null {
  return outcome && outcome.ended !== "complete" ? t(`final-${outcome.ended}`) : null;
}

const ME = "\uE000"; // stands for one's own name until the sentence is made

/** A sentence, addressed to the person who looks where it is about them. */
function tell({ id, args }: Said): string {
  const you = args?.who === ME ? "yes" : "no";
  return say({ id, args: { ...args, you } });
}

/** A whole log in words, for the person on a seat. */
export function logLines(log: readonly Told[], words: Words, about: About, me: number | null = null): Line[] {
  const undone = new Set(log.map((entry) => entry.takes_back));
  const standing = log.filter((entry) => !undone.has(entry.ply)).flatMap((entry) => entry.events);
  const known = words.recall?.(standing, about.view);
  const called = { ...about, names: about.names.map((name, seat) => (seat === me ? ME : name)) };
  return together(log).map((entry) => ({
    ply: entry.ply,
    seat: entry.seat,
    mine: entry.seat === me,
    texts: sentences(entry, words, called, known).map((text) => text.replaceAll(ME, about.names[me ?? 0] ?? "")),
    events: entry.events,
    undone: undone.has(entry.ply),
  }));
}

// A table's log in words.
import type { GameEvent, Words } from "$games/contract";
import { say, t } from "$lib/i18n.svelte";

/** What is told of a step, at a table or in a replay. */
export interface Told {
  ply: number;
  seat: number;
  action: string;
  events: unknown[];
  kind?: "action" | "undo";
  by?: "person" | "bot" | "stand_in";
  takes_back?: number | null | undefined;
}

export interface Line {
  ply: number;
  seat: number;
  /** What was done, and after it what came of it. */
  texts: string[];
  /** The same as it was told, for a drawing of it. */
  events: readonly GameEvent[];
  /** It was taken back later. */
  undone: boolean;
}

/** The words for one entry of a log. */
export function sentences(
  entry: Told,
  words: Words,
  names: readonly string[],
  view: unknown,
  board: unknown,
): string[] {
  const who = names[entry.seat] ?? "";
  if (entry.kind === "undo") return [t("log-undo", { name: who })];
  const told = (entry.events as GameEvent[])
    .map((event) => words.event(event, names, view, board))
    .filter((said) => said !== null);
  const texts = told.length ? told.map(say) : [t("log-action", { name: who, action: entry.action })];
  return entry.by === "stand_in" ? [...texts, t("log-stand-in")] : texts;
}

/** A whole log in words. */
export function logLines(
  log: readonly Told[],
  words: Words,
  names: readonly string[],
  view: unknown,
  board: unknown,
): Line[] {
  const undone = new Set(log.map((entry) => entry.takes_back));
  const standing = log.filter((entry) => !undone.has(entry.ply)).flatMap((entry) => entry.events as GameEvent[]);
  const known = words.recall?.(standing, view);
  const fuller = (event: unknown) => known?.get(event as GameEvent) ?? event;
  return log.map((entry) => ({
    ply: entry.ply,
    seat: entry.seat,
    texts: sentences({ ...entry, events: entry.events.map(fuller) }, words, names, view, board),
    events: entry.events as GameEvent[],
    undone: undone.has(entry.ply),
  }));
}

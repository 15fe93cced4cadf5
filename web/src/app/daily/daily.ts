// The deal of the day: chance, seats and bots follow from the date and a published key, the same for everybody.
import type { Level } from "$lib/api/types";
import { hex, sha256 } from "../../pocket/chance";

/** Published in docs/review.md: with it anybody can work out any day's deal. */
export const KEY = "fog over the bay";

const DAY = 24 * 3600 * 1000;
const WEEK = 7;

export interface Deal {
  secret: string;
  /** The player's seat, of two. */
  seat: number;
  level: Level;
}

/** How a day's deal went on this device. */
export interface Attempt {
  table: string;
  /** Null until it is finished. */
  result: { won: boolean; scores: string[]; seat: number } | null;
  /** Whether the server has seen it, so that it need not be sent again. */
  sent?: boolean;
}

/** The date of today for everybody, whatever their clocks say: 2026-11-16. */
export function today(now = new Date()): string {
  return now.toISOString().slice(0, 10);
}

/** When the deal after that of a date comes. */
export function nextOf(date: string): Date {
  return new Date(Date.parse(`${date}T00:00:00Z`) + DAY);
}

const dayOf = (date: string): number => Math.round(Date.parse(`${date}T00:00:00Z`) / DAY);
/** Monday is 0. */
export const weekday = (date: string): number => (dayOf(date) + 3) % WEEK;

/** The deal of a date in a game with these levels, the weakest first: bots grow stronger from Monday to Sunday. */
export function dealOf(date: string, game: string, levels: readonly Level[]): Deal {
  const digest = sha256(new TextEncoder().encode(`${KEY} ${date} ${game}`));
  const rung = Math.round((weekday(date) * (levels.length - 1)) / (WEEK - 1));
  return { secret: hex(digest), seat: digest[31]! % 2, level: levels[rung] ?? "normal" };
}

/** How many days in a row were played up to a date; one day missed within any seven is forgiven. */
export function streakOf(played: readonly string[], date: string): number {
  const days = new Set(played.map(dayOf));
  let day = dayOf(date);
  if (!days.has(day)) day -= 1; // today can still be played
  let count = 0;
  for (let missed = Infinity; ; day--) {
    if (days.has(day)) count += 1;
    else if (days.has(day - 1) && missed - day >= WEEK) missed = day;
    else return count;
  }
}

const KEPT = "fogcity-daily";

type Kept = Record<string, Record<string, Attempt>>;

function kept(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** The attempts at a game's deals by their dates: the first one of a day counts. */
export function attempts(game: string): Readonly<Record<string, Attempt>> {
  return kept()[game] ?? {};
}

/** Whether a table is somebody's attempt at a deal. */
export function isDeal(table: string): boolean {
  return Object.values(kept()).some((days) => Object.values(days).some((attempt) => attempt.table === table));
}

export function keep(game: string, date: string, attempt: Attempt): void {
  const all = kept();
  all[game] = { ...all[game], [date]: attempt };
  try {
    localStorage.setItem(KEPT, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

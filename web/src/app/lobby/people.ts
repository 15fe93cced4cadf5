// Bots as characters: who plays at each level of a game, and who would be an even match for you.
import { games } from "$app/games.svelte";
import type { Level, PersonInfo, TableState } from "$lib/api/types";
import { t } from "$lib/i18n.svelte";
import { Notes } from "$lib/notes";

/** A game against one bot: the table, the bot's level, and 1 for ahead of it, 0.5 for level with it, 0 for behind. */
type Met = readonly [table: string, level: string, score: number];

const met = new Notes<Met[]>("fogcity-met");
const KEPT = 30;
const ENOUGH = 3;
/** Points of Elo that make somebody e times as likely to win as to lose. */
const UNIT = 400 / Math.LN10;
/** How far from an ordinary player somebody unknown is, mostly. */
const SPREAD = 300;

/** Who plays at a level of a game, where the game says so. */
export function personOf(game: string, level: string | null): PersonInfo | undefined {
  return games()
    .find(({ id }) => id === game)
    ?.people.find((person) => person.level === level);
}

/** A bot by its name and level, or by its level alone. */
export function botWords(game: string, level: string): string {
  const person = personOf(game, level);
  return person ? t("bot-person", { name: person.name, level: t(`level-${level}`) }) : t(`level-${level}`);
}

/** What somebody is like. */
export function habitWords({ habit }: PersonInfo): string {
  return t(`habit-${habit.replace("_", "-")}`);
}

/** Remember how somebody did against bots, once a game is over; each table counts once. */
export function remember({ table, mine, outcome }: TableState): void {
  const own = mine[0];
  if (outcome?.ended !== "complete" || own === undefined || mine.length > 1) return;
  const before = met.of(table.game) ?? [];
  if (before.some(([id]) => id === table.id)) return;
  const others = table.seats.filter(({ seat }) => seat !== own);
  if (!others.every(({ kind, level }) => kind === "bot" && level)) return;
  const place = outcome.places[own]!;
  const now = others.map(({ seat, level }): Met => {
    const other = outcome.places[seat]!;
    return [table.id, level!, place < other ? 1 : place > other ? 0 : 0.5];
  });
  met.set(table.game, [...before, ...now].slice(-KEPT));
}

/** How strong somebody is by their games against these people: the likeliest rating, an ordinary one at first. */
export function estimate(people: readonly PersonInfo[], games: readonly Met[]): number {
  const rating = new Map(people.map((person) => [person.level as string, person.rating]));
  const ordinary = rating.get("normal") ?? 0;
  let low = -2000;
  let high = 4000;
  while (high - low > 1) {
    const middle = (low + high) / 2;
    let pull = ((ordinary - middle) * UNIT) / SPREAD ** 2;
    for (const [, level, score] of games) {
      const theirs = rating.get(level);
      if (theirs !== undefined) pull += score - 1 / (1 + Math.exp((theirs - middle) / UNIT));
    }
    if (pull > 0) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** The level that somebody would beat about half of the time, after some games on this device. */
export function evenMatch(game: string): Level | undefined {
  const played = met.of(game);
  const people = games().find(({ id }) => id === game)?.people ?? [];
  if (!Array.isArray(played) || new Set(played.map(([table]) => table)).size < ENOUGH || !people.length) return;
  const own = estimate(people, played);
  return people.reduce((a, b) => (Math.abs(b.rating - own) < Math.abs(a.rating - own) ? b : a)).level;
}

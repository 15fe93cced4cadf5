// Groups statistics: adds up what is stored by number of players, opponents and seat.
import { colorName } from "$app/lobby/words";
import { games, levelsOf } from "$app/games.svelte";
import type { components } from "$lib/api/schema";
import { t } from "$lib/i18n.svelte";

type Schemas = components["schemas"];
export type Profile = Schemas["Profile"];
export type Part = Profile["hides"][number];
export type Tally = Schemas["TallyInfo"];
export type Standing = Schemas["StandingInfo"];
export type RatedGame = Schemas["RatedGame"];
export const GROUPS = ["players", "against", "seat"] as const;
export type Group = (typeof GROUPS)[number];

export interface Sum {
  key: string | number;
  games: number;
  /** The share of games that were won. */
  won: number;
  place: number;
  points: number;
  best: number;
}

/** Tallies added up by a part of what they are counted by, in its order. */
export function sums(tallies: readonly Tally[], by: Group): Sum[] {
  const found = new Map<string | number, Sum>();
  for (const one of tallies) {
    const sum = found.get(one[by]) ?? { key: one[by], games: 0, won: 0, place: 0, points: 0, best: one.best };
    sum.games += one.games;
    sum.won += one.wins;
    sum.place += one.places;
    sum.points += one.points;
    sum.best = Math.max(sum.best, one.best);
    found.set(one[by], sum);
  }
  return [...found.values()]
    .map((sum) => ({ ...sum, won: sum.won / sum.games, place: sum.place / sum.games, points: sum.points / sum.games }))
    .sort((a, b) => order(tallies, a.key) - order(tallies, b.key));
}

function order([one]: readonly Tally[], key: string | number): number {
  return typeof key === "number" ? key : ["people", "mixed", "random", ...levelsOf(one?.game ?? "")].indexOf(key);
}

/** What a group is called. */
export function groupName(game: string, by: Group, key: string | number): string {
  if (by === "players") return t("new-players-count", { count: Number(key) });
  if (by === "against") return key === "people" || key === "mixed" ? t(`player-${key}`) : t(`level-${key}`);
  const color = games().find(({ id }) => id === game)?.seat_names[Number(key)];
  return color ? colorName(color) : String(Number(key) + 1);
}

// Your preferences: the last color you chose, and the bots you last played.
import type { GameInfo, Level, SeatInfo, TableInfo } from "$lib/api/types";
import { Notes } from "$lib/notes";
import { hasColors, isFree } from "./words";

const colors = new Notes<string>("fogcity-colors");
const bots = new Notes<Level[]>("fogcity-bots");

/** Note the color that somebody has chosen at a game. */
export function likeColor(game: string, color: string): void {
  colors.set(game, color);
}

/** The seat of your color among the first seats of a game; the first if there is none. */
export function likedSeat(game: GameInfo, players: number, options: TableInfo["options"] = {}): number {
  const seat = game.seat_names.slice(0, players).indexOf(colors.of(game.id) ?? "");
  return hasColors(game.id, options) ? Math.max(0, seat) : 0;
}

/** The free seat of your color at a table; the first free one if that is taken. */
export function likedFree(table: TableInfo): SeatInfo | undefined {
  const free = table.seats.filter(isFree);
  return free.find(({ color }) => color === colors.of(table.game)) ?? free[0];
}

/** Note the bots that somebody plays against. */
export function likeBots(game: string, levels: readonly Level[]): void {
  bots.set(game, [...levels]);
}

/** The levels of the bots somebody played against last, as far as the game still has them. */
export function likedBots({ id, levels, max_players: most }: GameInfo): Level[] {
  const last = bots.of(id);
  const known = Array.isArray(last) ? last.filter((level) => levels.includes(level)).slice(0, most - 1) : [];
  return known.length ? known : ["normal"];
}

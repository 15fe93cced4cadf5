// Start a game with one click: creates a table against bots and opens it.
import { askGames, load } from "$app/games.svelte";
import { go } from "$app/router.svelte";
import type { Level, NewSeat } from "$lib/api/types";
import { attempt } from "$lib/attempt";
import { makeTable } from "./make";
import { likedSeat } from "./taste";

/** Play against bots of these levels, on the seat of your color; false if that failed. */
export function playBots(game: string, levels: readonly Level[]): Promise<boolean> {
  load(game).catch(() => {}); // the board arrives while the table is made; where it fails, the table says so
  return attempt(async () => {
    const known = await askGames();
    const info = known.find(({ id }) => id === game);
    const seats = levels.map((level): NewSeat => ({ kind: "bot", level }));
    seats.splice(info ? likedSeat(info, levels.length + 1) : 0, 0, { kind: "me" });
    go(`/table/${await makeTable({ game, seats })}`);
  });
}

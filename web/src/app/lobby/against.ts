// One click to a game: a table against bots is made and opened.
import { load } from "$app/games.svelte";
import { go } from "$app/router.svelte";
import { ask, http } from "$lib/api/client";
import type { Level, SeatWish } from "$lib/api/types";
import { attempt } from "$lib/attempt";
import { introduce } from "$lib/me.svelte";

/** Play against so many bots of a level; false where it could not be. */
export function playBots(game: string, level: Level, opponents = 1): Promise<boolean> {
  load(game).catch(() => {}); // the board arrives while the table is made; where it fails, the table says so
  return attempt(async () => {
    await introduce();
    const bots = Array.from({ length: opponents }, (): SeatWish => ({ kind: "bot", level }));
    const made = await ask(http.POST("/api/tables", { body: { game, seats: [{ kind: "me" }, ...bots] } }));
    go(`/table/${made.table.id}`);
  });
}

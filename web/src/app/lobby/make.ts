// A new table: against bots on the device, with others at the server.
import { title } from "$app/games.svelte";
import { ask, http, Refusal } from "$lib/api/client";
import { makeHere, needsNobody, type TableWish } from "$lib/api/device";
import { t } from "$lib/i18n.svelte";
import { introduce, me } from "$lib/me.svelte";

/** Make a table and return its id; a Refusal says why there is none. */
export async function makeTable(wish: TableWish): Promise<string> {
  if (wish.rated || !needsNobody(wish)) return atServer(wish);
  // Bots cost nobody anything here. People at one screen play at the server, but do not need it, either.
  const [first, second] = wish.seats.some(({ kind }) => kind === "bot") ? [onDevice, atServer] : [atServer, onDevice];
  try {
    return await first(wish);
  } catch (refusal) {
    if (!(refusal instanceof Refusal) || refusal.problem.code !== "unavailable") throw refusal;
    return second(wish);
  }
}

async function atServer(wish: TableWish): Promise<string> {
  await introduce();
  return (await ask(http.POST("/api/tables", { body: wish }))).table.id;
}

async function onDevice(wish: TableWish): Promise<string> {
  await introduce().catch(() => {}); // bots do not mind who plays against them
  return makeHere(wish, title(wish.game), me()?.name ?? t("seat-here-name", { number: 1 }));
}

// Creates a table: on the device against bots, on the server with other people.
import { title } from "$app/games.svelte";
import { ask, http, Refusal } from "$lib/api/client";
import { makeHere, needsNobody, type TableDraft } from "$lib/api/device";
import { t } from "$lib/i18n.svelte";
import { introduce, me } from "$lib/me.svelte";

const MISSING = ["lacking", "not_kept", "not_loaded", "unavailable"];

/** Make a table and return its id; a Refusal says why there is none. */
export async function makeTable(table: TableDraft): Promise<string> {
  if (table.rated || !needsNobody(table)) return atServer(table);
  // Bots cost nobody anything here. People at one screen play at the server, but do not need it, either.
  const [first, second] = table.seats.some(({ kind }) => kind === "bot") ? [onDevice, atServer] : [atServer, onDevice];
  try {
    return await first(table);
  } catch (refusal) {
    if (!isMissing(refusal)) throw refusal;
    return second(table).catch((other: unknown) => {
      throw isMissing(other) && other.problem.code === "unavailable" ? refusal : other; // what says more
    });
  }
}

/** Whether something is only not there: the server, a file, or what the browser lacks. */
function isMissing(refusal: unknown): refusal is Refusal {
  return refusal instanceof Refusal && MISSING.includes(refusal.problem.code);
}

async function atServer(table: TableDraft): Promise<string> {
  await introduce();
  return (await ask(http.POST("/api/tables", { body: table }))).table.id;
}

async function onDevice(table: TableDraft): Promise<string> {
  await introduce().catch(() => {}); // bots do not mind who plays against them
  return makeHere(table, title(table.game), me()?.name ?? t("seat-here-name", { number: 1 }));
}

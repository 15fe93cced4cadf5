// One-tap invitations: to your own waiting table, or to a new one.
import { mine } from "$app/lobby/mine.svelte";
import { makeTable } from "$app/lobby/make";
import { isFree } from "$app/lobby/words";
import { go } from "$app/router.svelte";
import { ask, http } from "$lib/api/client";
import { attempt } from "$lib/attempt";
import { t } from "$lib/i18n.svelte";
import { toast } from "$lib/toasts.svelte";

/** Invite somebody to a table; false where that was refused. */
export function inviteTo(table: string, name: string): Promise<boolean> {
  const params = { path: { table_id: table } };
  return attempt(() => ask(http.POST("/api/tables/{table_id}/invited", { params, body: { name } })));
}

/** Invite somebody to your table with a free seat, or create one and wait there. */
export async function invite(name: string, game: string): Promise<void> {
  const waiting = mine.tables?.find(
    (table) => table.status === "open" && table.code && table.game === game && table.seats.some(isFree),
  );
  if (waiting) {
    if (await inviteTo(waiting.id, name)) toast(t("friends-invited-to", { name }));
    return;
  }
  let made = "";
  const done = await attempt(async () => {
    made = await makeTable({ game, seats: [{ kind: "me" }, { kind: "invited" }], grace: 3 });
  });
  if (done && (await inviteTo(made, name))) go(`/table/${made}`);
}

/** The game that was played last, for those who have not chosen one. */
export function lastGame(known: readonly { id: string }[]): string {
  return mine.tables?.find((table) => known.some(({ id }) => id === table.game))?.game ?? known[0]?.id ?? "";
}

// Your tables, on this device and on the server, and invitations to other people's; refreshed now and then while the
// page is visible.
import { title } from "$app/games.svelte";
import { ask, http } from "$lib/api/client";
import { tablesHere } from "$lib/api/device";
import type { InvitationInfo, TableInfo } from "$lib/api/types";
import { need, t } from "$lib/i18n.svelte";
import { introduce } from "$lib/me.svelte";
import { toast } from "$lib/toasts.svelte";

const EVERY = 20_000;
const TOLD = "fogcity-told";

/** The tables whose invitations this browser has already announced, in any tab and across reloads. */
function toldBefore(): string[] {
  const kept: unknown = JSON.parse(localStorage.getItem(TOLD) ?? "[]");
  return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
}

class Mine {
  tables: TableInfo[] | null = $state.raw(null);
  #there: TableInfo[] = [];
  /** Tables to which others invite. */
  invitations: InvitationInfo[] = $state.raw([]);
  /** How many lists on the page show invitations. */
  listed = 0;
  /** At how many tables it is the person's turn. */
  turns = $derived((this.tables ?? []).filter((table) => table.status === "playing" && table.my_turn).length);

  constructor() {
    void this.look();
    setInterval(() => void this.look(), EVERY);
    document.addEventListener("visibilitychange", () => void this.look());
  }

  /** Ask the server now; without a network what is known stays. */
  async look(): Promise<void> {
    if (document.hidden) return;
    const [here, there] = await Promise.all([tablesHere(), this.#askServer()]);
    this.#there = there ?? this.#there;
    this.tables = [...here, ...this.#there].sort((a, b) => b.changed_at.localeCompare(a.changed_at));
    if (there) await this.askInvitations();
  }

  /** Fetch invitations; each one is announced once, unless the page lists them anyway. */
  async askInvitations(): Promise<void> {
    let found: InvitationInfo[];
    try {
      found = await ask(http.GET("/api/me/invitations"));
    } catch {
      return;
    }
    if (found.length) await need("friends");
    this.invitations = found;
    const told = toldBefore();
    const fresh = found.filter(({ table }) => !told.includes(table));
    if (!this.listed) for (const { by, game } of fresh) toast(t("calls-toast", { name: by, game: title(game) }));
    if (fresh.length) localStorage.setItem(TOLD, JSON.stringify(found.map(({ table }) => table)));
  }

  async #askServer(): Promise<TableInfo[] | null> {
    try {
      await introduce();
      return (await ask(http.GET("/api/tables", { params: { query: { list: "mine", limit: 50 } } }))).tables;
    } catch {
      return null;
    }
  }
}

export const mine = new Mine();

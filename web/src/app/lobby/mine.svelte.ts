// The person's own tables, of this device and at the server, asked for again now and then while the page is in sight.
import { ask, http } from "$lib/api/client";
import { tablesHere } from "$lib/api/device";
import type { TableInfo } from "$lib/api/types";
import { introduce } from "$lib/me.svelte";

const EVERY = 20_000;

class Mine {
  tables: TableInfo[] | null = $state.raw(null);
  #there: TableInfo[] = [];
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

// The person's own tables, asked for again now and then while the page is in sight.
import { ask, http } from "$lib/api/client";
import type { TableInfo } from "$lib/api/types";
import { introduce } from "$lib/me.svelte";

const EVERY = 20_000;

class Mine {
  tables: TableInfo[] | null = $state.raw(null);
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
    try {
      await introduce();
      const answer = await ask(http.GET("/api/tables", { params: { query: { list: "mine", limit: 50 } } }));
      this.tables = answer.tables;
    } catch {
      this.tables ??= [];
    }
  }
}

export const mine = new Mine();

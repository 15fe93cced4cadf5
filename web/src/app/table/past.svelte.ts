// Looking back in a running game: earlier views of your own seat.
import { Tape } from "$app/replay/tape.svelte";
import type { Picture } from "$games/contract";
import { ask, http } from "$lib/api/client";
import type { Eyes, ReplayStep } from "$lib/api/types";

export class Past {
  /** The step that is looked at, null for now. */
  at: number | null = $state(null);
  #tape: Tape | null = $state.raw(null);

  constructor(readonly table: string) {}

  /** What was to be seen then; undefined while it is on its way, or now. */
  get step(): ReplayStep | undefined {
    return this.at === null ? undefined : this.#tape?.step(this.at);
  }

  /** Look at the table after a number of its `last` actions; the last one is now. */
  async to(step: number, last: number, seat: number | null): Promise<void> {
    if (step >= last) return this.leave();
    const at = (this.at = Math.max(0, step));
    const eyes = eyesOf(seat);
    if (this.#tape?.eyes !== eyes) this.#tape = new Tape(this.table, eyes);
    await this.#tape.reach(at);
    if (this.at !== at || this.#tape.step(at)) return;
    this.#tape = new Tape(this.table, eyes); // the game has gone on since
    await this.#tape.reach(at);
  }

  /** What a seat sees there, be it now, in words and as a picture. */
  words(seat: number | null): Promise<Picture> {
    const path = { table_id: this.table };
    if (this.at === null) return ask(http.GET("/api/tables/{table_id}/text", { params: { path, query: { seat } } }));
    const query = { seat: eyesOf(seat), step: this.at };
    return ask(http.GET("/api/tables/{table_id}/replay/text", { params: { path, query } }));
  }

  /** Return to now. */
  leave(): void {
    this.at = this.#tape = null;
  }
}

function eyesOf(seat: number | null): Eyes {
  return seat === null ? "spectator" : (String(seat) as Eyes);
}

// The review of a finished game: kept from before, or made in a thread of its own while the page shows what is known.
import { ask, http } from "$lib/api/client";
import { forkHere } from "$lib/api/device";
import type { Level, TableInfo } from "$lib/api/types";
import type { StoredSeat } from "../../pocket/stored";
import type { GameRecord } from "../../pocket/imported";
import type { Better, Progress, Review, Reviewed } from "../../pocket/review";
import type { FromReviewer, ToReviewer } from "../../pocket/reviewer";
import { load, save } from "./kept";

/** A record as it is served: one of a game that began with a position says so. */
type Served = GameRecord & { start?: string | null };

/** Who plays on for people of a finished game. */
const STAND_IN: Level = "hard";

export class Reviewing {
  readonly table: TableInfo;
  /** What is known so far. */
  found = $state.raw<Progress | null>(null);
  /** Why there is no review, once that is known: nobody can judge the game, or something went wrong. */
  missing = $state<"none" | "failed" | null>(null);
  #worker: Worker | null = null;

  constructor(table: TableInfo) {
    this.table = table;
  }

  get review(): Review | null {
    return this.found?.review ?? null;
  }
  get done(): boolean {
    return this.found !== null && this.found.done === this.found.all;
  }

  /** Find out; what was kept is shown at once, and made anew only where the win chances have changed since. */
  async begin(): Promise<void> {
    this.missing = null;
    try {
      this.found = await load(this.table.id);
      const record = await this.#record();
      if (!record.secret || !record.outcome || record.start) {
        this.missing = "none";
        return;
      }
      this.#worker ??= new Worker(new URL("../../pocket/reviewer.ts", import.meta.url), { type: "module" });
      this.#worker.onmessage = ({ data }: MessageEvent<FromReviewer>) => this.#hear(data);
      this.#worker.onerror = () => (this.missing = this.found ? null : "failed");
      const wish: ToReviewer = { record, known: this.done ? this.found!.review.value : null };
      this.#worker.postMessage(wish);
    } catch {
      this.missing = this.found ? null : "failed";
    }
  }

  end(): void {
    this.#worker?.terminate();
    this.#worker = null;
  }

  #hear(told: FromReviewer): void {
    if (told === "same") return;
    if (told === "none" || told === "failed") {
      this.missing = told;
      return;
    }
    this.found = told;
    if (told.done === told.all) save(this.table.id, told).catch(() => {}); // it can be made again
  }

  async #record(): Promise<Served> {
    const params = { path: { table_id: this.table.id } };
    const found: unknown = await ask(http.GET("/api/tables/{table_id}/record", { params }));
    return found as Served;
  }

  /** A table of this device that goes on from a step, one seat a person's and bots on all others; returns its id. */
  async playOn(step: number, seat: number, name: string): Promise<string> {
    const seats = this.table.seats.map(({ kind, level, color }, i): StoredSeat => {
      const same = kind === "bot" && level && level !== "random" ? level : STAND_IN;
      const bot = { kind: "bot" as const, name: null, level: same };
      return { color, resigned: false, ...(i === seat ? { kind: "person" as const, name, level: null } : bot) };
    });
    return forkHere({ record: await this.#record(), step, seats, title: this.table.title });
  }
}

/** The decisions to look at again, in their order. */
export function mistakes(review: Review | null): Reviewed[] {
  return review?.steps.filter(({ judgment }) => judgment !== null) ?? [];
}

/** What is said about the decision that comes next after a step: the one that was taken, and the better one. */
export function nextDecision(found: Progress | null, at: number): { step: Reviewed; better: Better | null } | null {
  const step = found?.review.steps[at];
  return step && step.loss !== null ? { step, better: found?.better[at + 1] ?? null } : null;
}

// The review of a finished game: stored, or computed in a worker while the page shows partial results.
import { ask, http } from "$lib/api/client";
import { forkHere } from "$lib/api/device";
import type { Level, TableInfo } from "$lib/api/types";
import { commitment } from "../../pocket/chance";
import type { StoredSeat } from "../../pocket/stored";
import type { GameRecord } from "../../pocket/imported";
import type { Margin, Progress, Review, Reviewed } from "../../pocket/review";
import type { FromReviewer, ToReviewer } from "../../pocket/reviewer";
import type { Task } from "../../pocket/task";
import { load, save } from "./kept";
import { remember } from "./marks";

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
  /** The expected margins after the step that was asked for last. */
  margins = $state.raw<{ step: number; margins: Margin[]; playouts: number } | null>(null);
  #asked: number | null = null;
  #wanted: number | null = null;
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

  /** Run the review; a stored one is shown immediately, and recomputed only if the win chances have changed since. */
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
      const message: ToReviewer = { record, known: this.done ? this.found!.review.value : null };
      this.#worker.postMessage(message);
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
    if ("margins" in told) {
      this.margins = told;
      this.#asked = null;
      if (this.#wanted !== null) this.foresee(this.#wanted);
      return;
    }
    this.found = told;
    if (told.done === told.all) {
      save(this.table.id, told).catch(() => {}); // it can be made again
      remember(this.table, told.review);
    }
  }

  /** Ask for the expected margins after a step; of several requests the last one counts. */
  foresee(step: number): void {
    this.#wanted = step;
    if (!this.done || this.#asked !== null || this.margins?.step === step) return;
    this.#asked = step;
    this.#worker?.postMessage({ step } satisfies ToReviewer);
  }

  async #record(): Promise<Served> {
    const params = { path: { table_id: this.table.id } };
    const found: unknown = await ask(http.GET("/api/tables/{table_id}/record", { params }));
    return found as Served;
  }

  /** The position before a step whose action was not the best, to be solved; null where none is known. */
  async task(step: number): Promise<Task | null> {
    const better = this.found?.better[step];
    const seat = this.review?.steps[step - 1]?.seat;
    if (!better || seat === undefined) return null;
    const { game, options, rules, secret, log } = await this.#record();
    const key = `${commitment(secret)} ${step}`; // that of the review, so that it judges by the same deals
    const { number } = better.action;
    return { game, options, rules, secret, log: log.slice(0, step - 1), seat, best: number, several: true, key };
  }

  /** Create a table on this device that continues from a step, with one person and bots; returns its id. */
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

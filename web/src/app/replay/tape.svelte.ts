// The steps of a finished game, loaded in pieces as needed.
import { ask, http } from "$lib/api/client";
import type { Eyes, Replay, ReplayStep } from "$lib/api/types";

const PIECE = 60;

const EYES: readonly Eyes[] = ["open", "spectator", "0", "1", "2", "3", "4", "5"];

/** Whose eyes an address asks for; everything is open where it says nothing that can be. */
export function eyesOf(wanted: string | null): Eyes {
  return EYES.find((eyes) => eyes === wanted) ?? "open";
}

export class Tape {
  /** What all steps share; null until the first piece is here. */
  about: Omit<Replay, "steps"> | null = $state.raw(null);
  #steps = $state.raw<ReadonlyMap<number, ReplayStep>>(new Map());
  #asked = new Set<number>();

  constructor(
    readonly table: string,
    readonly eyes: Eyes,
  ) {}

  /** All steps that are here, in order. */
  get steps(): ReplayStep[] {
    return [...this.#steps.values()].sort((a, b) => a.step - b.step);
  }

  step(at: number): ReplayStep | undefined {
    return this.#steps.get(at);
  }

  /** Fetch everything up to a step and the piece after it. */
  async reach(at: number): Promise<void> {
    for (let from = 0; from <= at + PIECE / 2 && (!this.about || from <= this.about.length); from += PIECE) {
      if (!this.#asked.has(from)) await this.#fetch(from);
    }
  }

  async #fetch(from: number): Promise<void> {
    this.#asked.add(from);
    try {
      const query = { seat: this.eyes, from, count: PIECE };
      const path = { table_id: this.table };
      const answer = await ask(http.GET("/api/tables/{table_id}/replay", { params: { path, query } }));
      const { steps, ...about } = answer;
      this.about = about;
      this.#steps = new Map([...this.#steps, ...steps.map((step) => [step.step, step] as const)]);
    } catch (refusal) {
      this.#asked.delete(from);
      throw refusal;
    }
  }
}

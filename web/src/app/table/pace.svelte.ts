// Slows down fast bots: shows the states of a table one by one, each for long enough to follow.
import { scoring } from "$app/games.svelte";
import type { TableState } from "$lib/api/types";
import { motion, settings } from "$lib/settings.svelte";

/** How long a step is shown, in milliseconds, as a person likes it. */
export const STEP = { slow: 1800, normal: 650, fast: 250, now: 0 } as const;
const HURRY = 150;
const BACKLOG = 6;

export class Pace {
  /** The state to show. */
  shown: TableState | null = $state.raw(null);

  #queue: TableState[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;
  /** When the last points on the board will have landed. */
  #landed = 0;

  /** A newer state has come. */
  push(state: TableState): void {
    const last = this.#queue.at(-1) ?? this.shown;
    const news = !last || state.ply > last.ply;
    if (!news && this.#queue.length) this.#queue[this.#queue.length - 1] = state;
    else if (!news || !motion() || settings.speed === "now" || document.hidden || !this.shown) this.#show(state);
    else {
      this.#queue.push(state);
      // Nobody waits to see what they have just done themselves.
      const own = state.mine.includes(state.log.at(-1)?.seat ?? -1);
      if (this.#timer === null || (own && this.#queue.length === 1)) this.#advance();
    }
  }

  stop(): void {
    this.#rest();
    this.#queue = [];
  }

  #rest(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  #show(state: TableState): void {
    this.stop();
    this.shown = state;
  }

  #advance(): void {
    this.#rest();
    const next = this.#queue.shift();
    if (!next) return;
    this.shown = next;
    const now = performance.now();
    this.#landed = Math.max(this.#landed, now + momentOf(next));
    const step = STEP[settings.speed];
    const landing = settings.speed === "fast" ? 0 : this.#landed - now;
    const hurries = this.#queue.length > BACKLOG && settings.speed !== "slow";
    const moment = hurries ? HURRY : Math.max(step, landing);
    this.#timer = setTimeout(() => this.#advance(), moment);
  }
}

/** How long the last step of a state scores: nobody acts into somebody's moment, but where a clock runs. */
function momentOf(state: TableState): number {
  if (Object.keys(state.deadlines).length) return 0;
  return scoring(state.table.game, state.log.at(-1)?.events ?? []);
}

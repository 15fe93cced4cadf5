// Bots may be faster than eyes: states of a table are shown one after the other, each long enough to be understood.
import type { TableState } from "$lib/api/types";
import { motion } from "$lib/settings.svelte";

const STEP = 650;
const HURRY = 150;
const BACKLOG = 6;

export class Pace {
  /** The state to show. */
  shown: TableState | null = $state.raw(null);

  #queue: TableState[] = [];
  #timer: ReturnType<typeof setTimeout> | null = null;

  /** A newer state has come. */
  push(state: TableState): void {
    const last = this.#queue.at(-1) ?? this.shown;
    const news = !last || state.ply > last.ply;
    if (!news && this.#queue.length) this.#queue[this.#queue.length - 1] = state;
    else if (!news || !motion() || document.hidden || !this.shown) this.#show(state);
    else {
      this.#queue.push(state);
      if (this.#timer === null) this.#advance();
    }
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    this.#queue = [];
  }

  #show(state: TableState): void {
    this.stop();
    this.shown = state;
  }

  #advance(): void {
    const next = this.#queue.shift();
    if (!next) {
      this.#timer = null;
      return;
    }
    this.shown = next;
    this.#timer = setTimeout(() => this.#advance(), this.#queue.length > BACKLOG ? HURRY : STEP);
  }
}

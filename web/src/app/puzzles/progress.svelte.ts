// Your progress with puzzles on this device: rating, streak, and which ones you have tried. If there is a server, it
// judges first answers, too, and its counts from all your devices are shown.
import { ask, http } from "$lib/api/client";
import type { components } from "$lib/api/schema";
import { introduce, isKnown } from "$lib/me.svelte";
import type { Puzzle } from "../../pocket/puzzles";

interface Progress {
  rating: number;
  streak: number;
  longest: number;
  /** The puzzles that were tried, the newest last. */
  tried: string[];
  solved: number;
}

const KEY = "fogcity-puzzles";
const BEGINNER: Progress = { rating: 1200, streak: 0, longest: 0, tried: [], solved: 0 };
/** How much a result changes a rating: more while little is known. */
const [FAST, SLOW, KNOWN] = [60, 24, 20];
/** So many of the nearest ratings are chosen from. */
const NEAREST = 12;

function kept(): Record<string, Progress> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Record<string, Progress>;
  } catch {
    return {};
  }
}

export class Solver {
  readonly game: string;
  progress: Progress = $state(BEGINNER);

  constructor(game: string) {
    this.game = game;
    this.progress = { ...BEGINNER, ...kept()[game] };
  }

  /** A puzzle that was not tried yet, about as hard as the solver is strong; those tried longest ago once all were. */
  next(puzzles: readonly Puzzle[], theme: string | null, random: () => number = Math.random): Puzzle | null {
    const wanted = puzzles.filter((puzzle) => theme === null || puzzle.theme === theme);
    const { tried, rating } = this.progress;
    const fresh = wanted.filter(({ id }) => !tried.includes(id));
    if (!fresh.length) {
      const oldest = tried.find((id) => wanted.some((puzzle) => puzzle.id === id));
      return wanted.find(({ id }) => id === oldest) ?? null;
    }
    const nearest = fresh.sort((a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating)).slice(0, NEAREST);
    return nearest[Math.floor(random() * nearest.length)] ?? null;
  }

  /** Note the first answer to a puzzle, and keep it. */
  answered(puzzle: Puzzle, right: boolean): void {
    const { rating, tried } = this.progress;
    const again = tried.includes(puzzle.id);
    const expected = 1 / (1 + 10 ** ((puzzle.rating - rating) / 400));
    const step = again ? 0 : tried.length < KNOWN ? FAST : SLOW;
    const streak = right ? this.progress.streak + 1 : 0;
    this.progress = {
      rating: Math.round(rating + step * (Number(right) - expected)),
      streak,
      longest: Math.max(this.progress.longest, streak),
      tried: [...tried.filter((id) => id !== puzzle.id), puzzle.id],
      solved: this.progress.solved + Number(right && !again),
    };
    this.#keep();
  }

  /** Take over what was counted on other devices, if there is an account. */
  async meet(): Promise<void> {
    if (!isKnown()) return;
    const params = { path: { game: this.game }, query: { limit: 1 } };
    const { tried } = this.progress;
    try {
      const { mine } = await ask(http.GET("/api/puzzles/{game}/leaders", { params }));
      if (mine && this.progress.tried === tried) this.#take(mine); // else an answer given meanwhile brings newer ones
    } catch {
      // The device has its own count.
    }
  }

  /** Tell the server of a first answer, null for giving up; without a connection it counts on this device alone. */
  async send(puzzle: Puzzle, answer: number | null): Promise<void> {
    const params = { path: { game: this.game } };
    try {
      await introduce();
      const body = { puzzle: puzzle.id, answer };
      this.#take(await ask(http.POST("/api/puzzles/{game}", { params, body })));
    } catch {
      // The device has counted it.
    }
  }

  #take({ tried, rating, streak, longest, solved }: components["schemas"]["Solver"]): void {
    if (tried < this.progress.tried.length) return; // what was answered here without an account counts here
    this.progress = { ...this.progress, rating, streak, longest, solved };
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...kept(), [this.game]: this.progress }));
    } catch {
      // A browser that keeps nothing still asks.
    }
  }
}

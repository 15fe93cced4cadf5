// Puzzles: positions of games that follow from their numbers.
import { hex, sha256 } from "./chance.ts";
import type { Task } from "./task.ts";

type Row = readonly [step: number, best: number, gap: number, theme: string, rating: number];

/** A file of puzzles: see fogcity/puzzles/store.py. */
export interface PuzzleFile {
  game: string;
  rules: number;
  seed: number;
  games: readonly (readonly [number: number, log: readonly number[], puzzles: readonly Row[]])[];
}

export interface Puzzle {
  /** The number of its game and its step. */
  id: string;
  number: number;
  log: readonly number[];
  step: number;
  best: number;
  theme: string;
  rating: number;
}

/** All puzzles of a file. */
export function puzzlesOf({ games }: PuzzleFile): Puzzle[] {
  return games.flatMap(([number, log, puzzles]) =>
    puzzles.map(([step, best, , theme, rating]) => ({ id: `${number}-${step}`, number, log, step, best, theme, rating })),
  );
}

/** What is asked in a puzzle. */
export function taskOf({ game, seed, rules }: Omit<PuzzleFile, "games">, puzzle: Puzzle): Task {
  const { id, number, log, step, best } = puzzle;
  const secret = hex(sha256(new TextEncoder().encode(`puzzles ${game} ${seed} ${number}`)));
  const before = log.slice(0, step);
  return { game, options: { players: 2 }, rules, secret, log: before, seat: null, best, several: false, key: `answer ${id}` };
}

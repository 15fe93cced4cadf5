// Puzzles on the device: a position of a game that is replayed from its number, and what an answer is worth.
import type { GameAction, GameEvent, GameReason, GameView } from "../lib/api/types.ts";
import { chance, hex, sha256 } from "./chance.ts";
import type { Engine, State } from "./engine.ts";
import type { Shown } from "./game.ts";
import type { Judge } from "./review.ts";

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

/** A position to be solved, as the seat that acts sees it. */
export interface Posed {
  seat: number;
  view: GameView;
  legal: GameAction[];
  board: unknown;
  /** What was done last, and what came of it. */
  last: { seat: number; action: GameAction; events: GameEvent[] } | null;
}

/** What an answer is worth: nothing is lost by the right one. */
export interface Verdict {
  right: boolean;
  /** The win chance that the answer loses. */
  lost: number;
  best: GameAction;
  reasons: GameReason[];
}

const SPECTATOR = -1;

/** One puzzle in an engine of its game. */
export class Position {
  readonly posed: Posed;
  #engine: Engine;
  #shown: Shown;
  #puzzle: Puzzle;
  #veiled: State;

  constructor(engine: Engine, shown: Shown, file: Pick<PuzzleFile, "game" | "seed">, puzzle: Puzzle) {
    this.#engine = engine;
    this.#shown = shown;
    this.#puzzle = puzzle;
    const secret = hex(sha256(new TextEncoder().encode(`puzzles ${file.game} ${file.seed} ${puzzle.number}`)));
    engine.seed(...chance(secret, 0));
    engine.start();
    let last: Posed["last"] = null;
    for (const [i, number] of puzzle.log.slice(0, puzzle.step).entries()) {
      const seat = engine.waiting()[0]!;
      const before = engine.content;
      const then = engine.veiled(SPECTATOR);
      engine.seed(...chance(secret, i + 1));
      engine.apply(seat, number);
      if (i < puzzle.step - 1) continue;
      const after = engine.content;
      const events = shown.events(then, engine.veiled(SPECTATOR), seat, before, number);
      last = { seat, action: shown.publicAction(before, seat, number), events };
      engine.content = after;
    }
    const seat = engine.waiting()[0]!;
    this.#veiled = engine.veiled(seat);
    const legal = engine.legal(seat).map((number) => shown.action(this.#veiled, seat, number));
    this.posed = { seat, view: shown.view(this.#veiled, seat), legal, board: engine.board, last };
  }

  verdict(answer: number, judge: Judge | null): Verdict {
    const { best, id } = this.#puzzle;
    const { seat } = this.posed;
    this.#engine.content = this.#veiled;
    const lost = answer === best || !judge ? 0 : judge.gain(this.#veiled, seat, best, answer, `answer ${id}`);
    return {
      right: answer === best,
      lost: Math.max(0, lost),
      best: this.#shown.action(this.#veiled, seat, best),
      reasons: this.#shown.reasons(this.#veiled, seat, best),
    };
  }
}

// A position to solve on the device: set up from its log, with the value of each answer.
import type { GameAction, GameEvent, GameView } from "../lib/api/types.ts";
import type { Engine, Options, State } from "./engine.ts";
import type { Shown } from "./game.ts";
import { type Entry, replayed } from "./replayed.ts";
import type { Better, Judge } from "./review.ts";

/** A position of a game, and the action that is best there. */
export interface Task {
  game: string;
  options: Options;
  rules: number;
  secret: string;
  /** All that happened before. */
  log: readonly Entry[];
  /** Who is asked; null where only one seat can act. */
  seat: number | null;
  best: number;
  /** Whether answers that are nearly as good are right, too. */
  several: boolean;
  /** Seeds the deals that actions are compared on. */
  key: string;
}

/** The position as the seat that acts sees it. */
export interface Posed {
  seat: number;
  view: GameView;
  legal: GameAction[];
  board: unknown;
  /** What was done last, and what came of it. */
  last: { seat: number; action: GameAction; events: GameEvent[] } | null;
}

/** What an answer is worth. */
export interface Verdict {
  right: boolean;
  /** The win chance that the answer loses. */
  lost: number;
}

/** All actions that are right, the best one first. */
export interface Solution {
  good: Better[];
}

const SPECTATOR = -1;
/** Actions are tried on so many deals before they are tried on all. */
const QUICK = 8;
/** What loses so many times the tolerance on a few deals is not tried on more. */
const HOPELESS = 4;
/** The most actions that are shown. */
const MOST = 5;

/** One task in an engine of its game. */
export class Position {
  readonly posed: Posed;
  #engine: Engine;
  #shown: Shown;
  #task: Task;
  #veiled: State;

  constructor(engine: Engine, shown: Shown, task: Task) {
    this.#engine = engine;
    this.#shown = shown;
    this.#task = task;
    const { dealt, steps } = replayed(task, engine, shown);
    const step = steps.at(-1);
    const veiled = (state: State, seat: number): State => {
      engine.content = state;
      return engine.veiled(seat);
    };
    let last: Posed["last"] = null;
    if (step) {
      const [then, now] = [step.before, step.after].map((state) => veiled(state, SPECTATOR));
      const events = shown.events(then!, now!, step.seat, step.before, step.number);
      last = { seat: step.seat, action: shown.publicAction(step.before, step.seat, step.number), events };
    }
    const here = step?.after ?? dealt;
    engine.content = here;
    const seat = task.seat ?? engine.waiting()[0]!;
    const numbers = engine.legal(seat);
    this.#veiled = veiled(here, seat);
    const legal = numbers.map((number) => shown.action(this.#veiled, seat, number));
    this.posed = { seat, view: shown.view(this.#veiled, seat), legal, board: engine.board, last };
  }

  verdict(answer: number, judge: Judge | null): Verdict {
    const { best, several } = this.#task;
    if (answer === best || !judge) return { right: answer === best, lost: 0 };
    const lost = this.#lost(answer, judge);
    return { right: several && lost <= judge.scale.tolerance, lost: Math.max(0, lost) };
  }

  solution(judge: Judge | null): Solution {
    const { best, several } = this.#task;
    const near = several && judge ? this.#near(judge) : [];
    const { seat } = this.posed;
    const good = [best, ...near].map((number) => ({
      action: this.#shown.action(this.#veiled, seat, number),
      reasons: this.#shown.reasons(this.#veiled, seat, number),
    }));
    return { good };
  }

  /** Other actions that are right, too: those that lose least first. */
  #near(judge: Judge): number[] {
    const { tolerance } = judge.scale;
    return this.posed.legal
      .filter(({ number }) => number !== this.#task.best)
      .filter(({ number }) => this.#lost(number, judge, QUICK) <= HOPELESS * tolerance)
      .map(({ number }) => ({ number, lost: this.#lost(number, judge) }))
      .filter(({ lost }) => lost <= tolerance)
      .sort((a, b) => a.lost - b.lost)
      .slice(0, MOST - 1)
      .map(({ number }) => number);
  }

  #lost(answer: number, judge: Judge, deals = judge.scale.deals): number {
    this.#engine.content = this.#veiled;
    return judge.gain(this.#veiled, this.posed.seat, this.#task.best, answer, this.#task.key, deals);
  }
}

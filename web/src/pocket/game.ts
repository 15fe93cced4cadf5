// A game as people see it: views, actions and events of states, from the script generated from its Python code.
import type { GameAction, GameEvent, GameReason, GameView } from "../lib/api/types.ts";
import type { Engine, State } from "./engine.ts";
import * as python from "./python.ts";

const { plain } = python;

/** The script of a game: see fogcity/pocket/script.py. */
export interface Script {
  make(
    py: typeof python,
    door: (name: string) => (...given: unknown[]) => unknown,
  ): {
    new (setup: unknown, players: number, row: number): Methods;
    layouts: { setup: python.Layout; state: python.Layout };
  };
}

interface Methods {
  view(veiled: unknown, seat: number): unknown;
  action(s: unknown, seat: number, number: number): { number: number };
  public(action: unknown): unknown;
  events(seat: number, action: unknown, before: unknown, after: unknown): unknown[];
  read(s: unknown, seat: number, text: string): { number: number };
  action_text(type: string, fields: Map<string, unknown>): string;
  describe(veiled: unknown, seat: number, action: unknown): string;
  reasons(veiled: unknown, seat: number, action: unknown): Iterable<unknown>;
  places(s: unknown): number[];
  written_scores(s: unknown): string[];
  outcome(s: unknown): unknown;
  judge?(text: string): unknown;
}

/** What one can ask of a state about people's side of it; all answers are as the server would give them. */
export class Shown {
  #game: Methods;
  #state: python.Layout;

  constructor(script: Script, engine: Engine) {
    const Game = script.make(
      python,
      (name) =>
        (...given) =>
          engine.ask(name, given),
    );
    const setup = engine.module.bytes(engine.setup, engine.book.sizes.setup).slice();
    this.#game = new Game(Game.layouts.setup.of(setup), engine.players, engine.row);
    this.#state = Game.layouts.state;
  }

  /** What a seat sees of a state that is veiled for it; -1 is somebody who only looks on. */
  view(veiled: State, seat: number): GameView {
    return plain(this.#game.view(this.#state.of(veiled), seat)) as GameView;
  }

  /** A legal action by its number, in the state before it. */
  action(state: State, seat: number, number: number): GameAction {
    return plain(this.#game.action(this.#state.of(state), seat, number)) as GameAction;
  }

  /** An action as the other seats may see it. */
  publicAction(state: State, seat: number, number: number): GameAction {
    return plain(this.#game.public(this.#game.action(this.#state.of(state), seat, number))) as GameAction;
  }

  /** What everybody could see happen in a step, from the states before and after it as a spectator knows them. */
  events(before: State, after: State, seat: number, state: State, number: number): GameEvent[] {
    const [then, now] = [before, after].map((veiled) => this.#game.view(this.#state.of(veiled), -1));
    const action = this.#game.public(this.#game.action(this.#state.of(state), seat, number));
    return [...this.#game.events(seat, action, then, now)].map((event) => plain(event) as GameEvent);
  }

  /** The number of the legal action that a text means; Illegal and BadInput of python.ts say why there is none. */
  read(state: State, seat: number, text: string): number {
    return this.#game.read(this.#state.of(state), seat, text).number;
  }

  /** What a legal action would do, in a sentence, as far as its seat can know. */
  describe(veiled: State, seat: number, number: number): string {
    const s = this.#state.of(veiled);
    return this.#game.describe(s, seat, this.#game.action(s, seat, number));
  }

  /** What speaks for a legal action, the weightiest first. */
  reasons(veiled: State, seat: number, number: number): GameReason[] {
    const s = this.#state.of(veiled);
    return [...this.#game.reasons(s, seat, this.#game.action(s, seat, number))].map((reason) => plain(reason) as GameReason);
  }

  /** How a game ended: places, points as people write them, and all that led to them. */
  places(state: State): number[] {
    return this.#game.places(this.#state.of(state));
  }
  scores(state: State): string[] {
    return this.#game.written_scores(this.#state.of(state));
  }
  outcome(state: State): Record<string, unknown> {
    return plain(this.#game.outcome(this.#state.of(state))) as Record<string, unknown>;
  }

  /** Judge and score a game that was typed in; null where the game has no form for that. */
  judge(text: string): Record<string, unknown> | null {
    return this.#game.judge ? (plain(this.#game.judge(text)) as Record<string, unknown>) : null;
  }

  /** The text of an action that somebody tries, legal or not. */
  actionText({ type, ...fields }: Readonly<Record<string, unknown>> & { type: string }): string {
    return this.#game.action_text(type, new Map(Object.entries(fields)));
  }
}

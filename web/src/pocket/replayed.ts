// A record step by step, as fogcity/record.py replays it.
import { chance } from "./chance.ts";
import type { Engine, State } from "./engine.ts";
import type { Shown } from "./game.ts";
import { seatAndAction } from "./imported.ts";

/** An action of a log: its text, as records have it, or its number where only one seat can act. */
export type Entry = string | number;

export interface ReplayedStep {
  seat: number;
  number: number;
  text: string;
  before: State;
  after: State;
  /** How many actions the seat had to choose from. */
  choices: number;
}

export interface Replayed {
  dealt: State;
  steps: ReplayedStep[];
}

/** Replay the first steps of a record, or all; the record must hold its secret and begin with an ordinary set-up. */
export function replayed(
  { secret, log }: { secret: string; log: readonly Entry[] },
  engine: Engine,
  shown: Shown,
  count = log.length,
): Replayed {
  engine.seed(...chance(secret, 0));
  engine.start();
  const dealt = engine.content;
  const steps: ReplayedStep[] = [];
  for (const entry of log.slice(0, count)) {
    const before = engine.content;
    const [seat, action] = typeof entry === "number" ? [engine.waiting()[0]!, entry] : seatAndAction(entry, engine.waiting());
    const choices = engine.legal(seat).length;
    const number = typeof action === "number" ? action : shown.read(before, seat, action);
    const { text } = shown.action(before, seat, number);
    engine.content = before;
    engine.seed(...chance(secret, steps.length + 1));
    engine.apply(seat, number);
    steps.push({ seat, number, text, before, after: engine.content, choices });
  }
  return { dealt, steps };
}

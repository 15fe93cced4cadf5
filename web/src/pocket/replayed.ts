// A record step by step, as fogcity/record.py replays it.
import { chance } from "./chance.ts";
import type { Engine, State } from "./engine.ts";
import type { Shown } from "./game.ts";
import { type GameRecord, seatAndAction } from "./imported.ts";

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
export function replayed(record: GameRecord, engine: Engine, shown: Shown, count = record.log.length): Replayed {
  const { secret } = record;
  engine.seed(...chance(secret, 0));
  engine.start();
  const dealt = engine.content;
  const steps: ReplayedStep[] = [];
  for (const entry of record.log.slice(0, count)) {
    const before = engine.content;
    const [seat, action] = seatAndAction(entry, engine.waiting());
    const choices = engine.legal(seat).length;
    const number = shown.read(before, seat, action);
    const { text } = shown.action(before, seat, number);
    engine.content = before;
    engine.seed(...chance(secret, steps.length + 1));
    engine.apply(seat, number);
    steps.push({ seat, number, text, before, after: engine.content, choices });
  }
  return { dealt, steps };
}

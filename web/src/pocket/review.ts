// A review on the device: luck and play of every step, as fogcity/review does it and with the same functions.
import type { GameAction, GameReason } from "../lib/api/types.ts";
import { choose } from "./bots.ts";
import { commitment, sha256 } from "./chance.ts";
import type { BotKind, Engine, State } from "./engine.ts";
import type { Shown } from "./game.ts";
import { type Block, count } from "./module.ts";
import type { GameRecord } from "./imported.ts";
import { replayed, type ReplayedStep } from "./replayed.ts";

export type Judgment = "inaccuracy" | "mistake" | "blunder";

/** One action of a game; lists have a number for each seat. Fields are those of `fogcity review --json`. */
export interface Reviewed {
  step: number;
  seat: number;
  action: string;
  chances: number[];
  play: number[];
  luck: number[];
  best: string | null;
  loss: number | null;
  judgment: Judgment | null;
}

/** What the result of a seat is made of: start + luck + play + others = result. */
export interface Summary {
  name: string;
  start: number;
  luck: number;
  play: number;
  others: number;
  result: number;
  accuracy: number | null;
}

export interface Review {
  game: string;
  /** The version of the value function. */
  value: string;
  dealt: number[];
  steps: Reviewed[];
  players: Summary[];
  /** The steps that raised the winner's chance most; 0 is the deal. */
  moments: number[];
}

/** An action that would have been good, and what speaks for it. */
export interface Better {
  action: GameAction;
  reasons: GameReason[];
}

/** The points by which a seat is expected to end ahead of the best of the others, and their standard error. */
export interface Margin {
  points: number;
  error: number;
}

/** What is known so far: luck, then decisions come bit by bit. */
export interface Progress {
  review: Review;
  better: Record<number, Better>;
  /** Parts of the work that are done. */
  done: number;
  all: number;
}

/** What the book says about reviews: see fogcity/review/scale.py. */
export interface Scale {
  rows: readonly number[];
  kinds: readonly (BotKind | null)[];
  value: string;
  thresholds: Readonly<Record<Judgment, number>>;
  decided: number;
  moments: number;
  search: string;
  iterations: number;
  deals: number;
  tolerance: number;
  playouts: number;
}

const MILLION = 1_000_000;
const TENTHS = 10;
const START = -1;
const ROOM = 3;

/** Judges positions, as `Judge` in fogcity/review/values.py. */
export class Judge {
  readonly scale: Scale;
  #engine: Engine;
  #kind: BotKind;
  #thinker: BotKind;
  #states: Block;
  #raw: Block;
  #out: Block;
  #key: Block;

  private constructor(engine: Engine, scale: Scale, kind: BotKind, thinker: BotKind) {
    const { module, book } = engine;
    this.scale = scale;
    this.#engine = engine;
    this.#kind = kind;
    this.#thinker = thinker;
    this.#states = module.block(book.sizes.state, ROOM);
    this.#raw = { at: this.#states.at, shape: [ROOM * book.sizes.state], item: 1 };
    this.#out = module.block(8, 2 * engine.players);
    this.#key = module.block(4, 3);
  }

  /** Who judges games with an engine's options; null where nobody can. */
  static async of(engine: Engine): Promise<Judge | null> {
    const scale = engine.book.review;
    const kind = scale.kinds[scale.rows[engine.row]!];
    const thinker = engine.kindOf(scale.search);
    if (!kind || !thinker) return null;
    await engine.learn(kind);
    await engine.learn(thinker);
    return new Judge(engine, scale, kind, thinker);
  }

  /** What a position is worth to every seat, in parts of a million. */
  value(state: State): number[] {
    this.#ask("value", state, {});
    return this.#answer();
  }

  /** The mean value of what an action may lead to; a text seeds draws where that is too much. */
  expected(state: State, seat: number, action: number, key: string): number[] {
    this.#ask("expected", state, { raw: this.#raw, seat, action, key: this.#words(key) });
    return this.#answer();
  }

  /** What every seat is expected to end ahead by, from games that the network plays on from a state. */
  margins(state: State, key: string): Margin[] {
    const { playouts } = this.scale;
    this.#ask("margins", state, { iterations: playouts, key: this.#words(key) });
    const sums = this.#sums();
    const { players } = this.#engine;
    return sums.slice(0, players).map((total, seat) => {
      const spread = Math.max(0, sums[players + seat]! * playouts - total * total);
      return {
        points: total / (playouts * TENTHS),
        error: Math.sqrt(spread / (playouts - 1)) / (playouts * TENTHS),
      };
    });
  }

  /** How much more win chance an action has than another, by what the seat knows. */
  gain(veiled: State, seat: number, action: number, other: number, key: string, deals = this.scale.deals): number {
    return this.#ask("gain", veiled, { seat, action, other, iterations: deals, key: this.#words(key) });
  }

  /** What a strong search would do. */
  best(veiled: State, seat: number): number {
    const budget = { iterations: this.scale.iterations, seconds: null };
    return choose(this.#engine, this.#thinker, 0, veiled, seat, budget);
  }

  accuracy(losses: readonly number[]): number | null {
    if (!losses.length) return null;
    const { module } = this.#engine;
    const before = module.used;
    const block = module.block(8, losses.length);
    new Float64Array(module.memory.buffer, block.at, count(block.shape)).set(losses);
    const found = this.#engine.run(this.#kind.calls["accuracy"]!, { losses: block });
    module.used = before;
    return found;
  }

  judgment(loss: number): Judgment | null {
    const names = Object.entries(this.scale.thresholds) as [Judgment, number][];
    return names.find(([, least]) => loss >= least)?.[0] ?? null;
  }

  #ask(what: string, state: State, given: Record<string, number | Block>): number {
    const engine = this.#engine;
    engine.module.bytesOf(this.#states).set(state);
    const here = { setup: engine.setup, states: this.#states, out: this.#out };
    return engine.run(this.#kind.calls[what]!, { ...here, ...given });
  }
  #answer(): number[] {
    return this.#sums().slice(0, this.#engine.players);
  }
  #sums(): number[] {
    return Array.from(this.#engine.module.bigint64(this.#out), Number);
  }
  #words(key: string): Block {
    const digest = sha256(new TextEncoder().encode(key));
    this.#engine.module.bytesOf(this.#key).set(digest.subarray(0, 12));
    return this.#key;
  }
}

const shares = (values: readonly number[]): number[] => values.map((value) => value / MILLION);
const minus = (a: readonly number[], b: readonly number[]): number[] => a.map((value, i) => value - b[i]!);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Expected margins after the first steps of a game. */
export function margins(record: GameRecord, engine: Engine, shown: Shown, judge: Judge, step: number): Margin[] {
  const { dealt, steps } = replayed(record, engine, shown, step);
  return judge.margins(steps.at(-1)?.after ?? dealt, `${commitment(record.secret)} margin ${step}`);
}

/**
 * Review a finished game: win chances at once, then luck and play, then decisions, the costliest ones first.
 * What it gives tells all that is known by then.
 */
export function* review(record: GameRecord, engine: Engine, shown: Shown, judge: Judge): Generator<() => Progress> {
  const { dealt, steps } = replayed(record, engine, shown);
  const promise = commitment(record.secret);
  const key = (step: number): string => `${promise} ${step}`;
  const values = [judge.value(dealt), ...steps.map(({ after }) => judge.value(after))];
  const nothing = new Uint8Array(engine.book.sizes.state); // before anything is dealt
  const plays = values.map(() => values[0]!.map(() => 0));
  const lucks = values.map(() => values[0]!.map(() => 0));
  const losses = new Map<number, { best: number; loss: number }>();
  const better: Record<number, Better> = {};
  const open = steps.flatMap(({ choices }, i) => (choices > 1 ? [i] : []));
  const all = steps.length + open.length + 1;
  let done = 0;
  const told = (): Progress => {
    const reviewed = steps.map((step, i) => one(step, i));
    const players = record.names.map((name, seat) => summary(name, seat, reviewed));
    const winner = values.at(-1)!.indexOf(Math.max(...values.at(-1)!));
    const swings = values.map((_, i) => Math.max(lucks[i]![winner]!, plays[i]![winner]!));
    const order = swings.map((_, i) => i).sort((a, b) => swings[b]! - swings[a]! || a - b);
    const moments = done > steps.length ? order.slice(0, judge.scale.moments) : [];
    const found = { game: record.game, value: judge.scale.value, dealt: shares(values[0]!), steps: reviewed };
    return { review: { ...found, players, moments }, better: { ...better }, done, all };
  };
  const one = ({ seat, text, before }: ReplayedStep, i: number): Reviewed => {
    const [chances, play, luck] = [values, plays, lucks].map((parts) => shares(parts[i + 1]!));
    const found = losses.get(i);
    const best = found ? shown.action(before, seat, found.best).text : null;
    const loss = found?.loss ?? null;
    const judged = { best, loss, judgment: loss === null ? null : judge.judgment(loss) };
    return { step: i + 1, seat, action: text, chances: chances!, play: play!, luck: luck!, ...judged };
  };
  const summary = (name: string, seat: number, reviewed: readonly Reviewed[]): Summary => {
    const of = (parts: readonly number[][]): number[] => parts.map((part) => part[seat]!);
    const [mine, luck, end] = [of(plays), sum(of(lucks)), values.at(-1)![seat]!];
    const own = sum(steps.map((step, i) => (step.seat === seat ? mine[i + 1]! : 0)));
    const edge = judge.scale.decided * MILLION;
    const lost = reviewed.flatMap((step, i) => {
      const before = values[i]![seat]!;
      return step.seat === seat && step.loss !== null && before > edge && before < MILLION - edge ? [step.loss] : [];
    });
    const parts = [values[0]![seat]! - lucks[0]![seat]!, luck, own, sum(mine) - own, end];
    const [start = 0, lucky = 0, play = 0, others = 0, result = 0] = shares(parts);
    return { name, start, luck: lucky, play, others, result, accuracy: judge.accuracy(lost) };
  };
  yield told;
  lucks[0] = minus(values[0]!, judge.expected(nothing, 0, START, promise));
  done += 1;
  for (const [i, { seat, number, before }] of steps.entries()) {
    const mean = judge.expected(before, seat, number, key(i + 1));
    plays[i + 1] = minus(mean, values[i]!);
    lucks[i + 1] = minus(values[i + 1]!, mean);
    done += 1;
    yield told;
  }
  open.sort((a, b) => plays[a + 1]![steps[a]!.seat]! - plays[b + 1]![steps[b]!.seat]! || a - b);
  for (const i of open) {
    const { seat, number, before } = steps[i]!;
    engine.content = before;
    const veiled = engine.veiled(seat);
    const best = judge.best(veiled, seat);
    const gain = best === number ? 0 : judge.gain(veiled, seat, best, number, key(i + 1));
    losses.set(i, { best, loss: Math.max(0, Math.trunc(gain * MILLION + 0.5)) / MILLION });
    if (best !== number)
      better[i + 1] = { action: shown.action(veiled, seat, best), reasons: shown.reasons(veiled, seat, best) };
    done += 1;
    yield told;
  }
}

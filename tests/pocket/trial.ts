// The browser's side of trial.py: asks a module for the same games and trees.
import { choose, search } from "../../web/src/pocket/bots.ts";
import { Engine, type Files, type Options } from "../../web/src/pocket/engine.ts";
import type { Block } from "../../web/src/pocket/module.ts";

/** Random games, numbered from `first` on; or trees of a bot in the positions after so many random actions. */
export interface Job {
  game: string;
  options: Options;
  key: number;
  first: number;
  count: number;
  bot?: string;
  plies?: number;
  iterations?: number;
}

const FIRST = 0x811c9dc5;
const PRIME = 0x01000193;

function mix(number: number, words: Uint32Array): number {
  for (let i = 0; i < words.length; i++) number = Math.imul(number ^ words[i]!, PRIME);
  return number;
}

export async function run(job: Job, files: Files): Promise<{ numbers: number[]; seconds: number; actions: number }> {
  const engine = await Engine.open(job.game, job.options, files);
  const started = performance.now();
  const numbers: number[] = [];
  let actions = 0;
  if (job.bot === undefined) {
    const play = trial(engine);
    for (let i = 0; i < job.count; i++) numbers.push(play(job.key, job.first + i));
    actions = play.actions;
  } else {
    for (let i = 0; i < job.count; i++) numbers.push(...(await tree(engine, job, job.first + i)));
  }
  return { numbers, seconds: (performance.now() - started) / 1000, actions };
}

type Play = ((key: number, number: number) => number) & { actions: number };

function trial(engine: Engine): Play {
  const { module, book, setup, state: s, rng, mask } = engine;
  const { state, observation = 0, observation2 = 0, room = 0 } = book.sizes;
  const veiled = module.room(state + 4);
  const scores = module.block(4, engine.players);
  const seen = module.block(1, observation);
  const seen2 = module.block(1, observation2);
  const places = module.block(2, room);
  module.room(8);
  const words = (at: number, size: number): Uint32Array =>
    new Uint32Array(module.memory.buffer, at, Math.ceil(size / 4));
  const of = (block: Block): Uint32Array => words(block.at, block.item * block.shape[0]!);
  const play = ((key, number) => {
    module.call("seed", rng, key, number, 0);
    module.call("start", setup, s, rng);
    let total = FIRST;
    while (!module.call("over", setup, s)) {
      const seat = 31 - Math.clz32(lowest(module.call("waiting", setup, s)));
      const count = module.call("legal", setup, s, seat, mask);
      total = mix(mix(total, words(s, state)), of(mask));
      module.bytes(veiled, state).set(module.bytes(s, state));
      module.call("veil", setup, veiled, seat);
      total = mix(total, words(veiled, state));
      if (observation) {
        module.bytesOf(seen).fill(0);
        module.bytesOf(seen2).fill(0);
        module.call("observe", setup, veiled, seat, seen);
        module.call("clear_part", 0, 1, places);
        module.call("prepare_part", setup, veiled, seat, 0, 1, places);
        module.call("observe_part", setup, veiled, seat, 0, 1, places, seen2);
      }
      total = mix(mix(total, of(seen)), of(seen2));
      module.call("resample", setup, veiled, rng);
      total = mix(total, words(veiled, state));
      module.call("scores", setup, s, scores);
      total = mix(total, of(scores));
      const action = nth(of(mask), module.call("below", rng, count));
      module.call("apply", setup, s, seat, action, rng);
      play.actions += 1;
    }
    module.call("scores", setup, s, scores);
    return mix(mix(mix(total, words(s, state)), of(scores)), of(rng)) >>> 0;
  }) as Play;
  play.actions = 0;
  return play;
}

function lowest(mask: number): number {
  return mask & -mask;
}

/** The n-th set bit. */
function nth(words: Uint32Array, n: number): number {
  for (let word = 0; ; word++) {
    for (let rest = words[word]!; rest; rest &= rest - 1) {
      if (n-- === 0) return 32 * word + 31 - Math.clz32(lowest(rest));
    }
  }
}

/** A bot's visits and whole tree in a position that chance came to. */
async function tree(engine: Engine, job: Job, number: number): Promise<number[]> {
  const kind = engine.kindOf(job.bot!);
  if (!kind) throw new Error(`there is no ${job.bot} with these options`);
  await engine.learn(kind);
  engine.seed(job.key, number, 0);
  engine.start();
  for (let ply = 0; ply < job.plies!; ply++) {
    const seat = engine.waiting()[0]!;
    const legal = engine.legal(seat);
    engine.apply(seat, legal[engine.module.call("below", engine.rng, legal.length)]!);
  }
  const seat = engine.waiting()[0]!;
  const veiled = engine.veiled(seat);
  engine.content = veiled;
  const actions = engine.legal(seat);
  const budget = { iterations: job.iterations!, seconds: null };
  if (!kind.calls["grow"]) return [choose(engine, kind, number, veiled, seat)];
  let whole = FIRST;
  const visits = search(engine, kind, number, veiled, seat, actions, budget, (tree) => {
    const padded = new Uint8Array(4 * Math.ceil(tree.length / 4));
    padded.set(tree);
    whole = mix(whole, new Uint32Array(padded.buffer)) >>> 0;
  });
  return [...visits, whole];
}

// Bots on the device: the same calls as fogcity/bots/calls.py and thinking.py make, in the same order.
import { type BotKind, type Engine, type State } from "./engine.ts";
import { type Block } from "./module.ts";

const FIRST_BATCH = 16;
const LOOKS = 24;
const EDGES = 1 << 20;
const EDGES_PER_ITERATION = 16;
const ITERATIONS_PER_SECOND = 150_000;
const SMALLEST_TREE = 10;

/** How long a bot may think: iterations, or seconds. */
export interface Budget {
  iterations: number | null;
  seconds: number | null;
}

/** The action that a bot chooses for a seat that knows this state; `learn` has loaded what it needs. */
export function choose(
  engine: Engine,
  kind: BotKind,
  seed: number,
  veiled: State,
  seat: number,
  budget?: Budget,
): number {
  const before = engine.content;
  engine.content = veiled;
  try {
    return chosen(engine, kind, seed, veiled, seat, budget ?? kind);
  } finally {
    engine.content = before;
  }
}

function chosen(engine: Engine, kind: BotKind, seed: number, veiled: State, seat: number, budget: Budget): number {
  const actions = engine.legal(seat);
  if (actions.length === 1) return actions[0]!;
  const { choice, sure, grow } = kind.calls;
  engine.seed(seed, crc32(veiled), seat);
  const given = { setup: engine.setup, state: engine.state, seat, rng: engine.rng };
  if (choice) return engine.run(choice, given);
  if (sure) {
    const found = engine.run(sure, given);
    if (found >= 0) return found;
  }
  if (!grow) return actions[engine.module.call("below", engine.rng, actions.length)]!;
  const visits = search(engine, kind, seed, veiled, seat, actions, budget);
  return actions[visits.indexOf(Math.max(...visits))]!;
}

/** Grow a tree within a budget; returns how often each action was played, and shows the tree's bytes to who watches. */
export function search(
  engine: Engine,
  kind: BotKind,
  seed: number,
  veiled: State,
  seat: number,
  actions: readonly number[],
  budget: Budget,
  watch?: (tree: Uint8Array) => void,
): number[] {
  const { module, book } = engine;
  const before = module.used;
  const keys = module.block(8, actions.length);
  const found = module.block(8, actions.length);
  const key = kind.calls["key"];
  actions.forEach((action, i) => {
    const known = key ? engine.run(key, { setup: engine.setup, state: engine.state, seat, action }) : action;
    module.bigint64(keys)[i] = BigInt(known);
  });
  const expected = budget.iterations ?? ITERATIONS_PER_SECOND * (budget.seconds ?? 0);
  const edges = Math.min(EDGES, Math.floor(EDGES_PER_ITERATION * expected));
  const tree = module.block(book.sizes.edge, 2 ** Math.max(SMALLEST_TREE, Math.ceil(Math.log2(edges))));
  const states = module.block(book.sizes.state, 2);
  module.bytesOf(states).set(veiled);
  module.bytesOf(states).set(veiled, veiled.length);
  engine.seed(seed, crc32(veiled), seat);
  const sorted = [...new Set(module.bigint64(keys))].sort((a, b) => Number(a - b));
  const distinct = module.block(8, sorted.length);
  module.bigint64(distinct).set(sorted);
  const visits = (of: Block): number[] => {
    module.bytesOf(found).fill(0);
    module.open("root_visits", tree, of, found);
    return Array.from(module.bigint64(found), Number).slice(0, of.shape[0]);
  };
  const started = performance.now();
  let done = 0;
  let batch = FIRST_BATCH;
  let left = budget.iterations ?? FIRST_BATCH;
  while (left > 0 && !certain(visits(distinct), kind.pace * left)) {
    batch = Math.min(batch, left);
    grow(engine, kind, states, tree, batch);
    done += batch;
    if (budget.iterations === null) {
      const spent = (performance.now() - started) / 1000;
      left = Math.trunc((done / Math.max(spent, 1e-6)) * ((budget.seconds ?? 0) - spent));
    } else {
      left = budget.iterations - done;
    }
    batch = Math.max(1, Math.min(4 * batch, Math.floor((done + left) / LOOKS)));
  }
  const result = visits(keys);
  watch?.(module.bytesOf(tree));
  module.used = before;
  return result;
}

function grow(engine: Engine, kind: BotKind, states: Block, tree: Block, iterations: number): void {
  engine.run(kind.calls["grow"]!, { setup: engine.setup, states, tree, iterations, rng: engine.rng });
}

/** Whether the most visited action stays ahead of the others whatever so many more iterations do. */
function certain(visits: readonly number[], left: number): boolean {
  const [first, second] = [...visits].sort((a, b) => b - a);
  return second === undefined || first! - second > left;
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let rest = byte;
  for (let bit = 0; bit < 8; bit++) rest = rest & 1 ? (rest >>> 1) ^ 0xedb88320 : rest >>> 1;
  return rest;
});

/** The checksum that a bot's random numbers begin with. */
export function crc32(bytes: Uint8Array): number {
  let sum = 0xffffffff;
  for (const byte of bytes) sum = TABLE[(sum ^ byte) & 255]! ^ (sum >>> 8);
  return (sum ^ 0xffffffff) >>> 0;
}

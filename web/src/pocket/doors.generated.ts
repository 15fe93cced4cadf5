// The functions that every game's module has. Written by `python web/build.py --types`.
import type { Block, Place } from "./module.ts";

export interface Common {
  seed(rng: Block, a: number, b: number, c: number): void;
  below(rng: Block, n: number): number;
  list_actions(mask: Block, out: Block): number;
  start(setup: Place, s: Place, rng: Block): void;
  over(setup: Place, s: Place): boolean;
  waiting(setup: Place, s: Place): number;
  legal(setup: Place, s: Place, seat: number, mask: Block): number;
  apply(setup: Place, s: Place, seat: number, action: number, rng: Block): boolean;
  scores(setup: Place, s: Place, out: Block): void;
  veil(setup: Place, s: Place, seat: number): void;
  resample(setup: Place, s: Place, rng: Block): void;
  random_game(setup: Place, s: Place, rng: Block, mask: Block): number;
  observe(setup: Place, s: Place, seat: number, out: Block): void;
  clear_part(part: number, parts: number, room: Block): void;
  prepare_part(setup: Place, s: Place, seat: number, part: number, parts: number, room: Block): void;
  observe_part(setup: Place, s: Place, seat: number, part: number, parts: number, room: Block, out: Block): void;
  describe(setup: Place, s: Place, seat: number, action: number, room: Block, out: Block): void;
  root_visits(tree: Block, actions: Block, visits: Block): void;
  native_choose(setup: Place, s: Place, seat: number, known: Block, mask: Block, rng: Block, room: Place): number;
  core_accuracy(losses: Block): number;
}

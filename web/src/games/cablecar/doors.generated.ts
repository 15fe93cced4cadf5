// The functions that only this game's module has. Written by `python web/build.py --types`.
import type { Block, Place } from "../../pocket/module.ts";

export interface Doors {
  search_search(setup: Place, states: Block, iterations: number, tree: Block, table: Block, knobs: Place, rng: Block): void;
  search_tree_key(s: Place, seat: number, action: number): number;
  champion_favourite(setup: Place, s: Place, seat: number, net: readonly [Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block], at: readonly [Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block], mask: Block, actions: Block): number;
  champion_search(setup: Place, states: Block, iterations: number, tree: Block, net: readonly [Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block], at: readonly [Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block], knobs: Place, rng: Block): void;
  champion_tree_key(s: Place, seat: number, action: number): number;
  rules_may_exchange(setup: Place, s: Place): boolean;
  rules_placements(setup: Place, s: Place, kind: number, squares: Block): void;
  rules_place(setup: Place, s: Place, kind: number, turn: number, square: number): void;
}

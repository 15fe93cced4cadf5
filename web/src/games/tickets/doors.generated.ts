// The functions that only this game's module has. Written by `python web/build.py --types`.
import type { Block, Place } from "../../pocket/module.ts";

export interface Doors {
  search_search(setup: Place, states: Block, iterations: number, tree: Block, style: Place, knobs: Place, room: Place, mask: Block, rng: Block): void;
  last_sure(setup: Place, s: Place, seat: number, mask: Block): number;
  champion_favourite(setup: Place, s: Place, seat: number, net: readonly [Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block], at: readonly [Block, Block, Block, Block, Block, Block, Block], mask: Block, actions: Block, priors: Block): number;
  champion_search(setup: Place, states: Block, iterations: number, tree: Block, net: readonly [Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block, Block], at: readonly [Block, Block, Block, Block, Block, Block, Block], knobs: Place, rng: Block): void;
  cards_takes(s: Place): number;
  rules_payments(s: Place, seat: number, length: number): number;
  rules_gives_token(s: Place, seat: number, location: number): boolean;
}

/** The legal actions of a Cable Car turn, sorted by what the hand offers. */
import type { Action, Draw, Exchange, Place, Turn } from "./view";

export interface Actions {
  /** For each tile and square the quarters by which it may be turned there, with the action that places it so. */
  placements: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<number, Place>>>;
  draw: Draw | null;
  exchanges: readonly Exchange[];
}

/** Sort the legal actions. */
export function sortActions(legal: readonly Action[]): Actions {
  const placements = new Map<string, Map<string, Map<number, Place>>>();
  const exchanges: Exchange[] = [];
  let draw: Draw | null = null;
  for (const action of legal) {
    if (action.type === "draw") draw = action;
    else if (action.type === "exchange") exchanges.push(action);
    else {
      const squares = placements.get(action.tile) ?? new Map<string, Map<number, Place>>();
      const turns = squares.get(action.square) ?? new Map<number, Place>();
      placements.set(action.tile, squares.set(action.square, turns.set(quartersOf(action.turn), action)));
    }
  }
  return { placements, draw, exchanges };
}

const TURNS: readonly Turn[] = [0, 90, 180, 270];

/** Degrees as quarters of a turn. */
export function quartersOf(turn: Turn): number {
  return TURNS.indexOf(turn);
}

/** Quarters of a turn as degrees. */
export function turnOf(quarters: number): Turn {
  return TURNS[quarters % 4] ?? 0;
}

/** The nearest turn that is possible, beginning with the wanted one and going on clockwise. */
export function nearestTurn(turns: ReadonlyMap<number, Place> | undefined, wanted: number): number | null {
  if (!turns) return null;
  for (let i = 0; i < 4; i++) if (turns.has((wanted + i) % 4)) return (wanted + i) % 4;
  return null;
}

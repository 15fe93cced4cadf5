/** The legal actions of a Cable Car turn, sorted by what a hand may do with them. */
import { parseTile } from "./geometry";

export interface Actions {
  /** For each tile and square the quarters by which it may be turned there, with the action that places it so. */
  placements: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<number, string>>>;
  draw: boolean;
  exchanges: readonly { action: string; percent: number; unseen: boolean }[];
}

/** Sort the legal actions as the server writes them: `aacb@c1/90`, `+`, `x30`, `x30?`. */
export function sortActions(legal: readonly string[]): Actions {
  const placements = new Map<string, Map<string, Map<number, string>>>();
  const exchanges: { action: string; percent: number; unseen: boolean }[] = [];
  for (const action of legal) {
    const [tile, place] = action.split("@");
    if (tile && place) {
      const { kind: square, quarters } = parseTile(place);
      const squares = placements.get(tile) ?? new Map<string, Map<number, string>>();
      placements.set(
        tile,
        squares.set(square, (squares.get(square) ?? new Map<number, string>()).set(quarters, action)),
      );
    } else if (action.startsWith("x")) {
      exchanges.push({ action, percent: Number.parseInt(action.slice(1)), unseen: action.endsWith("?") });
    }
  }
  return { placements, draw: legal.includes("+"), exchanges };
}

/** The nearest turn that is possible, beginning with the wished one and going on clockwise. */
export function nearestTurn(turns: ReadonlyMap<number, string> | undefined, wished: number): number | null {
  if (!turns) return null;
  for (let i = 0; i < 4; i++) if (turns.has((wished + i) % 4)) return (wished + i) % 4;
  return null;
}

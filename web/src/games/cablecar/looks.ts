/** How lines look on the board: whose they are, how strong, and whether they are still open. */
import { beyond, exitPoint, POWER_STATION } from "./geometry";
import type { Color, Line } from "./view";

export interface Look {
  color: Color;
  /** `own` lines stand out, `pale` ones step back. */
  rank: "" | "own" | "pale";
  open: boolean;
}

export interface Looks {
  /** By square and exit. */
  at: ReadonlyMap<string, Look>;
  /** The colour of the line that is complete at an exit. */
  arrived: ReadonlyMap<string, Color>;
}

export function lookOf(line: Line, strong: readonly Color[]): Look | null {
  if (!line.color) return null;
  const rank = !strong.length ? "" : strong.includes(line.color) ? "own" : "pale";
  return { color: line.color, rank, open: !line.complete };
}

/** The looks of all lines; those of the `strong` colours stand out. */
export function looksOf(lines: readonly Line[], strong: readonly Color[]): Looks {
  const at = new Map<string, Look>();
  const arrived = new Map<string, Color>();
  for (const line of lines) {
    const look = lookOf(line, strong);
    const last = line.path.at(-1);
    if (!look || !last) continue;
    for (const [square, entry, leave] of line.path) at.set(square + entry, look).set(square + leave, look);
    if (line.complete) arrived.set(last[0] + last[2], look.color);
  }
  return { at, arrived };
}

/** Short pieces over the seams, where hairlines would show as a track goes on to the next tile; by the look on them. */
export function joints(tiles: Readonly<Record<string, string>>, looks: Looks): { look: Look | null; d: string }[] {
  const pieces = new Map<string, { look: Look | null; d: string }>();
  for (const square of Object.keys(tiles)) {
    for (let exit = 0; exit < 8; exit++) {
      const next = beyond(square, exit);
      if (next !== null && !tiles[next] && !POWER_STATION.includes(next)) continue;
      const [x, y] = exitPoint(square, exit);
      const flat = (exit >> 1) % 2 === 1;
      const d = flat ? `M${x - 2.2} ${y}h4.4` : `M${x} ${y - 2.2}v4.4`;
      for (const look of [null, looks.at.get(square + exit)]) {
        if (look === undefined) continue;
        const key = look ? `${look.color}${look.rank}${look.open}` : "";
        const piece = pieces.get(key) ?? { look, d: "" };
        piece.d += d;
        pieces.set(key, piece);
      }
    }
  }
  return [...pieces.values()];
}

/** How lines are drawn on the board: their color and strength. Unfinished lines come first. */
import { beyond, exitPoint, POWER_STATION } from "./geometry";
import type { Color, Line } from "./view";

export interface Look {
  color: Color;
  /** `own` lines stand out, `other` ones step back, `scored` ones are but a tint. */
  rank: "" | "own" | "other" | "scored";
}

export interface Looks {
  /** By square and exit. */
  at: ReadonlyMap<string, Look>;
  /** The color of the line that is complete at an exit. */
  arrived: ReadonlyMap<string, Color>;
  /** Every car has scored: nothing is left to play for. */
  over: boolean;
}

/** The look of a line; once all is over, scored lines come back to full color. */
export function lookOf(line: Line, strong: readonly Color[], over: boolean): Look | null {
  if (!line.color) return null;
  if (line.complete && !over) return { color: line.color, rank: "scored" };
  return { color: line.color, rank: !strong.length ? "" : strong.includes(line.color) ? "own" : "other" };
}

/** The looks of all lines; those of the `strong` colors stand out. */
export function looksOf(lines: readonly Line[], strong: readonly Color[]): Looks {
  const at = new Map<string, Look>();
  const arrived = new Map<string, Color>();
  const over = lines.every((line) => !line.color || line.complete);
  for (const line of lines) {
    const look = lookOf(line, strong, over);
    const last = line.path.at(-1);
    if (!look || !last) continue;
    for (const [square, entry, leave] of line.path) at.set(square + entry, look).set(square + leave, look);
    if (line.complete) arrived.set(last[0] + last[2], look.color);
  }
  return { at, arrived, over };
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
        const key = look ? `${look.color}${look.rank}` : "";
        const piece = pieces.get(key) ?? { look, d: "" };
        piece.d += d;
        pieces.set(key, piece);
      }
    }
  }
  return [...pieces.values()];
}

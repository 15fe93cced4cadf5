/** What a tile would do to which lines, worked out from a view so that it shows without asking the server. */
import { arrivalStation, beyond, entryBeyond, leaveBy, POWER_STATION, stationAt } from "./geometry";
import type { Color, Crossing, Line, View } from "./view";

export interface Effect {
  station: number;
  color: Color | null;
  /** How long the line would be. */
  crossings: number;
  /** The new crossings, in order. */
  added: readonly Crossing[];
  complete: boolean;
  power_station: boolean;
  points: number;
}

/** The lines that a tile on a free square would extend or complete, in the order of their stations. */
export function effectsOf(view: View, tile: string, square: string): Effect[] {
  const tiles = { ...view.tiles, [square]: tile };
  return view.lines
    .filter((line) => !line.complete && headOf(line).square === square)
    .map((line) => grown(line, tiles));
}

/** The square that an open line waits for, and the exit by which it will enter. */
export function headOf(line: Line): { square: string | null; entry: number } {
  const last = line.path.at(-1);
  if (last) return { square: beyond(last[0], last[2]), entry: entryBeyond(last[2]) };
  const { square, side } = stationAt(line.station);
  return { square, entry: 2 * side };
}

/** How far a line would run over these tiles. */
export function grown(line: Line, tiles: Readonly<Record<string, string>>): Effect {
  const added: Crossing[] = [];
  let { square, entry } = headOf(line);
  while (square !== null && tiles[square] !== undefined) {
    const leave = leaveBy(tiles[square]!, entry);
    added.push([square, entry, leave]);
    [square, entry] = [beyond(square, leave), entryBeyond(leave)];
  }
  const power_station = square !== null && POWER_STATION.includes(square);
  const complete = square === null || power_station;
  const crossings = line.path.length + added.length;
  const points = complete && line.color ? crossings * (power_station ? 2 : 1) : 0;
  return { station: line.station, color: line.color, crossings, added, complete, power_station, points };
}

/** Where a complete line ends: a station's number, or "power" for the Power Station. */
export function endOf(line: Pick<Line, "path" | "power_station">): number | "power" | null {
  const last = line.path.at(-1);
  if (!last) return null;
  return line.power_station ? "power" : arrivalStation(last[0], last[2]);
}

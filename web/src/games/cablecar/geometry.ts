/**
 * Where rails lie. A square is 72 units wide, so that the rails of an edge lie at 24 and 48; the board's top left corner is
 * (0, 0). Exits and stations are numbered as in the rules:
 *
 *          1  2  ...  8                  0   1
 *       32 +-----------+ 9           +---|---|---+
 *        . |a1       h1| .        7 -+           +- 2
 *        . |           | .           |           |
 *       25 |a8       h8| 16       6 -+           +- 3
 *          +-----------+             +---|---|---+
 *           24  ...  17                  5   4
 */
import type { Crossing } from "./view";

export const SQUARE = 72;
const BOARD = 8 * SQUARE;
export const COLUMNS = "abcdefgh";
export const POWER_STATION: readonly string[] = ["d4", "e4", "d5", "e5"];
export const STATIONS: readonly number[] = Array.from({ length: 32 }, (_, i) => i + 1);
export const SQUARES: readonly string[] = Array.from({ length: 64 }, (_, i) => `${COLUMNS[i % 8]}${(i >> 3) + 1}`);

export type Point = readonly [x: number, y: number];
export type Letter = "a" | "b" | "c" | "d";

/** The curve that joins an even exit to the odd one so many exits further clockwise. */
const LETTER_OF_STEP: Record<number, Letter> = { 5: "a", 3: "b", 7: "c", 1: "d" };

/** The curves from exit 0: where they end, the radius of the arc and which way it bends. */
const CURVE: Record<Letter, { to: Point; radius: number; sweep: 0 | 1 }> = {
  a: { to: [24, 72], radius: 0, sweep: 0 },
  b: { to: [72, 48], radius: 48, sweep: 0 },
  c: { to: [0, 24], radius: 24, sweep: 1 },
  d: { to: [48, 0], radius: 12, sweep: 0 },
};

export function columnOf(square: string): number {
  return COLUMNS.indexOf(square.charAt(0));
}

export function rowOf(square: string): number {
  return Number(square.charAt(1)) - 1;
}

/** The top left corner of a square. */
export function corner(square: string): Point {
  return [SQUARE * columnOf(square), SQUARE * rowOf(square)];
}

/** Turn a point clockwise by quarters round (center, center). */
export function turned([x, y]: Point, quarters: number, center: number): Point {
  for (let i = 0; i < ((quarters % 4) + 4) % 4; i++) [x, y] = [2 * center - y, x];
  return [x, y];
}

/** Where a rail of a square meets its edge. */
export function exitPoint(square: string, exit: number): Point {
  const [left, top] = corner(square);
  const [x, y] = turned([24 + 24 * (exit % 2), 0], exit >> 1, 36);
  return [left + x, top + y];
}

/** The square beyond an exit, or null outside the board. */
export function beyond(square: string, exit: number): string | null {
  const column = columnOf(square) + [0, 1, 0, -1][exit >> 1]!;
  const row = rowOf(square) + [-1, 0, 1, 0][exit >> 1]!;
  return column >= 0 && column < 8 && row >= 0 && row < 8 ? `${COLUMNS[column]}${row + 1}` : null;
}

/** A tile as it is written, `aacb` or `aacb/90`: its letters and how often it is turned by a quarter. */
export function parseTile(tile: string): { kind: string; quarters: number } {
  const [kind = "", degrees] = tile.split("/");
  return { kind, quarters: Number(degrees ?? 0) / 90 };
}

/** A tile as it is written. */
export function writeTile(kind: string, quarters: number): string {
  return quarters ? `${kind}/${90 * quarters}` : kind;
}

/** The curve that starts at an even exit of a tile as it lies. */
export function letterAt(tile: string, entry: number): Letter {
  const { kind, quarters } = parseTile(tile);
  return kind.charAt((entry / 2 - quarters + 4) % 4) as Letter;
}

/** The side of a station (0 top, then clockwise), its place on that side and the square before it (CC-2). */
export function stationAt(station: number): { side: number; place: number; square: string } {
  const side = (station - 1) >> 3;
  const place = (station - 1) & 7;
  const square = [`${COLUMNS[place]}1`, `h${place + 1}`, `${COLUMNS[7 - place]}8`, `a${8 - place}`][side]!;
  return { side, place, square };
}

/** A point at a station: so far along its square's edge from the left, seen from outside, and so far out. */
export function atStation(station: number, along: number, out: number): Point {
  const { side, place } = stationAt(station);
  return turned([SQUARE * place + along, -out], side, BOARD / 2);
}

/** A crossing as SVG path commands that go on from its entry. */
export function crossingPath([square, entry, leave]: Crossing): string {
  const { radius, sweep } = CURVE[LETTER_OF_STEP[(leave - entry + 8) % 8]!];
  const [x, y] = exitPoint(square, leave);
  return radius ? `A${radius} ${radius} 0 0 ${sweep} ${x} ${y}` : `L${x} ${y}`;
}

/** A run of crossings as an SVG path; from `out` of its station when one is given, and beyond its end when complete. */
export function linePath(
  path: readonly Crossing[],
  { station, out = 30, complete = false }: { station?: number; out?: number; complete?: boolean } = {},
): string {
  const first = path[0];
  const start = station !== undefined ? atStation(station, 24, out) : first && exitPoint(first[0], first[1]);
  if (!start) return "";
  let d = `M${start[0]} ${start[1]}`;
  if (station !== undefined) d += `L${atStation(station, 24, 0).join(" ")}`;
  for (const crossing of path) d += crossingPath(crossing);
  const last = path.at(-1);
  if (complete && last) {
    const [x, y] = exitPoint(last[0], last[2]);
    const [dx, dy] = [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ][last[2] >> 1] as [number, number];
    d += `L${x + 16 * dx} ${y + 16 * dy}`;
  }
  return d;
}

/** The curve of a letter from exit 0, running a little over the edge so that no gap shows between two tiles. */
export const CURVES: Record<Letter, string> = {
  a: "M24-.3V72.3",
  b: "M24-.3V0A48 48 0 0 0 72 48H72.3",
  c: "M24-.3V0A24 24 0 0 1 0 24H-.3",
  d: "M24-.3V1A12 12 0 0 0 48 1V-.3",
};

/** Points along the middle of the curve that starts at exit 2 * side. */
export function curvePoints(side: number, letter: Letter, steps = 24): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    const [across, down] = [Math.cos((Math.PI / 2) * t), Math.sin((Math.PI / 2) * t)];
    const point: Record<Letter, Point> = {
      a: [24, 72 * t],
      b: [72 - 48 * across, 48 * down],
      c: [24 * across, 24 * down],
      d: [36 - 12 * Math.cos(Math.PI * t), 1 + 12 * Math.sin(Math.PI * t)],
    };
    return turned(point[letter], side, 36);
  });
}

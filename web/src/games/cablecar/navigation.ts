/**
 * Moving over the board with the arrow keys: the squares, and around them the stations, as one grid of 10 by 10 cells
 * whose corners and middle are left out. A cell is named by its square (`c1`) or by its station's number (`s5`).
 */
import { columnOf, POWER_STATION, rowOf, stationAt, STATIONS, SQUARES } from "./geometry";

export type Way = "left" | "right" | "up" | "down";

const WAYS: Record<Way, readonly [number, number]> = { left: [-1, 0], right: [1, 0], up: [0, -1], down: [0, 1] };

/** Column and row of a cell, from 0 to 9. */
function cellAt(cell: string): readonly [column: number, row: number] {
  if (!cell.startsWith("s")) return [columnOf(cell) + 1, rowOf(cell) + 1];
  const { side, square } = stationAt(Number(cell.slice(1)));
  const [dx, dy] = (
    [
      [0, -1],
      [1, 0],
      [0, 1],
      [-1, 0],
    ] as const
  )[side]!;
  return [columnOf(square) + 1 + dx, rowOf(square) + 1 + dy];
}

/** All cells, row by row. */
export const ROWS: readonly (readonly string[])[] = (() => {
  const rows: string[][] = Array.from({ length: 10 }, () => []);
  const cells = [
    ...STATIONS.map((station) => `s${station}`),
    ...SQUARES.filter((name) => !POWER_STATION.includes(name)),
  ];
  for (const cell of cells) rows[cellAt(cell)[1]]!.push(cell);
  for (const row of rows) row.sort((a, b) => cellAt(a)[0] - cellAt(b)[0]);
  return rows;
})();

const BY_PLACE = new Map(ROWS.flat().map((cell) => [cellAt(cell).join(), cell]));

/** The next cell in a direction, across the Power Station where it lies in the way; the same cell at the rim. */
export function move(cell: string, way: Way): string {
  const [dx, dy] = WAYS[way];
  let [column, row] = cellAt(cell);
  for (;;) {
    column += dx;
    row += dy;
    if (column < 0 || column > 9 || row < 0 || row > 9) return cell;
    const found = BY_PLACE.get(`${column},${row}`);
    if (found) return found;
  }
}

/** The first or last cell of a row. */
export function rowEnd(cell: string, end: "first" | "last"): string {
  return ROWS[cellAt(cell)[1]]!.at(end === "first" ? 0 : -1)!;
}

/** The next of some cells in reading order, round and round. */
export function nextOf(cell: string, cells: ReadonlySet<string>, step: 1 | -1): string {
  const order = ROWS.flat();
  const start = order.indexOf(cell);
  for (let i = 1; i <= order.length; i++) {
    const found = order[(start + step * i + 2 * order.length) % order.length]!;
    if (cells.has(found)) return found;
  }
  return cell;
}

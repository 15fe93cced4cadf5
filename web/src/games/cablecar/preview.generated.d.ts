// Written by `python web/build.py --types` from the preview.py of the game.
import type { Action, Line, View } from "./types.generated";

export interface Effect {
  readonly station: number;
  readonly color: "yellow" | "blue" | "orange" | "green" | "purple" | "black" | "red" | "brown" | null;
  readonly crossings: number;
  readonly added: readonly (readonly [string, number, number])[];
  readonly complete: boolean;
  readonly power_station: boolean;
  readonly points: number;
}

/** The lines that a tile on a free square would extend or complete, in the order of their stations. */
export function effects(view: View, tile: string, square: string): readonly Effect[];

/** The same for the lines and tiles of a board. */
export function effectsOn(lines: readonly Line[], tiles: Readonly<Partial<Record<string, string>>>, tile: string, square: string): readonly Effect[];

/** The lines of all stations on a board with these tiles; `cars` says whose car stands at a station. */
export function linesOf(cars: Readonly<Partial<Record<string, "yellow" | "blue" | "orange" | "green" | "purple" | "black" | "red" | "brown">>>, tiles: Readonly<Partial<Record<string, string>>>): readonly Line[];

/** How many tiles of each kind are not on the board (CC-7). */
export function tilesLeft(tiles: Readonly<Partial<Record<string, string>>>): Readonly<Partial<Record<string, number>>>;

/** Where a complete line ends: at a station, or in the Power Station. */
export function endOf(line: Line): number | "power";

/** What each share of a seat is worth, as far as it is known (CC-32). */
export function sharePoints(view: View, seat: number): Readonly<Partial<Record<10 | 20 | 30 | 40, number>>>;

/** What the seat that sees this may plan for its next turn: its tiles on any free square, and drawing another one. */
export function plans(view: View, rotate: boolean): readonly Action[];


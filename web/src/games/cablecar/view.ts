/** What a seat sees of a Cable Car game: the JSON of the View in src/fogcity/games/cablecar/view.py. */

export type Color = "yellow" | "blue" | "orange" | "green" | "purple" | "black" | "red" | "brown";

/** Square, exit by which a line enters it, exit by which it leaves. */
export type Crossing = readonly [square: string, entry: number, leave: number];

export interface Line {
  station: number;
  color: Color | null;
  path: readonly Crossing[];
  complete: boolean;
  power_station: boolean;
  points: number;
}

export interface Pile {
  percent: number;
  face_up: Color;
  unseen: number;
  put_back: readonly string[];
}

export interface View {
  seat: number | null;
  colors: readonly Color[];
  turn: number | null;
  tiles: Readonly<Record<string, string>>;
  stack: number;
  hands: readonly (readonly string[])[];
  drawn: string | null;
  unseen: Readonly<Record<string, number>>;
  scores: Readonly<Partial<Record<Color, number>>>;
  lines: readonly Line[];
  shares: readonly Readonly<Record<string, string>>[] | null;
  piles: readonly Pile[] | null;
  results: readonly string[] | null;
  places: readonly number[] | null;
}

/** Stands for a tile or share that is there but hidden. */
export const UNKNOWN = "?";

/** The colour of a seat, or null where companies play and no seat has one. */
export function seatColor(view: View, seat: number): Color | null {
  return view.shares === null ? (view.colors[seat] ?? null) : null;
}

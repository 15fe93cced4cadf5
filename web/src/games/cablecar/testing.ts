/** Values of Cable Car for tests. */
import { numbered } from "../common/testing";
import { STATIONS } from "./geometry";
import type { Draw, Exchange, Line, Pile, Place, Turn, View } from "./view";

export function place(tile: string, square: string, turn: Turn = 0): Place {
  const fields = { type: "place", tile, square, turn } as const;
  return { ...fields, ...numbered(fields) };
}

export function draw(): Draw {
  const fields = { type: "draw" } as const;
  return { ...fields, ...numbered(fields) };
}

export function exchange(percent: Exchange["percent"], unseen = false): Exchange {
  const fields = { type: "exchange", percent, unseen } as const;
  return { ...fields, ...numbered(fields) };
}

/** A line that has not begun: odd stations are yellow, even ones blue. */
export function line(station: number, more: Partial<Line> = {}): Line {
  const color = station % 2 ? "yellow" : "blue";
  return { station, color, path: [], complete: false, power_station: false, points: 0, ...more };
}

export function pile(percent: Pile["percent"], more: Partial<Pile> = {}): Pile {
  return { percent, face_up: "red", unseen: 2, put_back: [], ...more };
}

/** What the first of two seats sees at the start. */
export function viewOf(more: Partial<View> = {}): View {
  return {
    seat: 0,
    colors: ["yellow", "blue"],
    turn: 0,
    tiles: {},
    stack: 58,
    hands: [["aacb"], ["?"]],
    drawn: null,
    unseen: { aacb: 3 },
    scores: { yellow: 0, blue: 0 },
    lines: STATIONS.map((station) => line(station)),
    shares: null,
    piles: null,
    results: null,
    places: null,
    ...more,
  };
}

import { describe, expect, it } from "vitest";
import { sortActions } from "./actions";
import { effectsOf, endOf, headOf } from "./effects";
import fixture from "./effects.fixture.json";
import { writeTile } from "./geometry";
import type { Line, View } from "./view";

const view = { tiles: fixture.tiles, lines: fixture.lines as unknown as Line[] } as unknown as View;
const explained = fixture.effects as Record<string, { station: number; added: number }[]>;

describe("effects of a placement", () => {
  it("are those that the rules explain, for every legal placement of a position (CC-19 to CC-22)", () => {
    const { placements } = sortActions(Object.keys(explained));
    let count = 0;
    for (const [tile, squares] of placements) {
      for (const [square, turns] of squares) {
        for (const [quarters, action] of turns) {
          const found = effectsOf(view, writeTile(tile, quarters), square);
          expect(found.map((effect) => ({ ...effect, added: effect.added.length }))).toEqual(explained[action]);
          count++;
        }
      }
    }
    expect(count).toBe(Object.keys(explained).length);
  });

  it("begin at a station for a line without tiles", () => {
    const line: Line = { station: 9, color: "blue", path: [], complete: false, power_station: false, points: 0 };
    expect(headOf(line)).toEqual({ square: "h1", entry: 2 });
  });

  it("know where a line ends", () => {
    expect(endOf({ path: [["a1", 0, 7]], power_station: false })).toBe(32);
    expect(endOf({ path: [["d3", 0, 5]], power_station: true })).toBe("power");
  });
});

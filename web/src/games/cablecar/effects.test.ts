import { describe, expect, it } from "vitest";
import { quartersOf } from "./actions";
import { type Effect, effectsOf, endOf, headOf } from "./effects";
import { writeTile } from "./geometry";
import { line } from "./testing";
import type { Place, View } from "./view";

interface Explained {
  view: View;
  /** What each legal placement does: `added` is the number of new crossings. */
  placements: { action: Place; effects: (Omit<Effect, "added"> & { added: number })[] }[];
}
const files = import.meta.glob<Explained>("./effects.fixture.json", { import: "default", eager: true });
const { view, placements } = files["./effects.fixture.json"]!;

describe("effects of a placement", () => {
  it("are those that the rules explain, for every legal placement of a position (CC-19 to CC-22)", () => {
    expect(placements.length).toBeGreaterThan(20);
    for (const { action, effects } of placements) {
      const found = effectsOf(view, writeTile(action.tile, quartersOf(action.turn)), action.square);
      expect(found.map((effect) => ({ ...effect, added: effect.added.length }))).toEqual(effects);
    }
  });

  it("begin at a station for a line without tiles", () => {
    expect(headOf(line(9))).toEqual({ square: "h1", entry: 2 });
  });

  it("know where a line ends", () => {
    expect(endOf({ path: [["a1", 0, 7]], power_station: false })).toBe(32);
    expect(endOf({ path: [["d3", 0, 5]], power_station: true })).toBe("power");
  });
});

import { describe, expect, it } from "vitest";
import { LINE_HEIGHT, lineThrough, nameLines } from "./board";
import { chartOf } from "./chart";
import fixture from "./shapes.fixture.json";

const chart = chartOf();

describe("the map", () => {
  it("has every slot where the drawing of the rules has it", () => {
    const drawn = fixture.tracks as Record<string, { curve: string; ships: number[]; slots: object[] }>;
    expect(chart.tracks.map((track) => track.id)).toEqual(Object.keys(drawn));
    for (const track of chart.tracks) {
      const { curve, ships, slots } = drawn[track.id]!;
      expect(track.curve).toBe(curve);
      expect(track.ships).toEqual(ships);
      expect(track.slots.map((slot) => ({ ...slot, width: 27 }))).toEqual(slots);
    }
  });

  it("has a line for a train over every slot of a track, one after the other", () => {
    for (const { id, slots } of chart.tracks) {
      const line = lineThrough(slots)
        .slice(1)
        .split("L")
        .map((point) => point.split(" ").map(Number) as [number, number]);
      expect(line, id).toHaveLength(2 * slots.length);
      const steps = line.slice(1).map(([x, y], i) => Math.hypot(x - line[i]![0], y - line[i]![1]));
      for (const [i, step] of steps.entries()) expect(step > 40, id).toBe(i % 2 === 0); // slots, and gaps between them
    }
  });

  it("has every name where the drawing of the rules has it", () => {
    const names = fixture.names as Record<string, { left: number; top: number; lines: string[] }>;
    for (const name of chart.names) {
      expect(name.lines).toEqual(names[name.id]!.lines);
      expect(name.top).toBeCloseTo(names[name.id]!.top);
      expect(name.x).toBeGreaterThan(names[name.id]!.left);
    }
  });

  it("finds a free side for names that the board does not place", () => {
    const bare = { ...chart.board, locations: chart.board.locations.map((place) => ({ ...place, label: null })) };
    const placed = chartOf(bare);
    for (const name of placed.names) {
      const [x, y] = placed.place.get(name.id)!.xy;
      const middle = name.top + (name.lines.length * LINE_HEIGHT) / 2;
      expect(Math.hypot(name.x - x, middle - y)).toBeGreaterThan(19);
    }
  });

  it("breaks long names evenly", () => {
    expect(nameLines("Golden Gate Bridge")).toEqual(["Golden", "Gate Bridge"]);
    expect(nameLines("Pier 39")).toEqual(["Pier 39"]);
  });
});

import { describe, expect, it } from "vitest";
import { curvePoints, exitPoint, letterAt, linePath, stationAt } from "./geometry";
import type { Crossing } from "./view";

describe("exits", () => {
  it("lie on the edge of the square", () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].map((exit) => exitPoint("a1", exit))).toEqual([
      [24, 0],
      [48, 0],
      [72, 24],
      [72, 48],
      [48, 72],
      [24, 72],
      [0, 48],
      [0, 24],
    ]);
  });
});

describe("tiles", () => {
  it("turn clockwise (CC-25)", () => {
    expect(letterAt("aacb/90", 2)).toBe("a");
    expect(letterAt("aacb/90", 0)).toBe("b");
  });

  it("have curves that end where their exits are", () => {
    const ends: Record<string, readonly number[]> = { a: [24, 72], b: [72, 48], c: [0, 24] };
    for (const [letter, end] of Object.entries(ends)) {
      const last = curvePoints(0, letter as "a" | "b" | "c").at(-1)!;
      expect(last[0]).toBeCloseTo(end[0]!);
      expect(last[1]).toBeCloseTo(end[1]!);
    }
  });
});

describe("stations", () => {
  it("go round the board clockwise from the top left (CC-2)", () => {
    expect([1, 8, 9, 16, 17, 24, 25, 32].map((station) => stationAt(station).square)).toEqual([
      "a1",
      "h1",
      "h1",
      "h8",
      "h8",
      "a8",
      "a8",
      "a1",
    ]);
  });
});

describe("the path of a line", () => {
  it("starts at the car, bends with the rails and runs out at its end", () => {
    expect(linePath([["a1", 0, 7]], { station: 1, complete: true })).toBe("M24 -30L24 0A24 24 0 0 1 0 24L-16 24");
  });

  it("is continuous on all sides of the board", () => {
    const path: Crossing[] = [
      ["h1", 2, 7],
      ["g1", 2, 1],
    ];
    expect(linePath(path, { station: 9, out: 10 })).toBe("M586 24L576 24L504 24A24 24 0 0 1 480 0");
  });

  it("is nothing for a line that has not begun", () => {
    expect(linePath([])).toBe("");
  });
});

import { describe, expect, it } from "vitest";
import { KINDS } from "./art";
import {
  arrivalStation,
  beyond,
  curvePoints,
  entryBeyond,
  exitPoint,
  leaveBy,
  letterAt,
  linePath,
  SQUARES,
  stationAt,
  STATIONS,
  writeTile,
} from "./geometry";
import type { Crossing } from "./view";

describe("exits", () => {
  it("meet those of the neighbor at the same point (CC-3)", () => {
    for (const square of SQUARES) {
      for (let exit = 0; exit < 8; exit++) {
        const next = beyond(square, exit);
        if (next) expect(exitPoint(next, entryBeyond(exit))).toEqual(exitPoint(square, exit));
      }
    }
  });

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
  it("are the 24 ways to join even exits to odd ones (CC-6)", () => {
    const ways = KINDS.map((kind) => [0, 2, 4, 6].map((entry) => leaveBy(kind, entry)));
    for (const way of ways) expect([...way].sort()).toEqual([1, 3, 5, 7]);
    expect(new Set(ways.map(String)).size).toBe(24);
  });

  it("turn clockwise: the rail from e to o then runs from e + 2 to o + 2 (CC-25)", () => {
    for (const kind of KINDS) {
      for (let quarters = 0; quarters < 4; quarters++) {
        for (const entry of [0, 2, 4, 6]) {
          const turned = leaveBy(writeTile(kind, quarters), (entry + 2 * quarters) % 8);
          expect(turned).toBe((leaveBy(kind, entry) + 2 * quarters) % 8);
        }
      }
    }
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

  it("are left and reached over the same edge (CC-4)", () => {
    for (const station of STATIONS) {
      const { square, side } = stationAt(station);
      expect(arrivalStation(square, 2 * side + 1)).toBe(station);
    }
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

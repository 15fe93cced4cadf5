import { describe, expect, it } from "vitest";
import { looksOf } from "./looks";
import type { Line } from "./view";

const line = (station: number, square: string, more: Partial<Line>): Line => ({
  station,
  color: "blue",
  path: [[square, 0, 7]],
  complete: false,
  power_station: false,
  points: 0,
  ...more,
});

describe("how lines look", () => {
  const scored = line(1, "a1", { complete: true });
  const rank = (lines: Line[], square: string) => looksOf(lines, ["blue"]).at.get(`${square}0`)?.rank;

  it("those still to play for stand out, one's own most; scored ones step back", () => {
    const lines = [scored, line(2, "b1", {}), line(3, "c1", { color: "red" })];
    expect(["a1", "b1", "c1"].map((square) => rank(lines, square))).toEqual(["scored", "own", "other"]);
  });
  it("all in full color once every car has scored", () => {
    expect(rank([scored, line(2, "b1", { color: null })], "a1")).toBe("own");
  });
});

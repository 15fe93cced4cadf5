import { describe, expect, it } from "vitest";
import { chartOf } from "./chart";
import { nearest, nextOf, step } from "./navigation";

const spots = chartOf().tracks.map((track) => ({ id: track.id, at: track.middle }));

describe("moving over the map", () => {
  it("goes in the direction of the arrow", () => {
    const square = [
      { id: "nw", at: [0, 0] as const },
      { id: "ne", at: [10, 0] as const },
      { id: "sw", at: [0, 10] as const },
      { id: "se", at: [10, 10] as const },
    ];
    expect(step(square, "nw", "ArrowRight")).toBe("ne");
    expect(step(square, "nw", "ArrowDown")).toBe("sw");
    expect(step(square, "se", "ArrowLeft")).toBe("sw");
    expect(step(square, "nw", "ArrowLeft")).toBe("nw");
    expect(step(square, "nw", "Enter")).toBeNull();
  });

  it("reaches every track from every other with the arrow keys", () => {
    for (const start of spots) {
      const reached = new Set([start.id]);
      for (const id of reached) {
        for (const key of ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]) reached.add(step(spots, id, key)!);
      }
      expect(reached.size).toBe(spots.length);
    }
  });

  it("goes round among those that may be claimed", () => {
    const wanted = new Set([spots[3]!.id, spots[30]!.id]);
    const second = nextOf(spots, spots[3]!.id, wanted, 1);
    expect(second).toBe(spots[30]!.id);
    expect(nextOf(spots, second, wanted, 1)).toBe(spots[3]!.id);
    expect(nextOf(spots, second, wanted, -1)).toBe(spots[3]!.id);
  });
});

describe("pointing at the map", () => {
  const pair = [
    { id: "open", at: [0, 0] as const },
    { id: "taken", at: [30, 0] as const },
  ];

  it("finds the nearest track, and rather one that may be claimed", () => {
    expect(nearest(pair, [16, 0], 20, new Set(["open"]))).toBe("open");
    expect(nearest(pair, [16, 0], 20, new Set())).toBe("taken");
    expect(nearest(pair, [100, 0], 20, new Set())).toBeNull();
  });
});

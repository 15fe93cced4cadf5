import { describe, expect, it } from "vitest";
import { move, nextOf, rowEnd, ROWS, type Way } from "./navigation";

const WAYS: Way[] = ["left", "right", "up", "down"];

describe("moving over the board", () => {
  it("has a cell for every square and station once", () => {
    expect(ROWS.map((row) => row.length)).toEqual([8, 10, 10, 10, 8, 8, 10, 10, 10, 8]);
    expect(new Set(ROWS.flat()).size).toBe(92);
  });

  it("goes to neighbors, out to the stations, and stays at the rim", () => {
    expect(move("c3", "right")).toBe("d3");
    expect(move("c1", "up")).toBe("s3");
    expect(move("s3", "down")).toBe("c1");
    expect(move("h5", "right")).toBe("s13");
    expect(move("a8", "left")).toBe("s25");
    expect(move("s13", "right")).toBe("s13");
  });

  it("jumps over the Power Station", () => {
    expect(move("c4", "right")).toBe("f4");
    expect(move("e6", "up")).toBe("e3");
  });

  it("reaches every cell from every other", () => {
    const reached = new Set(["a1"]);
    for (const cell of reached) for (const way of WAYS) reached.add(move(cell, way));
    expect(reached.size).toBe(92);
  });

  it("jumps to the ends of a row and from one legal square to the next", () => {
    expect(rowEnd("c3", "first")).toBe("s30");
    expect(rowEnd("c3", "last")).toBe("s11");
    const legal = new Set(["b2", "g7"]);
    expect(nextOf("c3", legal, 1)).toBe("g7");
    expect(nextOf("g7", legal, 1)).toBe("b2");
    expect(nextOf("c3", legal, -1)).toBe("b2");
    expect(nextOf("c3", new Set(), 1)).toBe("c3");
  });
});

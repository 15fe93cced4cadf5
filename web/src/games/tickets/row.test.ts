import { describe, expect, it } from "vitest";
import { settle } from "./row";

describe("the face-up row", () => {
  it("begins in the order of the kinds", () => {
    expect(settle([], { red: 1, blue: 2, ferry: 1, green: 1 })).toEqual(["blue", "blue", "green", "red", "ferry"]);
  });
  it("puts a new card where one was taken, and leaves the others alone", () => {
    const lay = settle([], { blue: 1, green: 2, red: 1, orange: 1 });
    expect(settle(lay, { blue: 2, red: 1, green: 1, orange: 1 })).toEqual(["blue", "blue", "green", "red", "orange"]);
    expect(settle(lay, { ferry: 1, green: 2, red: 1, orange: 1 })).toEqual([
      "ferry",
      "green",
      "green",
      "red",
      "orange",
    ]);
  });
  it("takes the very card that was touched, not its equal", () => {
    const lay = settle([], { blue: 1, green: 2, red: 2 });
    expect(settle(lay, { blue: 1, green: 2, red: 1, black: 1 }, 4)).toEqual(["blue", "green", "green", "red", "black"]);
  });
  it("closes up when no card follows", () => {
    expect(settle(["red", "blue", "green"], { red: 1, green: 1 })).toEqual(["red", "green"]);
  });
  it("is laid anew when all cards are replaced", () => {
    expect(settle(["ferry", "ferry", "ferry", "red", "red"], { blue: 2, green: 3 })).toEqual([
      ..."blue blue green green green".split(" "),
    ]);
  });
});

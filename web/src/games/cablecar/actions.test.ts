import { describe, expect, it } from "vitest";
import { nearestTurn, sortActions } from "./actions";
import { draw, exchange, place } from "./testing";

describe("legal actions", () => {
  const actions = sortActions([
    draw(),
    ...[place("aacb", "c1"), place("aacb", "c1", 180), place("dddd", "a1", 90)],
    ...[exchange(30), exchange(30, true)],
  ]);

  it("are sorted by tile, square and turn", () => {
    expect([...actions.placements.keys()]).toEqual(["aacb", "dddd"]);
    expect(actions.placements.get("aacb")!.get("c1")).toEqual(
      new Map([
        [0, place("aacb", "c1")],
        [2, place("aacb", "c1", 180)],
      ]),
    );
    expect(actions.draw).toEqual(draw());
    expect(actions.exchanges).toEqual([exchange(30), exchange(30, true)]);
  });

  it("give the wanted turn, or the next one clockwise that is possible", () => {
    const turns = actions.placements.get("aacb")!.get("c1");
    expect([0, 1, 2, 3].map((wanted) => nearestTurn(turns, wanted))).toEqual([0, 2, 2, 0]);
    expect(nearestTurn(undefined, 0)).toBeNull();
  });
});

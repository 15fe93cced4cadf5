import { describe, expect, it } from "vitest";
import { nearestTurn, sortActions } from "./actions";

describe("legal actions", () => {
  const actions = sortActions(["+", "aacb@c1", "aacb@c1/180", "dddd@a1/90", "x30", "x30?"]);

  it("are sorted by tile, square and turn", () => {
    expect([...actions.placements.keys()]).toEqual(["aacb", "dddd"]);
    expect(actions.placements.get("aacb")!.get("c1")).toEqual(
      new Map([
        [0, "aacb@c1"],
        [2, "aacb@c1/180"],
      ]),
    );
    expect(actions.draw).toBe(true);
    expect(actions.exchanges).toEqual([
      { action: "x30", percent: 30, unseen: false },
      { action: "x30?", percent: 30, unseen: true },
    ]);
  });

  it("give the wished turn, or the next one clockwise that is possible", () => {
    const turns = actions.placements.get("aacb")!.get("c1");
    expect([0, 1, 2, 3].map((wished) => nearestTurn(turns, wished))).toEqual([0, 2, 2, 0]);
    expect(nearestTurn(undefined, 0)).toBeNull();
  });
});

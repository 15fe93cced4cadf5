import { expect, it } from "vitest";
import { entry } from "$lib/testing";
import type { GameEvent, GameView } from "$lib/api/types";
import { growth } from "./growth";
import type { Told } from "./log";

const course = {
  gain: (event: GameEvent) => ({ seat: 1, points: (event as unknown as { worth: number }).worth }),
  color: () => "red",
};
const told = (ply: number, worth: number, more: Partial<Told> = {}): Told =>
  ({ ...entry(ply, 1), events: [{ type: "x", worth }], ...more }) as unknown as Told;

it("adds up entry by entry, without what was taken back", () => {
  const log = [told(1, 3), told(2, 4), told(3, 4, { takes_back: 2 }), told(4, 2)];
  expect(growth(log, course, {} as GameView, 2)).toEqual([
    [0, 0, 0, 0, 0],
    [0, 3, 3, 3, 5],
  ]);
});

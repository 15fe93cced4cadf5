import { expect, it } from "vitest";
import type { GameEvent } from "$lib/api/types";
import { entry, seen } from "$lib/testing";
import { growth } from "./growth";
import type { Told } from "./log";

// An event is worth as many points as its name has letters.
const course = { gain: (event: GameEvent) => ({ seat: 1, points: event.type.length }), color: () => "red" };
const told = (ply: number, type: string): Told => ({ ...entry(ply, 1), events: [{ type }] });

it("adds up entry by entry, without what was taken back", () => {
  const log = [told(1, "abc"), told(2, "abcd"), { ...told(3, "abcd"), takes_back: 2 }, told(4, "ab")];
  expect(growth(log, course, seen(0).view, 2)).toEqual([
    [0, 0, 0, 0, 0],
    [0, 3, 3, 3, 5],
  ]);
});

import { expect, it } from "vitest";
import { sounds as cablecar } from "$games/cablecar/sounds";
import { sounds as tickets } from "$games/tickets/sounds";
import type { Entry } from "$lib/api/types";
import { brass, click, fanfare } from "$lib/sound";
import { soundsOf } from "./sounds";

const step = (...types: string[]): Entry[] => [{ events: types.map((type) => ({ type })) } as unknown as Entry];

it("sounds once for all that a step has done", () => {
  expect(soundsOf(step("tile_placed", "line_scored", "line_scored"), cablecar)).toEqual([click, brass]);
  expect(soundsOf(step("route_claimed", "last_round"), tickets)).toEqual([click]);
  expect(soundsOf(step("passed"), tickets)).toEqual([]);
});

it("has one sound for the end of a game", () => {
  expect(soundsOf(step("tile_placed", "game_over"), cablecar)).toEqual([fanfare]);
});

import { expect, it } from "vitest";
import { brass, click, fanfare } from "$lib/sound";
import { soundsOf } from "./sounds";

const SOUNDS = { placed: "click", moved: "click", scored: "brass" } as const;
const step = (...types: string[]) => [{ events: types.map((type) => ({ type })) }];

it("sounds once for all that a step has done", () => {
  expect(soundsOf(step("placed", "scored", "scored"), SOUNDS)).toEqual([click, brass]);
  expect(soundsOf(step("moved", "placed", "looked"), SOUNDS)).toEqual([click]);
  expect(soundsOf(step("looked"), SOUNDS)).toEqual([]);
  expect(soundsOf(step("placed"), undefined)).toEqual([]);
});

it("has one sound for the end of a game", () => {
  expect(soundsOf(step("placed", "game_over"), SOUNDS)).toEqual([fanfare]);
});

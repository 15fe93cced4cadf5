import { beforeAll, describe, expect, it } from "vitest";
import { say, speak } from "$lib/i18n.svelte";
import type { Effect } from "./effects";
import { openView } from "./open";
import type { View } from "./view";
import { effectWords, words } from "./words";

beforeAll(() => speak("en", "cablecar"));

describe("what a strong bot would do", () => {
  const view = { piles: [{ percent: 30, face_up: "red", unseen: 2, put_back: [] }] } as unknown as View;
  const advice = (action: string): string => say(words.advice(action, view, undefined));

  it("names the square and the turn of a tile", () => {
    expect(advice("aacb@c4")).toBe("A strong bot would place your tile on c4.");
    expect(advice("aacb@c4/270")).toBe("A strong bot would turn your tile by 270 degrees and place it on c4.");
  });
  it("tells of drawing and of exchanging", () => {
    expect(advice("+")).toBe("A strong bot would draw another tile.");
    expect(advice("x30")).toBe("A strong bot would exchange the 30 % share for red.");
    expect(advice("x30?")).toBe("A strong bot would exchange the 30 % share for a hidden one.");
  });
});

it.each([
  [1, "your line 3 would end: 1 point"],
  [2, "your line 3 would end: 2 points"],
])("counts %i in words", (points, told) => {
  const effect = { station: 3, color: "blue", added: [], crossings: 1, complete: true, power_station: false, points };
  expect(effectWords(effect as Effect, "blue")).toBe(told);
});

describe("everything open", () => {
  const seen = (seat: number, more: Partial<View>): View =>
    ({
      seat,
      turn: 1,
      hands: [["?"], ["?"]],
      drawn: "?",
      unseen: {},
      shares: [{ 10: "?" }, { 10: "?" }],
      ...more,
    }) as unknown as View;

  it("joins what every seat sees", () => {
    const open = openView([
      seen(0, { hands: [["aaaa"], ["?"]], unseen: { bbbb: 2, cccc: 1 }, shares: [{ 10: "red" }, { 10: "?" }] }),
      seen(1, { hands: [["?"], ["bbbb"]], drawn: "cccc", shares: [{ 10: "?" }, { 10: "blue" }] }),
    ]);
    expect(open.seat).toBeNull();
    expect(open.hands).toEqual([["aaaa"], ["bbbb"]]);
    expect(open.drawn).toBe("cccc");
    expect(open.shares).toEqual([{ 10: "red" }, { 10: "blue" }]);
    expect(open.unseen).toEqual({ bbbb: 1 });
  });
});

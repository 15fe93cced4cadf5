import { beforeAll, describe, expect, it } from "vitest";
import { say, speak } from "$lib/i18n.svelte";
import type { Effect } from "./preview.generated";
import { openView } from "./open";
import { draw, exchange, pile, place, viewOf } from "./testing";
import type { Action, View } from "./view";
import { effectWords, turnWords, words } from "./words";

beforeAll(() => speak("en", "cablecar"));

describe("what a strong bot would do", () => {
  const view = viewOf({ piles: [pile(30)] });
  const advice = (action: Action): string => say(words.advice(action, { names: ["Ada", "Bo"], view }));

  it("names the square and the turn of a tile", () => {
    expect(advice(place("aacb", "c4"))).toBe("A strong bot would place the tile on c4.");
    expect(advice(place("aacb", "c4", 270))).toBe(
      "A strong bot would turn the tile by 270 degrees and place it on c4.",
    );
  });
  it("tells of drawing and of exchanging", () => {
    expect(advice(draw())).toBe("A strong bot would draw another tile.");
    expect(advice(exchange(30))).toBe("A strong bot would exchange the 30% share for red.");
    expect(advice(exchange(30, true))).toBe("A strong bot would exchange the 30% share for a hidden one.");
  });
});

it("writes the winner's points as the language does", async () => {
  const over = viewOf({ turn: null, results: ["62.5", "7.0"], places: [1, 2] });
  expect(turnWords(over, 0, ["Ada", "Bo"])).toBe("Ada wins with 62.5 points");
  await speak("nl", "cablecar");
  expect(turnWords(over, 0, ["Ada", "Bo"])).toBe("Ada wint met 62,5 punten");
  await speak("en");
});

it.each([
  [1, "your line 3 would end: 1 point"],
  [2, "your line 3 would end: 2 points"],
])("counts %i in words", (points, told) => {
  const line: Effect = {
    station: 3,
    color: "blue",
    added: [],
    crossings: 1,
    complete: true,
    power_station: false,
    points,
  };
  expect(effectWords(line, "blue")).toBe(told);
});

describe("everything open", () => {
  const seen = (seat: number, more: Partial<View>): View =>
    viewOf({ seat, turn: 1, hands: [["?"], ["?"]], drawn: "?", unseen: {}, ...more });

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

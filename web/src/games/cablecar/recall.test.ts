import { beforeAll, describe, expect, it } from "vitest";
import { say, speak } from "$lib/i18n.svelte";
import { recall } from "./recall";
import { pile, viewOf } from "./testing";
import type { Color, Pile, ShareExchanged, View } from "./view";
import { words } from "./words";

beforeAll(() => speak("en", "cablecar"));

describe("exchanges of shares in the log", () => {
  const exchange = (seat: number, taken: Color | null): ShareExchanged => ({
    type: "share_exchanged",
    seat,
    percent: 30,
    taken,
    turned_up: null,
  });
  // Ada gave red for the hidden top, which was blue; Bo gave something for green; Ada gave blue for another hidden one.
  const log = [exchange(0, null), exchange(1, "green"), exchange(0, null)];
  const view = (more: Partial<Pile> = {}): View =>
    viewOf({
      shares: [{ 30: "brown" }, { 30: "green" }],
      piles: [pile(30, { face_up: "black", put_back: ["red", "?", "blue"], ...more })],
    });
  const told = (seen: View): string[] => {
    const known = recall(log, seen);
    const about = { names: ["Ada", "Bo"], view: seen };
    return log.map((event) => say(words.event(event, about, known.get(event))!));
  };

  it("tell what the person who looks knows of them", () => {
    expect(told(view())).toEqual([
      "Ada exchanges the 30% share of red for the hidden top of the pile: blue.",
      "Bo exchanges the 30% share for green.",
      "Ada exchanges the 30% share of blue for the hidden top of the pile: brown.",
    ]);
  });
  it("tell no more than everybody saw once the pile is used up, and nothing of exchanges yet to come", () => {
    const plain = "Ada exchanges the 30% share for a hidden one.";
    expect(told(view({ unseen: 0 }))[0]).toBe(plain);
    expect(told(view({ unseen: 4, put_back: ["red"] }))[2]).toBe(plain);
  });
});

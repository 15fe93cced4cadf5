import { beforeAll, describe, expect, it } from "vitest";
import { say, speak } from "$lib/i18n.svelte";
import SAN_FRANCISCO from "./board.generated.json";
import { openView } from "./open";
import type { View } from "./view";
import { words } from "./words";

const OWN = {
  ...SAN_FRANCISCO,
  locations: SAN_FRANCISCO.locations.map((place) => ({ ...place, name: `New ${place.name}` })),
};
const track = "pier_39-alcatraz";

beforeAll(() => speak("en", "tickets"));

describe("the log", () => {
  it("uses the names of the table's own board", () => {
    const claimed = { type: "route_claimed", seat: 0, track, cards: { red: 1, ferry: 1 }, points: 2 };
    expect(say(words.event(claimed, ["Ann"], {} as View, OWN)!)).toBe(
      "Ann claims New Pier 39 – New Alcatraz with 1 red and 1 ferry for 2 points.",
    );
    const taken = { type: "token_taken", seat: 0, symbol: "bell", location: "alcatraz" };
    expect(say(words.event(taken, ["Ann"], {} as View, OWN)!)).toContain("from New Alcatraz");
  });
  it("tells of the shuffle", () => {
    const said = (cards: number) => say(words.event({ type: "deck_renewed", cards }, ["Ann"], {} as View, OWN)!);
    expect(said(7)).toBe("The deck was empty: 7 discarded cards are shuffled into a new one.");
    expect(said(1)).toBe("The deck was empty: 1 discarded card becomes the new deck.");
  });
});

describe("what a strong bot would do", () => {
  const view = {
    offer: [{ id: "a-b", a: "sunset", b: "castro", points: 5, completed: false }],
    stacks: { sunset: ["crab", 2] },
  } as unknown as View;
  it.each([
    [`claim ${track} with 1 red 1 ferry`, "claim Pier 39 – Alcatraz and pay 1 red and 1 ferry."],
    ["take red", "take the red card."],
    ["take deck", "draw from the deck."],
    ["tickets", "draw tickets."],
    ["keep both", "keep both tickets."],
    ["keep a-b", "keep only Sunset – Castro."],
    ["stack bell on castro", "place the bell stack on Castro."],
    ["token sunset", "take the crab at Sunset."],
    ["pass", "pass."],
  ])("%s", (action, wanted) => {
    expect(say(words.advice(action, view, undefined))).toBe(`A strong bot would ${wanted}`);
  });
  it("agrees in French", async () => {
    await speak("fr", "tickets");
    const said = say(words.advice(`claim ${track} with 2 green 1 orange 1 ferry`, view, undefined));
    expect(said).toContain("2 vertes, 1 orange et 1 Ferry");
    await speak("en");
  });
});

describe("everything open", () => {
  it("joins the hands and tickets of all seats", () => {
    const [mine, hidden] = [{ hand: { red: 2 } }, { hand: {} }];
    const views = [{ players: [mine, hidden] }, { players: [hidden, mine] }] as unknown as View[];
    expect(openView(views).players).toEqual([mine, mine]);
  });
});

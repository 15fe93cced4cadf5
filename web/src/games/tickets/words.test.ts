import { beforeAll, describe, expect, it } from "vitest";
import { say, speak } from "$lib/i18n.svelte";
import { chartOf } from "./chart";
import { openView } from "./open";
import { claim, drawTickets, keep, pass, player, stack, take, ticket, token, viewOf } from "./testing";
import type { Event } from "./view";
import { turnWords, words } from "./words";

const { board } = chartOf();
const OWN = { ...board, locations: board.locations.map((place) => ({ ...place, name: `New ${place.name}` })) };
const track = "pier_39-alcatraz";
const names = ["Ann"];

beforeAll(() => speak("en", "tickets"));

describe("the log", () => {
  it("uses the names of the table's own board", () => {
    const about = { names, view: viewOf(), board: OWN };
    const claimed: Event = { type: "route_claimed", seat: 0, track, cards: { red: 1, ferry: 1 }, points: 2 };
    expect(say(words.event(claimed, about)!)).toBe(
      "Ann claims New Pier 39 – New Alcatraz with 1 red and 1 ferry for 2 points.",
    );
    const taken: Event = { type: "token_taken", seat: 0, symbol: "bell", location: "alcatraz" };
    expect(say(words.event(taken, about)!)).toContain("from New Alcatraz");
  });
  it("tells of the shuffle", () => {
    const said = (cards: number) => say(words.event({ type: "deck_renewed", cards }, { names, view: viewOf() })!);
    expect(said(7)).toBe("The deck was empty: 7 discarded cards are shuffled into a new one.");
    expect(said(1)).toBe("The deck was empty: 1 discarded card becomes the new deck.");
  });
});

it("writes the winner's points with a true minus", () => {
  const lost = { routes: 1, tickets: [], tokens: 0, completed: 0 };
  const results = [
    { ...lost, total: -3 },
    { ...lost, total: -10 },
  ];
  const over = viewOf({ phase: "over", results, places: [1, 2] });
  expect(turnWords(over, 0, ["Ann", "Bo"])).toBe("Ann wins with −3 points");
});

describe("what a strong bot would do", () => {
  const offer = [ticket("sunset", "castro"), ticket("pier_39", "sunset")];
  const view = viewOf({ offer, stacks: { sunset: ["crab", 2] } });
  it.each([
    [claim(track, { red: 1, ferry: 1 }), "claim Pier 39 – Alcatraz and pay 1 red and 1 ferry."],
    [take("red"), "take the red card."],
    [take(), "draw from the deck."],
    [drawTickets(), "draw tickets."],
    [keep("sunset-castro", "pier_39-sunset"), "keep both tickets."],
    [keep("sunset-castro"), "keep only Sunset – Castro."],
    [stack("bell", "castro"), "place the bell stack on Castro."],
    [token("sunset"), "take the crab from Sunset."],
    [pass(), "pass."],
  ])("$type", (action, wanted) => {
    expect(say(words.advice(action, { names, view }))).toBe(`A strong bot would ${wanted}`);
  });
  it("agrees in French", async () => {
    await speak("fr", "tickets");
    const said = say(words.advice(claim(track, { green: 2, orange: 1, ferry: 1 }), { names, view }));
    expect(said).toContain("2 vertes, 1 orange et 1 Ferry");
    await speak("en");
  });
});

describe("everything open", () => {
  it("joins the hands and tickets of all seats", () => {
    const [mine, hidden] = [player({ hand: { red: 2 } }), player()];
    const views = [viewOf({ players: [mine, hidden] }), viewOf({ players: [hidden, mine] })];
    expect(openView(views).players).toEqual([mine, mine]);
  });
});

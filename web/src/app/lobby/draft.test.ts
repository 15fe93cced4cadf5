import { describe, expect, it } from "vitest";
import { speak } from "$lib/i18n.svelte";
import { gameInfo, option } from "$lib/testing";
import { firstDraft, mySeat, resize, seatAll, sitOn, suit, newTable } from "./draft";

const GAME = gameInfo({
  options: [option("rotate"), option("hand", { type: "int", default: 1, low: 1, high: 3 })],
});

describe("a table that is being thought out", () => {
  it("begins with oneself and a friend", () => {
    const asked = newTable("fake", firstDraft(GAME, new URLSearchParams()));
    expect(asked.seats.map((seat) => seat.kind)).toEqual(["me", "invited"]);
    expect(asked).toMatchObject({
      options: { rotate: false, hand: 1 },
      first: null,
      public: false,
      clock: { kind: "none" },
    });
  });
  it("grows and shrinks, and forgets a first player who has no seat any more", () => {
    const draft = firstDraft(GAME, new URLSearchParams("public"));
    resize(draft, 4);
    draft.first = 3;
    expect(newTable("fake", draft).seats.map((seat) => seat.kind)).toEqual(["me", "open", "open", "open"]);
    resize(draft, 2);
    expect(draft.first).toBeNull();
  });
  it("tells bots by level, people at this screen by name, and clocks by kind", async () => {
    await speak("en");
    const draft = firstDraft(GAME, new URLSearchParams("hotseat"));
    resize(draft, 3);
    draft.seats[1]!.name = " Ann ";
    draft.seats[2]!.who = "hard";
    draft.clock = "days-3";
    const asked = newTable("fake", draft);
    expect(asked.seats).toEqual([{ kind: "me" }, { kind: "me", name: "Ann" }, { kind: "bot", level: "hard" }]);
    expect(asked.clock).toEqual({ kind: "days", amount: 3 });
  });
  it("seats all others in one go, and lists the table where anybody may come", () => {
    const draft = firstDraft(GAME, new URLSearchParams());
    resize(draft, 3);
    seatAll(draft, "open");
    expect(newTable("fake", draft)).toMatchObject({
      seats: [{ kind: "me" }, { kind: "open" }, { kind: "open" }],
      public: true,
    });
    seatAll(draft, "here");
    expect(newTable("fake", draft)).toMatchObject({
      seats: [{ kind: "me" }, { kind: "me" }, { kind: "me" }],
      public: false,
    });
  });
  it("keeps all but the options when it becomes one of another game, with as many seats as that has", () => {
    const draft = firstDraft(GAME, new URLSearchParams());
    resize(draft, 6);
    seatAll(draft, "normal");
    draft.first = 5;
    draft.clock = "days-3";
    suit(draft, gameInfo({ options: [option("map", { type: "str", default: "small" })], max_players: 4 }));
    const asked = newTable("other", draft);
    expect(asked.seats.map((seat) => seat.kind)).toEqual(["me", "bot", "bot", "bot"]);
    expect(asked).toMatchObject({ options: { map: "small" }, first: null, clock: { amount: 3 } });
  });
  it("lets one sit on any seat, and keeps one where seats go away", () => {
    const draft = firstDraft(GAME, new URLSearchParams(), 1);
    expect(newTable("fake", draft).seats.map((seat) => seat.kind)).toEqual(["invited", "me"]);
    resize(draft, 4);
    draft.seats[3]!.who = "hard";
    sitOn(draft, 3);
    expect(draft.seats.map(({ who }) => who)).toEqual(["invited", "hard", "invited", "me"]);
    resize(draft, 2);
    expect(mySeat(draft)).toBe(1);
  });
  it("lists nothing that nobody can join", () => {
    const draft = firstDraft(GAME, new URLSearchParams("public"));
    draft.seats[1]!.who = "easy";
    expect(newTable("fake", draft).public).toBe(false);
  });
});

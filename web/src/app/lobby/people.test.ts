import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Level, PersonInfo } from "$lib/api/types";
import { t } from "$lib/i18n.svelte";
import { gameInfo, outcome, seatInfo, tableInfo, tableState } from "$lib/testing";
import { botWords, estimate, evenMatch, personOf, remember } from "./people";

const person = (level: Level, name: string, rating: number): PersonInfo => ({
  level,
  name,
  rating,
  look: "cap",
  habit: "builder",
});
const PEOPLE = [person("easy", "Rosa", 0), person("normal", "Mabel", 200), person("hard", "Ines", 500)];
const GAME = gameInfo({ levels: ["easy", "normal", "hard"], people: PEOPLE });
vi.mock("$app/games.svelte", async (original) => ({ ...(await original<object>()), games: () => [GAME] }));

/** A game that is over, in which the first seat came in this place against a bot of this level. */
function play(id: string, level: Level, place: number, more: { ended?: "complete" | "resigned" } = {}): void {
  const seats = [seatInfo(0, { mine: true }), seatInfo(1, { kind: "bot", name: level, level })];
  const table = tableInfo({ id, game: GAME.id, seats, status: "finished" });
  const ended = outcome({ ended: more.ended ?? "complete", places: [place, place === 1 ? 2 : 1] });
  remember(tableState(1, { table, mine: [0], outcome: ended }));
}

/** A different game in every test, because results are remembered for the life of the page. */
let number = 0;
beforeEach(() => {
  localStorage.clear();
  GAME.id = `fake-${++number}`;
});

describe("how strong somebody is", () => {
  it("is ordinary at first, and moves towards what was won and lost", () => {
    expect(estimate(PEOPLE, [])).toBeCloseTo(200, -1);
    expect(estimate(PEOPLE, [["a", "normal", 1]])).toBeGreaterThan(230);
    expect(estimate(PEOPLE, [["a", "normal", 0]])).toBeLessThan(170);
    expect(estimate(PEOPLE, [["a", "gone", 0]])).toBeCloseTo(200, -1);
  });
  it("is where wins and losses are about even", () => {
    const even = Array.from({ length: 20 }, (_, i) => [`${i}`, "hard", i % 2] as const);
    expect(Math.abs(estimate(PEOPLE, even) - 500)).toBeLessThan(60);
  });
});

describe("the next bot", () => {
  it("is offered after some games, each of which counts once", () => {
    play("one", "normal", 1);
    play("one", "normal", 1);
    play("two", "normal", 1);
    expect(evenMatch(GAME.id)).toBeUndefined();
    play("three", "normal", 1);
    expect(evenMatch(GAME.id)).toBe("hard");
  });
  it("is a weaker one after losses", () => {
    for (const id of ["a", "b", "c", "d", "e", "f"]) play(id, "normal", 2);
    expect(evenMatch(GAME.id)).toBe("easy");
  });
  it("does not come from games that ended early", () => {
    for (const id of ["a", "b", "c", "d"]) play(id, "normal", 1, { ended: "resigned" });
    expect(evenMatch(GAME.id)).toBeUndefined();
  });
});

it("tells bots by their names where they have some", () => {
  expect(botWords(GAME.id, "easy")).toBe(t("bot-person", { name: "Rosa", level: "" }));
  expect(botWords("another", "easy")).toBe(t("level-easy"));
  expect(personOf(GAME.id, "easy")?.name).toBe("Rosa");
});

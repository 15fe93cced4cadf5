import { beforeEach, expect, it } from "vitest";
import type { TableInfo } from "$lib/api/types";
import type { Review } from "../../pocket/review";
import { marksOf, remember } from "./marks";

const table = (id: string, changed_at: string, ...mine: boolean[]): TableInfo =>
  ({ id, game: "nim", changed_at, seats: mine.map((own, seat) => ({ seat, mine: own })) }) as TableInfo;
const review = (...accuracy: (number | null)[]): Review =>
  ({ players: accuracy.map((one) => ({ accuracy: one, luck: 0.1, play: -0.2 })) }) as Review;

beforeEach(() => localStorage.clear());

it("keeps each game once, in the order in which they ended", () => {
  remember(table("b", "2026-02-02T00:00:00Z", false, true), review(0.9, 0.8));
  remember(table("a", "2026-01-01T00:00:00Z", true, false), review(0.7, 0.8));
  remember(table("b", "2026-02-02T00:00:00Z", false, true), review(0.9, 0.85));
  expect(marksOf("nim").map((mark) => [mark.table, mark.accuracy])).toEqual([
    ["a", 0.7],
    ["b", 0.85],
  ]);
  expect(marksOf("chess")).toEqual([]);
});

it("says nothing of games with oneself, of others' games, and where nothing was decided", () => {
  const before = marksOf("nim").length;
  remember(table("c", "2026-01-01T00:00:00Z", true, true), review(0.7, 0.8));
  remember(table("d", "2026-01-01T00:00:00Z", false, false), review(0.7, 0.8));
  remember(table("e", "2026-01-01T00:00:00Z", true, false), review(null, 0.8));
  expect(marksOf("nim")).toHaveLength(before);
});

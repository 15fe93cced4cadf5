import { beforeEach, expect, it } from "vitest";
import type { Level } from "$lib/api/types";
import { attempts, dealOf, isDeal, keep, nextOf, streakOf, today, weekday } from "./daily";
import { textOf } from "./share";

const LEVELS: Level[] = ["easy", "normal", "hard", "expert"];

beforeEach(() => localStorage.clear());

it("a deal follows from date, game and key alone", () => {
  const deal = dealOf("2026-11-16", "nim", LEVELS);
  expect(deal).toEqual(dealOf("2026-11-16", "nim", LEVELS));
  expect(deal.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(dealOf("2026-11-17", "nim", LEVELS).secret).not.toBe(deal.secret);
  expect(dealOf("2026-11-16", "chess", LEVELS).secret).not.toBe(deal.secret);
  const known = dealOf("2026-11-16", "cablecar", LEVELS); // test_daily.py has the same values
  expect(known.secret.slice(0, 8)).toBe("744f77b1");
  expect([known.seat, known.level]).toEqual([0, "easy"]);
});

it("bots grow stronger from Monday to Sunday", () => {
  const week = Array.from({ length: 7 }, (_, i) => `2026-11-${16 + i}`);
  expect(week.map(weekday)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  const rungs = week.map((date) => LEVELS.indexOf(dealOf(date, "nim", LEVELS).level));
  expect(rungs).toEqual([...rungs].sort());
  expect([rungs[0], rungs[6]]).toEqual([0, 3]);
});

it("days are those of UTC", () => {
  expect(today(new Date("2026-11-16T23:30:00-08:00"))).toBe("2026-11-17");
  expect(nextOf("2026-11-30").toISOString()).toBe("2026-12-01T00:00:00.000Z");
});

it("a streak forgives one missed day in seven, and waits for today", () => {
  expect(streakOf([], "2026-11-16")).toBe(0);
  expect(streakOf(["2026-11-14", "2026-11-15"], "2026-11-16")).toBe(2);
  expect(streakOf(["2026-11-14", "2026-11-15", "2026-11-16"], "2026-11-16")).toBe(3);
  expect(streakOf(["2026-11-13", "2026-11-14", "2026-11-16"], "2026-11-16")).toBe(3); // one missed
  expect(streakOf(["2026-11-12", "2026-11-14", "2026-11-16"], "2026-11-16")).toBe(2); // two within a week
  expect(streakOf(["2026-11-13", "2026-11-16"], "2026-11-16")).toBe(1); // two in a row
});

it("attempts are kept by game and date", () => {
  keep("nim", "2026-11-16", { table: "device-1", result: null });
  keep("nim", "2026-11-17", { table: "device-2", result: { won: true, scores: ["4", "3"], seat: 0 } });
  expect(Object.keys(attempts("nim"))).toEqual(["2026-11-16", "2026-11-17"]);
  expect(attempts("chess")).toEqual({});
  expect([isDeal("device-2"), isDeal("device-3")]).toEqual([true, false]);
});

it("what is shared tells the result, and nothing about the game", () => {
  const shared = { game: "Nim", date: "2026-11-16", rival: "Against Mabel", result: "Won, 4 : 3.", won: true };
  const text = textOf({ ...shared, streak: "2 days in a row", weekday: 0, address: "https://example.org/daily" });
  expect(text.split("\n")).toEqual([
    "Fog City, Nim, 2026-11-16",
    "Against Mabel",
    "Won, 4 : 3.",
    "2 days in a row",
    "https://example.org/daily",
  ]);
});

import { beforeEach, expect, it } from "vitest";
import type { Level } from "$lib/api/types";
import { attempts, dealOf, keep, streakOf, today, weekday } from "./daily";

const LEVELS: Level[] = ["easy", "normal", "hard", "expert"];

beforeEach(() => localStorage.clear());

it("a deal follows from date, game and key alone", () => {
  const deal = dealOf("2026-11-16", "nim", LEVELS);
  expect(deal).toEqual(dealOf("2026-11-16", "nim", LEVELS));
  expect(deal.secret).toMatch(/^[0-9a-f]{64}$/);
  expect(dealOf("2026-11-17", "nim", LEVELS).secret).not.toBe(deal.secret);
  expect(dealOf("2026-11-16", "chess", LEVELS).secret).not.toBe(deal.secret);
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
});

import { beforeEach, expect, it } from "vitest";
import type { Puzzle } from "../../pocket/puzzles";
import { Solver } from "./progress.svelte";

const puzzle = (id: string, rating: number, theme = "grow"): Puzzle => {
  return { id, number: 0, log: [], step: 0, best: 0, theme, rating };
};
const PUZZLES = [puzzle("a", 900), puzzle("b", 1210), puzzle("c", 2000, "wreck")];

beforeEach(() => localStorage.clear());

it("a solver gets what was not tried, about as hard as they are strong, then the oldest again", () => {
  const solver = new Solver("nim");
  const first = solver.next(PUZZLES, null, () => 0)!;
  expect(first.id).toBe("b");
  solver.answered(first, true);
  expect(solver.next(PUZZLES, null, () => 0)!.id).toBe("a");
  expect(solver.next(PUZZLES, "wreck", () => 0)!.id).toBe("c");
  for (const one of [PUZZLES[0]!, PUZZLES[2]!]) solver.answered(one, false);
  expect(solver.next(PUZZLES, null)!.id).toBe("b");
  expect(solver.next(PUZZLES, "none")).toBeNull();
});

it("ratings and streaks are kept, and a second try changes no rating", () => {
  const solver = new Solver("nim");
  solver.answered(PUZZLES[2]!, true);
  const { rating } = solver.progress;
  expect(rating).toBeGreaterThan(1250);
  solver.answered(PUZZLES[1]!, true);
  expect(new Solver("nim").progress).toMatchObject({ streak: 2, longest: 2, solved: 2 });
  const before = solver.progress.rating;
  solver.answered(PUZZLES[1]!, false);
  expect(solver.progress).toMatchObject({ rating: before, streak: 0, longest: 2, solved: 2 });
  expect(new Solver("chess").progress.rating).toBe(1200);
});

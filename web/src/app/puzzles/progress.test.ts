import { beforeEach, expect, it, vi } from "vitest";
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
  expect(rating).toBe(1259); // as tests/server/test_puzzles.py has it
  solver.answered(PUZZLES[1]!, true);
  expect(new Solver("nim").progress).toMatchObject({ streak: 2, longest: 2, solved: 2 });
  const before = solver.progress.rating;
  solver.answered(PUZZLES[1]!, false);
  expect(solver.progress).toMatchObject({ rating: before, streak: 0, longest: 2, solved: 2 });
  expect(new Solver("chess").progress.rating).toBe(1200);
});

const [answered, asked] = vi.hoisted(() => [vi.fn(), vi.fn()]);
vi.mock("$lib/api/client", () => ({ ask: (answer: unknown) => answer, http: { POST: answered, GET: asked } }));
vi.mock("$lib/me.svelte", () => ({ introduce: () => Promise.resolve(), isKnown: () => true }));

it("the server's figures are shown, unless this device has counted more", async () => {
  const solver = new Solver("nim");
  solver.answered(PUZZLES[0]!, true);
  answered.mockResolvedValueOnce({ tried: 9, solved: 7, rating: 1333, streak: 3, longest: 4 });
  await solver.send(PUZZLES[0]!, 5);
  expect(answered).toHaveBeenCalledWith("/api/puzzles/{game}", {
    params: { path: { game: "nim" } },
    body: { puzzle: "a", answer: 5 },
  });
  expect(new Solver("nim").progress).toMatchObject({ rating: 1333, streak: 3, longest: 4, solved: 7 });
  answered.mockRejectedValueOnce(new Error("offline"));
  await solver.send(PUZZLES[1]!, null);
  expect(solver.progress.rating).toBe(1333);
  for (const one of PUZZLES) solver.answered(one, true);
  const { rating } = solver.progress;
  answered.mockResolvedValueOnce({ tried: 1, solved: 1, rating: 1230, streak: 1, longest: 1 });
  await solver.send(PUZZLES[2]!, 0);
  expect(solver.progress.rating).toBe(rating);
});

it("another device goes on with what the account has, unless it has counted more", async () => {
  const mine = { tried: 2, solved: 2, rating: 1290, streak: 2, longest: 2 };
  asked.mockResolvedValue({ mine });
  const solver = new Solver("nim");
  await solver.meet();
  expect(solver.progress).toMatchObject({ rating: 1290, streak: 2, longest: 2, solved: 2, tried: [] });
  for (const one of PUZZLES) solver.answered(one, false);
  const { rating } = solver.progress;
  await solver.meet();
  expect(solver.progress.rating).toBe(rating);
  const late = new Solver("chess");
  const meeting = late.meet();
  late.answered(PUZZLES[0]!, true);
  await meeting;
  expect(late.progress).toMatchObject({ streak: 1, solved: 1 });
});

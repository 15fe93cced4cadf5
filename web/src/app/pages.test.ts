import { beforeEach, expect, it, vi } from "vitest";
import { answering, gameInfo, problem } from "$lib/testing";

beforeEach(() => localStorage.clear());

/** What a client that spoke a protocol keeps of an earlier visit. */
function keep(protocol: string): void {
  localStorage.setItem("fogcity-games", JSON.stringify({ protocol, games: [gameInfo()] }));
}

/** A client that has just been opened. */
async function opened(): Promise<{ home: Promise<unknown>; known: () => readonly unknown[] }> {
  vi.resetModules();
  const { loader } = await import("./pages");
  const { games } = await import("./games.svelte");
  return { home: loader("")!(), known: games };
}

it("waits for the games before it shows the home page for the first time", async () => {
  let answer = (_: Response): void => {};
  answering(() => new Promise((done) => (answer = done)));
  const { home, known } = await opened();
  let shown = false;
  void home.then(() => (shown = true));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(shown).toBe(false);
  answer(Response.json([gameInfo()]));
  await home;
  expect(known()).toEqual([gameInfo()]);
});

it("shows it without games where the server refuses", async () => {
  answering(() => problem("unavailable"));
  const { home, known } = await opened();
  await home;
  expect(known()).toEqual([]);
});

it("shows it at once on later visits, with the games of the last one", async () => {
  keep(PROTOCOL);
  let answer = (_: Response): void => {};
  answering(() => new Promise((done) => (answer = done)));
  const { home, known } = await opened();
  await home;
  const before = known();
  expect(before).toEqual([gameInfo()]);
  answer(Response.json([gameInfo()]));
  const { askGames } = await import("./games.svelte");
  await askGames();
  expect(known()).toBe(before); // what is chosen on the page stays
});

it.each([
  ["of another version", () => keep("another")],
  ["of the first versions", () => localStorage.setItem("fogcity-games", JSON.stringify([gameInfo()]))],
])("waits for the games where a client %s kept them", async (_, kept) => {
  kept();
  answering(() => new Promise(() => {}));
  const { home, known } = await opened();
  let shown = false;
  void home.then(() => (shown = true));
  await vi.waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(known()).toEqual([]);
  expect(shown).toBe(false);
});

import { expect, it, vi } from "vitest";
import { answering, gameInfo, problem } from "$lib/testing";

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

it("shows it without games where the server refuses, and at once on later visits", async () => {
  answering(() => problem("unavailable"));
  const refused = await opened();
  await refused.home;
  localStorage.setItem("fogcity-games", "[]");
  answering(() => new Promise(() => {}));
  const later = await opened();
  await later.home;
});

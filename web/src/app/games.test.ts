import { beforeAll, expect, it, vi } from "vitest";
import { speak } from "$lib/i18n.svelte";
import { answering, gameInfo, problem } from "$lib/testing";
import { askGames, games, load, lobbyOf, OWN, plate, shortTitle, TAUGHT, title } from "./games.svelte";

beforeAll(() => speak("en", ...OWN));

it("asks the server once which games there are, and again where it could not be reached", async () => {
  const asked = answering(() => (asked.mock.calls.length > 1 ? [gameInfo()] : problem("unavailable")));
  await expect(askGames()).rejects.toMatchObject({ problem: { code: "unavailable" } });
  expect(games()).toEqual([]);
  await Promise.all([askGames(), askGames()]);
  expect(asked).toHaveBeenCalledTimes(2);
  expect(games()).toEqual([gameInfo()]);
});

it("has everything for its own games, and a plain table for any other", async () => {
  for (const id of OWN) {
    expect(title(id)).not.toBe(id);
    expect(shortTitle(id)).not.toBe(id);
    expect(TAUGHT).toContain(id);
    expect(plate(id)).toBeDefined();
    expect((await load(id)).Outcome).toBeDefined();
  }
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json([gameInfo()])));
  expect(title("fake")).toBe("A fake game");
  expect(shortTitle("fake")).toBe("A fake game");
  expect(lobbyOf("fake")).toEqual({});
  const plain = await load("fake");
  expect(plain.Outcome).toBeUndefined();
  expect(plain.words.rule("R-1")).toBeNull();
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { http } from "$lib/api/client";
import { speak } from "$lib/i18n.svelte";
import Replay from "./Replay.svelte";

await speak("en");

vi.mock("$lib/me.svelte", () => ({ introduce: () => Promise.resolve() }));
vi.mock("$app/games", () => ({ load: () => new Promise(() => {}) }));

const refused = (code: string) => ({ error: { code, detail: "", retry_after: 2 }, response: { ok: false } }) as never;
const table = { id: "t", game: "cablecar", options: {}, seats: [] };
const steps = [{ ply: 0, seat: null, action: null, events: [], waiting: [0], views: [{}] }];
const good = { data: { table, outcome: null, seat: "spectator", plies: 0, steps }, response: { ok: true } } as never;

let component: object | null = null;
beforeEach(() => {
  document.body.innerHTML = "";
});
afterEach(() => {
  if (component) void unmount(component);
  vi.restoreAllMocks();
});

async function shows(text: string): Promise<void> {
  await vi.waitFor(() => {
    flushSync();
    expect(document.body.textContent).toContain(text);
  });
}
const button = (): HTMLButtonElement | null => document.querySelector(".notice button");

it("a moment's trouble can be tried again", async () => {
  const get = vi.spyOn(http, "GET").mockResolvedValueOnce(refused("too_many")).mockResolvedValue(good);
  component = mount(Replay, { target: document.body, props: { rest: ["t"] } });
  await shows("Wait 2 seconds");
  flushSync(() => button()!.click());
  await shows("San Francisco Cable Car");
  expect(button()).toBeNull();
  expect(get.mock.calls.length).toBeGreaterThan(1);
});

it("a game that is not there is not tried again", async () => {
  vi.spyOn(http, "GET").mockResolvedValue(refused("not_found"));
  component = mount(Replay, { target: document.body, props: { rest: ["t"] } });
  await shows("There is no such table");
  expect(button()).toBeNull();
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { speak } from "$lib/i18n.svelte";
import { answering, problem, tableInfo } from "$lib/testing";
import Replay from "./Replay.svelte";

await speak("en");

vi.mock("$lib/me.svelte", () => ({ introduce: () => Promise.resolve() }));
vi.mock("$app/games.svelte", async (original) => ({
  ...(await original<object>()),
  load: () => new Promise(() => {}),
}));

const table = tableInfo({ seats: [] });
const steps = [{ step: 0, seat: null, action: null, events: [], waiting: [0], views: [{ seat: null }] }];
const good = { table, outcome: null, seat: "spectator", length: 150, steps };

let component: object | null = null;
beforeEach(() => {
  document.body.innerHTML = "";
});
afterEach(() => {
  if (component) void unmount(component);
  vi.unstubAllGlobals();
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
  let answer: unknown = problem("too_many", { retry_after: 2 });
  answering(() => answer);
  component = mount(Replay, { target: document.body, props: { rest: ["t"] } });
  await shows("Wait 2 seconds");
  answer = good;
  flushSync(() => button()!.click());
  await shows("0 / 150");
  expect(button()).toBeNull();
});

it("a game that is not there is not tried again", async () => {
  answering(() => problem("not_found"));
  component = mount(Replay, { target: document.body, props: { rest: ["t"] } });
  await shows("This table does not exist");
  expect(button()).toBeNull();
});

it("who looks and where one is stays on the screen while another's eyes are fetched", async () => {
  let answer: unknown = good;
  const get = answering(() => answer);
  component = mount(Replay, { target: document.body, props: { rest: ["t"] } });
  await shows("0 / 150");
  answer = new Promise(() => {});
  const eyes = document.querySelector("select")!;
  vi.spyOn(eyes, "querySelector").mockReturnValue(eyes.options[1]!); // happy-dom knows no :checked options
  flushSync(() => eyes.dispatchEvent(new Event("change", { bubbles: true })));
  await vi.waitFor(() => expect(get.mock.lastCall?.[0].url).toContain("seat=spectator"));
  flushSync();
  expect(eyes.isConnected).toBe(true);
  expect(document.querySelector("output")?.textContent).toBe("0 / 150");
});

it("arrows step wherever the focus is, and the address follows when they rest", async () => {
  answering(() => good);
  component = mount(Replay, { target: document.body, props: { rest: ["t"] } });
  await shows("0 / 150");
  const address = vi.spyOn(history, "replaceState");
  const press = (where: Element, key: string) =>
    flushSync(() => where.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));
  const on = document.querySelector('[aria-label="One step forward"]')!;
  for (let step = 0; step < 120; step++) press(on, "ArrowRight");
  press(document.querySelector("select")!, "ArrowRight");
  press(document.querySelector("header svg")!, "ArrowRight"); // as on a board that was reached by keys
  expect(document.querySelector("output")?.textContent).toBe("120 / 150");
  await vi.waitFor(() => expect(address).toHaveBeenCalled());
  expect(address.mock.calls).toEqual([[null, "", "/replay/t?step=120"]]);

  flushSync(() => document.body.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true })));
  press(document.querySelector("header svg")!, "ArrowLeft"); // as on a board that was clicked
  document.body.append(Object.assign(document.createElement("dialog"), { open: true }));
  press(on, "ArrowLeft");
  expect(document.querySelector("output")?.textContent).toBe("119 / 150");
});

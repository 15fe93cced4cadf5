import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { speak } from "$lib/i18n.svelte";
import Outcome from "./Outcome.svelte";
import { player, ticket, viewOf } from "./testing";
import type { View } from "./view";

await speak("en", "common", "tickets");

const kept = ticket("castro", "potrero_hill", { completed: true });
const finished = (): View =>
  viewOf({
    phase: "over",
    players: [player(), player({ tokens: ["bell", "crab"] })],
    results: [
      { routes: 20, tickets: [{ ...kept, completed: false }], tokens: 0, total: 17, completed: 0 },
      { routes: 14, tickets: [kept], tokens: 1, total: 18, completed: 1 },
    ],
    places: [2, 1],
  });

let component: object | null = null;
let counted: boolean;
function show(before = false): void {
  if (component) void unmount(component);
  counted = false;
  const props = { view: finished(), names: ["Ada", "Bo"], counted: before, oncounted: () => (counted = true) };
  component = mount(Outcome, { target: document.body, props });
  flushSync();
}
const waiting = () => [...document.querySelectorAll("li")].map((card) => card.querySelectorAll(".hidden").length);
const cards = () => [...document.querySelectorAll(".name")].map((name) => name.textContent.trim());
const places = () => [...document.querySelectorAll(".place")].map((place) => place.textContent);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  if (component) void unmount(component);
  component = null;
  vi.useRealTimers();
});

it("counts in the order of the seats, and lines up by place at the end", () => {
  show();
  const seen = [waiting()];
  for (let beat = 0; beat < 6; beat++) {
    expect(cards()).toEqual(["1 Ada", "2 Bo"]);
    expect(places()).toEqual(["", ""]);
    expect(counted).toBe(false);
    vi.advanceTimersByTime(750);
    flushSync();
    seen.push(waiting());
  }
  expect(seen).toEqual([
    [3, 3],
    [2, 3],
    [1, 3],
    [0, 3],
    [0, 2],
    [0, 1],
    [0, 0],
  ]);
  expect(cards()).toEqual(["2 Bo", "1 Ada"]);
  expect(places()).toEqual(["1st", "2nd"]);
  expect(counted).toBe(true);
});

it("can be skipped, and is not counted again", () => {
  show();
  flushSync(() => document.querySelector<HTMLElement>("button")!.click());
  expect(places()).toEqual(["1st", "2nd"]);
  expect(document.querySelector("button")).toBeNull();
  show(true);
  expect(waiting()).toEqual([0, 0]);
  expect(places()).toEqual(["1st", "2nd"]);
  expect(counted).toBe(true);
});

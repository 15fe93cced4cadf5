import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { speak } from "$lib/i18n.svelte";
import Outcome from "./Outcome.svelte";
import { viewOf } from "./testing";

await speak("en", "common", "cablecar");

const view = viewOf({ turn: null, scores: { yellow: 7, blue: 0 }, lines: [], results: ["7", "0"], places: [1, 2] });

let component: object | null = null;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  if (component) void unmount(component);
  document.body.innerHTML = "";
  vi.useRealTimers();
});

it.each([
  [false, "0", 400],
  [true, "7", 0],
])("counted before: %s, begins with %s points and is done after %s milliseconds", (counted, points, moment) => {
  const oncounted = vi.fn();
  const props = { view, names: ["Ada", "Bo"], counted, oncounted };
  component = mount(Outcome, { target: document.body, props });
  flushSync();
  expect(document.querySelector(".total")?.textContent).toBe(points);
  vi.advanceTimersByTime(Math.max(0, moment - 1));
  expect(oncounted).toHaveBeenCalledTimes(counted ? 1 : 0);
  vi.advanceTimersByTime(1);
  expect(oncounted).toHaveBeenCalledOnce();
});

import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { speak } from "$lib/i18n.svelte";
import Outcome from "./Outcome.svelte";
import { viewOf } from "./testing";

await speak("en", "common", "cablecar");

const view = viewOf({ turn: null, scores: { yellow: 0, blue: 7 }, lines: [], results: ["0", "7"], places: [2, 1] });

let component: object | null = null;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  if (component) void unmount(component);
  document.body.innerHTML = "";
  vi.useRealTimers();
});

const texts = (parts: string): string[] => [...document.querySelectorAll(parts)].map((part) => part.textContent.trim());

it("counts in the order of the seats, and lines up by place at the end", () => {
  const oncounted = vi.fn();
  component = mount(Outcome, {
    target: document.body,
    props: { view, names: ["Ada", "Bo"], counted: false, oncounted },
  });
  flushSync();
  expect(texts(".total")).toEqual(["0", "0"]);
  expect(texts(".name")).toEqual(["Ada", "Bo"]);
  expect(texts(".place")).toEqual(["", ""]);
  expect(document.querySelector(".won")).toBeNull();
  vi.advanceTimersByTime(399);
  expect(oncounted).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  flushSync();
  expect(oncounted).toHaveBeenCalledOnce();
  expect(texts(".name")).toEqual(["Bo", "Ada"]);
  expect(texts(".place")).toEqual(["1st", "2nd"]);
  expect(texts(".won .name")).toEqual(["Bo"]);
});

it("is not counted again", () => {
  const oncounted = vi.fn();
  component = mount(Outcome, {
    target: document.body,
    props: { view, names: ["Ada", "Bo"], counted: true, oncounted },
  });
  flushSync();
  expect(texts(".total")).toEqual(["7", "0"]);
  expect(texts(".place")).toEqual(["1st", "2nd"]);
  vi.advanceTimersByTime(0);
  expect(oncounted).toHaveBeenCalledOnce();
});

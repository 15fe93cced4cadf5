import { afterEach, expect, it, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { speak } from "$lib/i18n.svelte";
import Clock from "./Clock.svelte";

await speak("en");

let component: object | null = null;
afterEach(() => {
  if (component) void unmount(component);
  vi.useRealTimers();
});

it("shows what is left, however late it comes to be seen and whatever this device takes for the time", () => {
  vi.useFakeTimers();
  vi.setSystemTime("2026-03-01T12:00:20Z"); // a state came 20 seconds ago, from a server that is 5 seconds ahead
  const props = { deadline: "2026-03-01T12:01:05Z", ahead: 5000 };
  component = mount(Clock, { target: document.body, props });
  const left = () => document.querySelector("[role=timer]")?.textContent?.trim();
  flushSync();
  expect(left()).toBe("0:40");
  vi.advanceTimersByTime(1000);
  flushSync();
  expect(left()).toBe("0:39");
});

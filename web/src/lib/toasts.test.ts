import { beforeEach, expect, it, vi } from "vitest";
import { hush, toast, toasts } from "./toasts.svelte";

beforeEach(() => {
  vi.useFakeTimers();
  toasts.length = 0;
});

const said = (): string[] => toasts.map(({ text }) => text);

it("gives one reason at a time, and none once something else is tried", () => {
  toast("copied");
  toast("too far", "bad");
  toast("not yours", "bad");
  expect(said()).toEqual(["copied", "not yours"]);
  hush();
  expect(said()).toEqual(["copied"]);
});

it("forgets after a while", () => {
  toast("copied");
  vi.advanceTimersByTime(10_000);
  expect(said()).toEqual([]);
});

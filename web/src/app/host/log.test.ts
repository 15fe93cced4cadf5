import { afterEach, expect, it, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { speak } from "$lib/i18n.svelte";
import { answering } from "$lib/testing";
import AdminLog from "./AdminLog.svelte";

let component: object | null = null;
afterEach(() => {
  if (component) void unmount(component);
  component = null;
  vi.unstubAllGlobals();
});

it("tells the figures of a recomputation in one's own language, and all else as it is", async () => {
  await speak("ko");
  const entry = { at: "2026-11-19T08:00:00Z", who: "host" };
  answering(() => [
    { ...entry, what: "recompute ratings", about: "11 games, 2 ratings differed" },
    { ...entry, what: "rename", about: "11 games, 2 ratings differed" },
  ]);
  component = mount(AdminLog, { target: document.body, props: { about: "" } });
  const said = (): (string | null)[] => [...document.querySelectorAll("b")].map(({ textContent }) => textContent);
  await vi.waitFor(() => {
    flushSync();
    expect(said()).toEqual(["게임 11판, 달라진 레이팅 2개", "11 games, 2 ratings differed"]);
  });
});

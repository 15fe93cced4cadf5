import { afterEach, expect, it } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import type { TableInfo } from "$lib/api/types";
import { speak } from "$lib/i18n.svelte";
import TableCard from "./TableCard.svelte";

await speak("en");

let component: object | null = null;
afterEach(() => {
  if (component) void unmount(component);
});

it.each([
  [[true, false], ["9", "4"], "You won · 9 – 4"],
  [[false, true], ["9", "-4"], "You lost · −4 – 9"],
  [[true, true], ["9.5", "4.0"], "Ada won · 9.5 – 4.0"],
])("whether the seats of Ada and Bo are one's own: %s, %s", (mine, scores, result) => {
  const seats = ["Ada", "Bo"].map((name, seat) => ({ seat, name, kind: "person", mine: mine[seat] }));
  const table = {
    ...{ id: "t", game: "cablecar", status: "finished", ended: "complete", options: {}, clock: { kind: "none" } },
    ...{ seats, places: [1, 2], scores, waiting: [], changed_at: new Date().toISOString() },
  };
  component = mount(TableCard, { target: document.body, props: { table: table as unknown as TableInfo } });
  flushSync();
  expect(document.querySelector(".badge")?.textContent).toBe(result);
});

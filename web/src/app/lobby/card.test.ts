import { afterEach, expect, it } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { speak } from "$lib/i18n.svelte";
import { seatInfo, tableInfo } from "$lib/testing";
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
  const seats = [0, 1].map((seat) => seatInfo(seat, { mine: mine[seat] ?? false }));
  const table = tableInfo({ status: "finished", ended: "complete", seats, places: [1, 2], scores, waiting: [] });
  component = mount(TableCard, { target: document.body, props: { table } });
  flushSync();
  expect(document.querySelector(".badge")?.textContent).toBe(result);
});

it.each([
  [{}, "2nd of 3"],
  [{ resigned: true }, "You resigned"],
  [{ resigned: true, late: true }, "You ran out of time"],
])("second of three with %s has not lost", (own, result) => {
  const seats = [0, 1, 2].map((seat) => seatInfo(seat, seat === 1 ? { mine: true, ...own } : {}));
  const table = tableInfo({ status: "finished", ended: "resigned", seats, places: [1, 2, 3], waiting: [] });
  component = mount(TableCard, { target: document.body, props: { table } });
  flushSync();
  expect(document.querySelector(".badge")?.textContent).toBe(result);
});

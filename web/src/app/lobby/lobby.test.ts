import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { flushSync, mount, unmount, type Component } from "svelte";
import type { Connection } from "$lib/api/connection.svelte";
import { speak } from "$lib/i18n.svelte";
import { become } from "$lib/me.svelte";
import { answering, me, problem, seatInfo, tableInfo, tableState } from "$lib/testing";
import WaitingRoom from "../table/WaitingRoom.svelte";
import Join from "./Join.svelte";

await speak("en");
vi.mock("$app/lobby/mine.svelte", () => ({ mine: { tables: [], turns: 0 } })); // it would ask by itself

const table = tableInfo({
  code: "ABC",
  status: "open",
  seats: [seatInfo(0, { mine: true, host: true }), seatInfo(1, { kind: "invited", name: null })],
});

let component: object | null = null;
beforeEach(() => become(me("Ada")));
afterEach(() => {
  if (component) void unmount(component);
  component = null;
  vi.unstubAllGlobals();
});

function show<Props extends Record<string, unknown>>(page: Component<Props>, props: Props): void {
  component = mount(page, { target: document.body, props });
  flushSync();
}
const find = <E extends Element>(selector: string): E => document.querySelector<E>(selector)!;

it("says why a seat could not be taken, and shows the table as it is now", async () => {
  const strangers = { ...table, seats: table.seats.map((seat) => ({ ...seat, mine: false })) };
  const asked = answering((path) => (path.endsWith("/join") ? problem("seat_taken") : strangers));
  show(Join, { rest: ["ABC"] });
  await vi.waitFor(() => find<HTMLElement>("button.large").click());
  await vi.waitFor(() => expect(asked.mock.calls.map(([{ method }]) => method)).toEqual(["GET", "POST", "GET"]));
  flushSync();
  expect(find("[role=alert]").textContent).toBe("That seat is already taken.");
});

it("shows a seat as it is where a change of it was refused", async () => {
  answering(() => problem("not_allowed"));
  show(WaitingRoom, { connection: {} as Connection, state: tableState(0, { table }) });
  const seat = find<HTMLSelectElement>("select.input[aria-label*='2']");
  seat.value = "hard";
  seat.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(seat.value).toBe("invited"));
});

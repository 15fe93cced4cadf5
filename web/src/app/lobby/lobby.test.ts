import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { flushSync, mount, unmount, type Component } from "svelte";
import { http } from "$lib/api/client";
import type { Live } from "$lib/api/live.svelte";
import { speak } from "$lib/i18n.svelte";
import { become } from "$lib/me.svelte";
import WaitingRoom from "../table/WaitingRoom.svelte";
import Join from "./Join.svelte";

await speak("en");
vi.mock("$app/lobby/mine.svelte", () => ({ mine: { tables: [], turns: 0 } })); // it would ask by itself

const table = {
  id: "t",
  code: "ABC",
  game: "cablecar",
  status: "open",
  options: {},
  clock: { kind: "none", amount: 0 },
  seats: [
    { seat: 0, kind: "person", color: "yellow", name: "Ada", mine: true, host: true },
    { seat: 1, kind: "invited", color: "blue", name: null },
  ],
};

const good = (data: unknown): never => ({ data, response: { ok: true } }) as never;
const bad = (code: string): never => ({ error: { code, detail: "" }, response: { ok: false } }) as never;

let component: object | null = null;
beforeEach(() => become({ name: "Ada" } as never));
afterEach(() => {
  if (component) void unmount(component);
  component = null;
  vi.restoreAllMocks();
});

function show<Props extends Record<string, unknown>>(page: Component<Props>, props: Props): void {
  component = mount(page, { target: document.body, props });
  flushSync();
}
const find = <E extends Element>(selector: string): E => document.querySelector<E>(selector)!;

it("says why a seat could not be taken, and shows the table as it is now", async () => {
  const strangers = { ...table, seats: table.seats.map((seat) => ({ ...seat, mine: false })) };
  const get = vi.spyOn(http, "GET").mockResolvedValue(good(strangers));
  vi.spyOn(http, "POST").mockResolvedValue(bad("seat_taken"));
  show(Join, { rest: ["ABC"] });
  await vi.waitFor(() => find<HTMLElement>("button.large").click());
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  flushSync();
  expect(find("[role=alert]").textContent).toBe("Somebody sits there already.");
});

it("shows a seat as it is where a change of it was refused", async () => {
  vi.spyOn(http, "PUT").mockResolvedValue(bad("not_allowed"));
  show(WaitingRoom, { live: {} as Live, state: { table, mine: [0], messages: [], muted: [] } as never });
  const seat = find<HTMLSelectElement>("select.input[aria-label*='2']");
  seat.value = "hard";
  seat.dispatchEvent(new Event("change", { bubbles: true }));
  await vi.waitFor(() => expect(seat.value).toBe("invited"));
});

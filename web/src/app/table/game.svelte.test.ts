import { afterEach, expect, it, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { saidAbove } from "$games/common/headline";
import type { GameModule, OutcomeProps, PlayProps } from "$games/contract";
import { http, Refusal } from "$lib/api/client";
import type { Live } from "$lib/api/live.svelte";
import type { TableState } from "$lib/api/types";
import { speak } from "$lib/i18n.svelte";
import { toasts } from "$lib/toasts.svelte";
import Game from "./Game.svelte";

await speak("en");

let board: PlayProps | null = null;
let headline: () => string | null;
const Play = (_: unknown, props: PlayProps): object => {
  board = props;
  headline = saidAbove();
  return {};
};
let result: OutcomeProps | null = null;
const Outcome = (_: unknown, props: OutcomeProps): object => {
  result = props;
  return {};
};
vi.mock("$app/games.svelte", async (original) => ({
  ...(await original<object>()),
  scoring: () => 0,
  load: () => Promise.resolve({ Play, Outcome, words } as unknown as GameModule),
}));

const words = {
  rule: () => ({ id: "problem-illegal" }),
  event: () => ({ id: "table-your-turn" }),
  advice: () => ({ id: "table-hint" }),
};

/** A table at Ada's turn; `mine` are the seats at this screen. */
const state = (ply: number, { table = {}, ...more } = {} as { table?: object; [field: string]: unknown }): TableState =>
  ({
    ply,
    table: {
      id: "t",
      game: "cablecar",
      status: "playing",
      options: {},
      waiting: [0],
      my_turn: true,
      seats: [
        { seat: 0, color: "yellow", kind: "person", name: "Ada", mine: true },
        { seat: 1, color: "blue", kind: "person", name: "Bo" },
      ],
      ...table,
    },
    mine: [0],
    seen: [{ seat: 0, view: {}, actions: ["aacb@c1"], may_undo: true }],
    log: [],
    messages: [],
    muted: [],
    outcome: null,
    ...more,
  }) as unknown as TableState;

let component: object | null = null;
afterEach(() => {
  if (component) void unmount(component);
  component = board = null;
  vi.restoreAllMocks();
});

/** Show a table, and wait until its board is there; gives a way to show what comes next. */
async function show(shown: TableState, live: Partial<Live> = {}, latest = shown) {
  vi.spyOn(http, "GET").mockResolvedValue({ data: undefined, response: { ok: true } } as never);
  let states = $state.raw({ shown, latest });
  component = mount(Game, {
    target: document.body,
    props: {
      live: { status: "open", ...live } as Live,
      get shown() {
        return states.shown;
      },
      get latest() {
        return states.latest;
      },
    },
  });
  await vi.waitFor(() => {
    flushSync();
    expect(board).not.toBeNull();
  });
  return (next: TableState) => flushSync(() => (states = { shown: next, latest: next }));
}

it("a choice is sent with the ply of the state it was made from, and asking why never plays", async () => {
  const illegal = new Refusal({ code: "illegal", rule: "CC-1", detail: "" } as never);
  const act = vi.fn(() => Promise.resolve({ ply: 5, repeated: false }));
  const check = vi.fn(() => Promise.reject(illegal));
  await show(state(4), { act, check }, state(5));

  board!.onwhy!("aacb@d4");
  await vi.waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(["The rules do not allow this now."]));
  expect(check).toHaveBeenCalledWith(0, 4, "aacb@d4");
  expect(act).not.toHaveBeenCalled();

  board!.onplay("aacb@c1");
  expect(act).toHaveBeenCalledWith(0, 4, "aacb@c1");
});

it("a hint stands while others choose, and goes with one's own action", async () => {
  const entry = (ply: number, seat: number) => ({ ply, seat, action: "x", kind: "action", events: [{}] });
  const hint = vi.fn(() =>
    Promise.resolve({
      seat: 0,
      ply: 1,
      action: { type: "place", number: 2, text: "aacb@c1", tile: "aacb", square: "c1", turn: 0 } as const,
      text: "",
    }),
  );
  const next = await show(state(0, { table: { hints: true, waiting: [0, 1] } }), { hint });
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent?.includes("Hint"))!;
  flushSync(() => button.click()); // and Bo chooses before the answer comes
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.disabled).toBe(false); // the focus stays where it is
  button.click();
  expect(hint).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(board!.hint).toBe("aacb@c1"));
  next(state(1, { log: [entry(1, 1)] }));
  expect(board!.hint).toBe("aacb@c1");
  next(state(2, { log: [entry(1, 1), entry(2, 0)], table: { waiting: [1] } }));
  expect(board!.hint).toBeNull();
});

it("whoever has resigned is told so, and not called", async () => {
  const [ada, bo] = state(0).table.seats;
  await show(state(3, { table: { seats: [{ ...ada, resigned: true }, bo] } }));
  expect(board!.acting).toBe(false);
  expect(headline()).toBe("You resigned. A bot plays for you.");
});

it("says above the board how a game ended that was not played to its end", async () => {
  const over = { table: { status: "finished" }, outcome: { ended: "resigned", places: [2, 1], scores: ["0", "0"] } };
  await show(state(3, over));
  expect(headline()).toBe("The game ended by resignation: only one player was left.");
});

it.each([
  [[0], "You win!"],
  [[0, 1], "Ada wins"],
])("tells the people on seats %s: %s", async (mine, title) => {
  const outcome = { ended: "complete", places: [1, 2], scores: ["9", "4"] };
  await show(state(3, { mine, table: { status: "finished" }, outcome }));
  await vi.waitFor(() => {
    flushSync();
    expect(document.querySelector("dialog h2")?.textContent).toBe(title);
  });
  expect(result!.counted).toBe(true); // the game was over before one came
});

it("a screen reader says the same again when it comes again", async () => {
  await show(state(0));
  const said = () => document.querySelector('[data-testid="spoken"] p')!;
  flushSync(() => board!.onsay!("c1 chosen."));
  const first = said();
  flushSync(() => board!.onsay!("c1 chosen."));
  expect(said().textContent).toBe("c1 chosen.");
  expect(said()).not.toBe(first);
});

import { afterEach, expect, it, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import { saidAbove } from "$games/common/headline";
import { asPlans } from "$games/common/plan";
import type { GameModule, OutcomeProps, PlayProps } from "$games/contract";
import { Refusal } from "$lib/api/client";
import type { Connection } from "$lib/api/connection.svelte";
import type { TableInfo, TableState } from "$lib/api/types";
import { speak } from "$lib/i18n.svelte";
import { action, answering, entry, outcome, problem, seatInfo, seen, tableInfo, tableState } from "$lib/testing";
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
  load: () => Promise.resolve(module),
}));

const ACTION = action("pass");
const module: GameModule = {
  Play,
  Outcome,
  words: {
    rule: () => ({ id: "problem-illegal" }),
    event: () => ({ id: "table-your-turn" }),
    advice: () => ({ id: "table-hint" }),
  },
  plans: {
    possible: ({ seat }) => (seat === null ? [] : asPlans([ACTION])),
    words: () => "Pass",
    gone: () => ({ id: "plan-gone" }),
  },
  openView: ([first]) => first!,
};
const told = (ply: number, seat: number) => entry(ply, seat, { events: [{ type: "done" }] });

/** A table at Ada's turn; `mine` are the seats at this screen. */
const state = (ply: number, { table = {}, ...more }: Wanted = {}): TableState =>
  tableState(ply, {
    table: tableInfo(table),
    seen: [seen(0, { actions: [ACTION], may_undo: true })],
    ...more,
  });
type Wanted = Omit<Partial<TableState>, "table"> & { table?: Partial<TableInfo> };

let component: object | null = null;
afterEach(() => {
  if (component) void unmount(component);
  component = board = null;
  vi.unstubAllGlobals();
});

/** Show a table, and wait until its board is there; gives a way to show what comes next. */
async function show(shown: TableState, connection: Partial<Connection> = {}, latest = shown) {
  answering(() => ({}));
  let states = $state.raw({ shown, latest });
  component = mount(Game, {
    target: document.body,
    props: {
      connection: {
        ...connection,
        get status() {
          return connection.status ?? "open";
        },
      } as Connection,
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
  const illegal = new Refusal(problem("illegal", { rule: "R-1" }));
  const act = vi.fn(() => Promise.resolve({ ply: 5, repeated: false, held_until: null, asked: false }));
  const check = vi.fn(() => Promise.reject(illegal));
  await show(state(4), { act, check }, state(5));

  const wanted = { type: "move", to: "d4" };
  board!.onwhy!(wanted);
  await vi.waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(["The rules do not allow this now."]));
  expect(check).toHaveBeenCalledWith(0, 4, wanted);
  expect(act).not.toHaveBeenCalled();

  board!.onplay(ACTION);
  expect(act).toHaveBeenCalledWith(0, 4, ACTION.text);
});

it("a hint stands while others choose, and goes with one's own action", async () => {
  const hint = vi.fn(() => Promise.resolve({ seat: 0, ply: 1, action: ACTION, text: "", reasons: [] }));
  const next = await show(state(0, { table: { hints: true, waiting: [0, 1] } }), { hint });
  const button = [...document.querySelectorAll("button")].find((one) => one.textContent?.includes("Hint"))!;
  flushSync(() => button.click()); // and Bo chooses before the answer comes
  expect(button.getAttribute("aria-disabled")).toBe("true");
  expect(button.disabled).toBe(false); // the focus stays where it is
  button.click();
  expect(hint).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(board!.hint).toBe(ACTION));
  next(state(1, { log: [told(1, 1)] }));
  expect(board!.hint).toBe(ACTION);
  next(state(2, { log: [told(1, 1), told(2, 0)], table: { waiting: [1] } }));
  expect(board!.hint).toBeNull();
});

it("players who resigned see so, and are not called", async () => {
  await show(state(3, { table: { seats: [seatInfo(0, { mine: true, resigned: true }), seatInfo(1)] } }));
  expect(board!.acting).toBe(false);
  expect(headline()).toBe("You resigned. A bot plays for you.");
});

it("says above the board how a game ended that was not played to its end", async () => {
  const ended = outcome({ ended: "resigned", places: [2, 1], scores: ["0", "0"] });
  await show(state(3, { table: { status: "finished" }, outcome: ended }));
  expect(headline()).toBe("The game ended early: only one player was left.");
});

it.each([
  [[0], "You win!"],
  [[0, 1], "Ada wins"],
])("tells the people on seats %s: %s", async (mine, title) => {
  await show(state(3, { mine, table: { status: "finished" }, outcome: outcome() }));
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

/** The same table at Bo's turn, with a connection; `plan` plans what can be planned. */
async function waiting() {
  const act = vi.fn(() => Promise.resolve({ ply: 9, repeated: false, held_until: null, asked: false }));
  const line = $state({ status: "open" as Connection["status"], act, late: false });
  const others = (ply: number, more: Wanted = {}) =>
    state(ply, { seen: [seen(0)], ...more, table: { waiting: [1], my_turn: false, ...more.table } });
  toasts.length = 0;
  const next = await show(others(1), line as Partial<Connection>);
  flushSync(() => board!.onplan!(board!.plans![0]!));
  expect(board!.plan).not.toBeNull();
  return { act, line, others, next, said: () => toasts.map(({ text }) => text) };
}

it("a plan is played when its turn comes, with the server's own action", async () => {
  const { act, others, next, said } = await waiting();
  next(others(2));
  expect(act).not.toHaveBeenCalled();
  next(state(3));
  expect(act.mock.calls).toEqual([[0, 3, ACTION.text]]);
  expect(board!.plan).toBeNull();
  expect(said()).toEqual([]);
});

it("a plan is dropped with a message as soon as it becomes impossible", async () => {
  const { act, others, next, said } = await waiting();
  next(others(2, { seen: [seen(0, { view: { seat: null } })] }));
  expect(board!.plan).toBeNull();
  next(state(3));
  expect(act).not.toHaveBeenCalled();
  expect(said()).toEqual(["What you planned is no longer possible. Choose again."]);
});

it("a plan does not outlive the line, nor a move that is taken back", async () => {
  const { act, line, next, said } = await waiting();
  flushSync(() => (line.status = "lost"));
  expect(board!.plan).toBeNull();
  expect(board!.plans).toEqual([]);
  flushSync(() => (line.status = "open"));
  expect(said()).toEqual(["The connection was lost: your plan was dropped."]);
  flushSync(() => board!.onplan!(board!.plans![0]!));
  next(state(3, { log: [entry(2, 1), entry(3, 1, { kind: "undo", takes_back: 2 })] }));
  expect(said().at(-1)).toBe("A move was taken back: your plan was dropped.");
  expect(act).not.toHaveBeenCalled();
});

it("a plan is cancelled by choosing the same again", async () => {
  const { act, next } = await waiting();
  flushSync(() => board!.onplan!(board!.plans![0]!));
  expect(board!.plan).toBeNull();
  next(state(3));
  expect(act).not.toHaveBeenCalled();
});

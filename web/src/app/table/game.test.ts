import { afterEach, expect, it, vi } from "vitest";
import { flushSync, mount, unmount } from "svelte";
import type { GameModule, PlayProps } from "$games/contract";
import { http, Refusal } from "$lib/api/client";
import type { Live } from "$lib/api/live.svelte";
import type { TableState } from "$lib/api/types";
import { speak } from "$lib/i18n.svelte";
import { toasts } from "$lib/toasts.svelte";
import Game from "./Game.svelte";

await speak("en");

let board: PlayProps | null = null;
const Play = (_: unknown, props: PlayProps): object => {
  board = props;
  return {};
};
vi.mock("$app/games", () => ({
  scoring: () => 0,
  load: () => Promise.resolve({ Play, words: { rule: () => ({ id: "problem-illegal" }) } } as unknown as GameModule),
}));

const state = (ply: number): TableState =>
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
        { seat: 1, color: "blue", kind: "bot", name: "easy", level: "easy" },
      ],
    },
    mine: [0],
    seen: [{ seat: 0, view: {}, actions: ["aacb@c1"], may_undo: true }],
    log: [],
    messages: [],
    muted: [],
    outcome: null,
  }) as unknown as TableState;

let component: object | null = null;
afterEach(() => {
  if (component) void unmount(component);
  vi.restoreAllMocks();
});

it("a choice is sent with the ply of the state it was made from, and asking why never plays", async () => {
  const good = { data: undefined, response: { ok: true } } as never;
  const illegal = new Refusal({ code: "illegal", rule: "CC-1", detail: "" } as never);
  vi.spyOn(http, "GET").mockResolvedValue(good);
  const act = vi.fn(() => Promise.resolve({ ply: 5, repeated: false }));
  const check = vi.fn(() => Promise.reject(illegal));
  const live = { status: "open", act, check } as unknown as Live;
  component = mount(Game, { target: document.body, props: { live, latest: state(5), shown: state(4) } });
  await vi.waitFor(() => {
    flushSync();
    expect(board).not.toBeNull();
  });

  board!.onwhy!("aacb@d4");
  await vi.waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(["The rules do not allow this now."]));
  expect(check).toHaveBeenCalledWith(0, 4, "aacb@d4");
  expect(act).not.toHaveBeenCalled();

  board!.onplay("aacb@c1");
  expect(act).toHaveBeenCalledWith(0, 4, "aacb@c1");
});

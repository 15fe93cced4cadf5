import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Words } from "$games/contract";
import type { Entry, GameEvent, TableInfo, TableState } from "$lib/api/types";
import { speak } from "$lib/i18n.svelte";
import { change } from "$lib/settings.svelte";
import { action, entry, seatInfo, tableInfo, tableState } from "$lib/testing";
import { logLines } from "./log";
import { Pace } from "./pace.svelte";
import { commitment, noted, remember } from "./promise";
import { activeSeat, isHotSeat } from "./seats";

vi.mock("$app/games.svelte", async (original) => ({
  ...(await original<object>()),
  scoring: (_: string, events: GameEvent[]) => (events.length ? 2300 : 0),
}));

const state = (ply: number, mine: number[], waiting: number[], log: Entry[] = [], resigned = -1): TableState => {
  const seats = [0, 1, 2].map((seat) => seatInfo(seat, { resigned: seat === resigned }));
  return tableState(ply, { mine, log, table: tableInfo({ waiting, seats }) });
};

describe("whose eyes a screen shows", () => {
  it("nobody's for a spectator", () => {
    expect(activeSeat(state(0, [], [1]), null)).toBeNull();
  });
  it("the player's own seat, no matter who acts", () => {
    expect(activeSeat(state(0, [1], [0]), null)).toBe(1);
    expect(isHotSeat(state(0, [1], [0]))).toBe(false);
  });
  it("at a shared screen the seat that acts, and after its turn the next of this screen", () => {
    const here = [0, 2];
    expect(activeSeat(state(0, here, [2]), null)).toBe(2);
    expect(activeSeat(state(1, here, [1]), 2)).toBe(2);
    expect(activeSeat(state(2, here, [0]), 2)).toBe(0);
    expect(isHotSeat(state(0, here, [1]))).toBe(true);
  });
  it("one after the other where all choose at the same time", () => {
    expect(activeSeat(state(0, [0, 1], [0, 1]), null)).toBe(0);
    expect(activeSeat(state(0, [0, 1], [0, 1]), 0)).toBe(0);
    expect(activeSeat(state(1, [0, 1], [1]), 0)).toBe(1);
  });
  it("not those of somebody who has resigned: a bot plays there", () => {
    expect(activeSeat(state(3, [0, 2], [2], [], 2), 0)).toBe(0);
    expect(activeSeat(state(3, [0, 1, 2], [1, 2], [], 1), 0)).toBe(2);
  });
});

describe("the pace of a table", () => {
  beforeEach(() => void vi.useFakeTimers());

  /** Seat 0's screen after a step whose points take a while to land. */
  const scored = (ply: number, seat: number): TableState =>
    state(ply, [0], [], [entry(ply, seat, { events: [{ type: "scored" }] })]);

  it("shows quick steps one after the other", () => {
    change({ motion: "on" });
    const pace = new Pace();
    for (let ply = 0; ply < 4; ply++) pace.push(state(ply, [], []));
    expect(pace.shown?.ply).toBe(1);
    vi.advanceTimersByTime(700);
    expect(pace.shown?.ply).toBe(2);
    vi.advanceTimersByTime(2000);
    expect(pace.shown?.ply).toBe(3);
  });
  it("does not wait where nothing may move", () => {
    change({ motion: "off" });
    const pace = new Pace();
    for (let ply = 0; ply < 4; ply++) pace.push(scored(ply, 1));
    expect(pace.shown?.ply).toBe(3);
  });
  it("lets the points of a step land before the next one", () => {
    change({ motion: "on" });
    const pace = new Pace();
    for (let ply = 0; ply < 3; ply++) pace.push(scored(ply, 1));
    vi.advanceTimersByTime(2000);
    expect(pace.shown?.ply).toBe(1);
    vi.advanceTimersByTime(500);
    expect(pace.shown?.ply).toBe(2);
  });
  it("shows one's own action at once, and does not wait for points while a clock runs", () => {
    change({ motion: "on" });
    const pace = new Pace();
    const own = state(2, [0], [], [entry(2, 0)]);
    for (const next of [scored(0, 1), scored(1, 1), own, scored(3, 1)]) pace.push(next);
    expect(pace.shown?.ply).toBe(2);
    vi.advanceTimersByTime(2000);
    expect(pace.shown?.ply).toBe(2);
    const timed = new Pace();
    for (let ply = 0; ply < 3; ply++) timed.push({ ...scored(ply, 1), deadlines: { 0: "soon" } });
    vi.advanceTimersByTime(700);
    expect(timed.shown?.ply).toBe(2);
  });
});

describe("the log", () => {
  it("tells each event on a line of its own, and strikes out what was taken back", async () => {
    await speak("en");
    const words: Words = {
      event: ({ type }) => (type === "quiet" ? null : { id: "table-your-turn" }),
      advice: () => ({ id: "table-hint" }),
      rule: () => null,
    };
    const log = [
      entry(1, 0, { events: [{ type: "loud" }, { type: "quiet" }, { type: "loud" }] }),
      entry(2, 1, { action: action("y"), by: "stand_in" }),
      entry(3, 1, { action: action("y"), kind: "undo", takes_back: 2 }),
    ];
    const lines = logLines(log, words, { names: ["Ann", "Bo"], view: { seat: null } });
    expect(lines.map((line) => line.texts)).toEqual([
      ["Your turn", "Your turn"],
      ["Bo: y", "(played by a bot)"],
      ["Bo took the last action back."],
    ]);
    expect(lines.map((line) => line.undone)).toEqual([false, true, false]);
  });
});

describe("the promise of a fair shuffle", () => {
  const table = (status: TableInfo["status"], fingerprint: string): TableInfo =>
    tableInfo({ id: "t1", status, commitment: fingerprint });

  it("notes the first fingerprint, and none after the end", () => {
    remember(table("playing", "aa"));
    remember(table("playing", "bb"));
    expect(noted("t1")).toBe("aa");
    remember({ ...table("finished", "cc"), id: "t2" });
    expect(noted("t2")).toBeNull();
  });
  it("computes the fingerprint of a secret", async () => {
    expect(await commitment("616263")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });
});

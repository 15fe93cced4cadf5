import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { load } from "$app/games.svelte";
import type { Words } from "$games/contract";
import type { TableInfo, TableState } from "$lib/api/types";
import { speak } from "$lib/i18n.svelte";
import { change } from "$lib/settings.svelte";
import { logLines } from "./log";
import { Pace } from "./pace.svelte";
import { commitment, noted, remember } from "./promise";
import { activeSeat, isHotSeat } from "./seats";

const state = (ply: number, mine: number[], waiting: number[], log: object[] = [], resigned = -1): TableState => {
  const seats = [0, 1, 2].map((seat) => ({ seat, resigned: seat === resigned }));
  return { ply, mine, log, deadlines: {}, table: { game: "cablecar", waiting, seats } } as unknown as TableState;
};

describe("whose eyes a screen shows", () => {
  it("nobody's for a spectator", () => {
    expect(activeSeat(state(0, [], [1]), null)).toBeNull();
  });
  it("one's own seat, whoever acts", () => {
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
  beforeAll(() => load("cablecar"));
  beforeEach(() => void vi.useFakeTimers());

  /** Seat 0's screen after a step by which a line of seven is scored. */
  const scored = (ply: number, seat: number): TableState =>
    state(ply, [0], [], [{ ply, seat, events: [{ type: "line_scored", color: "blue", crossings: 7 }] }]);

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
    const own = state(2, [0], [], [{ ply: 2, seat: 0, events: [] }]);
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
    const words = {
      event: (event: { type: string }) => (event.type === "quiet" ? null : { id: "table-your-turn" }),
    } as unknown as Words;
    const log = [
      { ply: 1, seat: 0, action: { text: "x" }, events: [{ type: "loud" }, { type: "quiet" }, { type: "loud" }] },
      { ply: 2, seat: 1, action: { text: "y" }, events: [], by: "stand_in" as const },
      { ply: 3, seat: 1, action: { text: "y" }, events: [], kind: "undo" as const, takes_back: 2 },
    ];
    const lines = logLines(log, words, ["Ann", "Bo"], {}, undefined);
    expect(lines.map((line) => line.texts)).toEqual([
      ["Your turn", "Your turn"],
      ["Bo: y", "(a bot stood in)"],
      ["Bo took the last action back."],
    ]);
    expect(lines.map((line) => line.undone)).toEqual([false, true, false]);
  });
  it.each([
    ["en", "You draw another tile.", "Your line 3 scores 2.", "Bo: line 4 scores 2.", "You took the last action back."],
    [
      ...(["fr", "Vous piochez une autre carte.", "Votre ligne 3 rapporte 2."] as const),
      ...(["Bo\u00a0: la ligne 4 rapporte 2.", "Vous avez repris le dernier coup."] as const),
    ],
    [
      "nl",
      "Je trekt een andere tegel.",
      "Jouw lijn 3 scoort 2.",
      "Bo: lijn 4 scoort 2.",
      "Je neemt de laatste zet terug.",
    ],
    ["ko", "내가 새 타일을 뽑음.", "내 3번 노선이 2점.", "Bo: 4번 노선이 2점.", "내가 마지막 행동을 무름."],
  ] as const)("speaks to the person who looks (%s)", async (language, drew, own, other, undo) => {
    await speak(language);
    const { words } = await load("cablecar");
    const score = { type: "line_scored", crossings: 2, points: 2, power_station: false };
    const events = [
      { type: "tile_drawn", seat: 0, to_place: true },
      { ...score, station: 3, color: "yellow" },
      { ...score, station: 4, color: "blue" },
    ];
    const log = [
      { ply: 1, seat: 0, action: { text: "x" }, events },
      { ply: 2, seat: 0, action: { text: "x" }, events: [], kind: "undo" as const },
    ];
    const view = { shares: null, colors: ["yellow", "blue"] };
    const told = (me: number | null) => logLines(log, words, ["Ann", "Bo"], view, undefined, me);
    expect(told(0)).toMatchObject([{ mine: true, texts: [drew, own, other] }, { texts: [undo] }]);
    expect(told(1)[0]).toMatchObject({ mine: false });
    expect(told(null).flatMap(({ texts }) => texts)).toEqual(expect.arrayContaining([expect.stringMatching(/^Ann/)]));
    expect(told(null).flatMap(({ texts }) => texts)).not.toContain(drew);
  });
});

describe("the promise of a fair shuffle", () => {
  const table = (status: string, fingerprint: string): TableInfo =>
    ({ id: "t1", status, commitment: fingerprint }) as unknown as TableInfo;

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

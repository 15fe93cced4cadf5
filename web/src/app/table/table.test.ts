import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { load } from "$app/games";
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
      { ply: 1, seat: 0, action: "x", events: [{ type: "loud" }, { type: "quiet" }, { type: "loud" }] },
      { ply: 2, seat: 1, action: "y", events: [], by: "stand_in" as const },
      { ply: 3, seat: 1, action: "y", events: [], kind: "undo" as const, takes_back: 2 },
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
    ["en", "{ $who } places a tile.", "Places a tile."],
    ["en", "{ $who }: line 3 scores 2.", "You: line 3 scores 2."],
    ["fr", "{ $who } : la ligne 3 rapporte 2.", "Vous : la ligne 3 rapporte 2."],
    ["nl", "{ $who } legt een tegel.", "Legt een tegel."],
    ["ko", "{ $who } 님이 타일을 놓음.", "타일을 놓음."],
    ["ko", "{ $who } 님의 케이블카가 2개 이하.", "케이블카가 2개 이하."],
  ] as const)("leaves out one's own name (%s: %s)", async (language, sentence, told) => {
    await speak(language);
    const words = {
      event: (_: unknown, names: string[]) => ({ id: sentence.replace("{ $who }", names[0]!) }),
    } as unknown as Words;
    vi.spyOn(console, "error").mockImplementation(() => {}); // the sentences here are no messages
    const [line] = logLines([{ ply: 1, seat: 0, action: "x", events: [{}] }], words, ["Ann", "Bo"], {}, undefined, 0);
    expect(line).toMatchObject({ mine: true, texts: [told] });
    vi.restoreAllMocks();
  });
  it("says you where something happens to one by another's action", async () => {
    await speak("en");
    const words = { event: () => null } as unknown as Words;
    const taken = { ply: 1, seat: 0, action: "x", events: [], kind: "undo" as const };
    expect(logLines([taken], words, ["Ann", "Bo"], {}, undefined, 0)[0]!.texts).toEqual(["Took the last action back."]);
    const kept = { event: (_: unknown, [name]: string[]) => ({ id: `${name} keeps 1 ticket.` }) } as unknown as Words;
    vi.spyOn(console, "error").mockImplementation(() => {});
    const [line] = logLines([{ ...taken, kind: "action", seat: 1, events: [{}] }], kept, ["Ann", "Bo"], {}, undefined, 0);
    expect(line).toMatchObject({ mine: false, texts: ["You: keeps 1 ticket."] });
    vi.restoreAllMocks();
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

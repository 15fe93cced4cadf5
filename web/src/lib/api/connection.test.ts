import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { action, answering, entry, message, seen, tableState } from "../testing";
import { Cancelled } from "./client";
import { Connection, merge } from "./connection.svelte";
import type { TableState } from "./types";

function state(ply: number, since = 0, more: Partial<TableState> = {}): TableState {
  const log = Array.from({ length: ply - since }, (_, i) => entry(since + i + 1, 0));
  return tableState(ply, { since, log, ...more });
}

class Socket {
  static all: Socket[] = [];
  static get last(): Socket {
    return Socket.all.at(-1)!;
  }
  sent: Record<string, unknown>[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly url: URL) {
    Socket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {}
  hear(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

describe("merge", () => {
  it("puts the log together without gaps or repeats", () => {
    const merged = merge(state(3), state(5, 2));
    expect(merged.log.map((entry) => entry.ply)).toEqual([1, 2, 3, 4, 5]);
  });

  it("keeps messages, each once", () => {
    const before = state(1, 0, { messages: [message(1), message(2)] });
    const merged = merge(before, state(1, 1, { messages: [message(2), message(5)] }));
    expect(merged.messages.map((message) => message.id)).toEqual([1, 2, 5]);
  });

  it("keeps the very same view while the game stands still", () => {
    const before = state(1, 0, { seen: [seen(0, { actions: [action("+")] })] });
    expect(merge(before, state(1, 1, { seen: [seen(0, { actions: [action("+")] })] })).seen).toBe(before.seen);
    expect(merge(before, state(2, 1, { seen: [seen(0)] })).seen).not.toBe(before.seen);
  });
});

describe("a connection to a table", () => {
  beforeEach(() => {
    Socket.all = [];
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", Socket);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("comes back after a break and asks for what it missed", () => {
    const connection = new Connection("t");
    Socket.last.hear({ type: "state", ...state(4, 0, { messages: [message(9)] }) });
    expect(connection.status).toBe("open");
    Socket.last.onclose({ code: 1006 });
    expect(connection.status).toBe("lost");
    vi.advanceTimersByTime(1000);
    expect(Socket.all).toHaveLength(2);
    expect(Socket.last.url.search).toBe("?since=4&messages_since=9");
    Socket.last.hear({ type: "state", ...state(6, 4) });
    expect(connection.status).toBe("open");
    expect(connection.state?.log).toHaveLength(6);
    connection.close();
  });

  it("knows how far the server's clock is ahead, however long ago it told", () => {
    vi.setSystemTime("2026-03-01T12:00:00Z");
    const connection = new Connection("t");
    Socket.last.hear({ type: "state", ...state(1, 0, { now: "2026-03-01T12:00:05Z" }) });
    vi.advanceTimersByTime(15_000);
    expect(connection.ahead).toBe(5000);
    connection.close();
  });

  it("sends an action again, with the ply it was made for, when its answer got lost", async () => {
    const connection = new Connection("t");
    Socket.last.hear({ type: "state", ...state(4) });
    const answer = connection.act(0, 3, "aaaa@a1");
    const [first] = Socket.last.sent;
    expect(first).toMatchObject({ type: "act", ply: 3, action: "aaaa@a1" });
    Socket.last.onclose({ code: 1006 });
    vi.advanceTimersByTime(1000);
    Socket.last.hear({ type: "state", ...state(5, 4) });
    expect(Socket.last.sent).toEqual([first]);
    Socket.last.hear({ type: "accepted", id: first!.id, ply: 5, repeated: true });
    await expect(answer).resolves.toMatchObject({ ply: 5 });
    connection.close();
  });

  it("does not send chat twice: a lost answer is reported instead", async () => {
    const connection = new Connection("t");
    Socket.last.hear({ type: "state", ...state(4) });
    const answer = connection.say("hello");
    expect(Socket.last.sent).toHaveLength(1);
    Socket.last.onclose({ code: 1006 });
    await expect(answer).rejects.toMatchObject({ problem: { code: "unavailable" } });
    vi.advanceTimersByTime(1000);
    Socket.last.hear({ type: "state", ...state(4, 4) });
    expect(Socket.last.sent).toEqual([]);
    connection.close();
  });

  it("keeps nothing for later: what is asked for without a line is refused", async () => {
    const connection = new Connection("t");
    Socket.last.hear({ type: "state", ...state(4) });
    Socket.last.onclose({ code: 1006 });
    for (const answer of [connection.act(0, 4, "aaaa@a1"), connection.say("hello")])
      await expect(answer).rejects.toMatchObject({ problem: { code: "unavailable" } });
    vi.advanceTimersByTime(1000);
    Socket.last.hear({ type: "state", ...state(4, 4) });
    expect(Socket.last.sent).toEqual([]);
    connection.close();
  });

  it("tests the line when an action has no answer, and lets one give it up", async () => {
    const connection = new Connection("t");
    Socket.last.hear({ type: "state", ...state(4) });
    const answer = connection.act(0, 4, "aaaa@a1");
    const [first] = Socket.all;
    expect(connection.late).toBe(false);
    vi.advanceTimersByTime(2000);
    expect(connection.late).toBe(true);
    expect(first!.sent).toMatchObject([{ type: "act" }, { type: "ping" }]);
    expect(connection.status).toBe("open");
    vi.advanceTimersByTime(2000);
    expect(connection.status).toBe("lost");
    connection.cancel();
    await expect(answer).rejects.toBeInstanceOf(Cancelled);
    expect(connection.late).toBe(false);
    vi.advanceTimersByTime(1000);
    Socket.last.hear({ type: "state", ...state(4, 4) });
    expect(Socket.last.sent).toEqual([]);
    connection.close();
  });

  it.each(["online", "visibilitychange"])("tests the line on %s", async (event) => {
    const connection = new Connection("t");
    const happens = () => (event === "online" ? window : document).dispatchEvent(new Event(event));
    Socket.last.hear({ type: "state", ...state(4) });
    happens();
    const looks = event === "visibilitychange" ? [{ type: "look", looking: true }] : [];
    expect(Socket.last.sent).toMatchObject([{ type: "ping" }, ...looks]);
    Socket.last.hear({ type: "done", id: 1 });
    await vi.advanceTimersByTimeAsync(2000);
    expect(connection.status).toBe("open");
    happens();
    await vi.advanceTimersByTimeAsync(2000);
    expect(connection.status).toBe("lost");
    connection.close();
  });

  it("reads what somebody said who is no longer muted", async () => {
    const said = (...ids: number[]) => ids.map((id) => message(id));
    const read = answering(() => tableState(4, { messages: said(1, 2, 3) }));
    const connection = new Connection("t");
    Socket.last.hear({ type: "state", ...state(4, 0, { muted: [1], messages: said(1) }) });
    Socket.last.hear({ type: "messages", messages: said(3) });
    expect(read).not.toHaveBeenCalled();
    Socket.last.hear({ type: "state", ...state(4, 4) });
    await vi.waitFor(() => expect(connection.state?.messages.map(({ id }) => id)).toEqual([1, 2, 3]));
    connection.close();
  });

  it("says why something was refused", async () => {
    const connection = new Connection("t");
    Socket.last.hear({ type: "state", ...state(0) });
    const answer = connection.act(0, 0, "zzz");
    Socket.last.hear({ type: "refused", id: 1, problem: { code: "illegal", detail: "no", rule: "R-14" } });
    await expect(answer).rejects.toMatchObject({ problem: { rule: "R-14" } });
    connection.close();
  });

  it("gives up where there is no table", async () => {
    const connection = new Connection("t");
    Socket.last.onclose({ code: 4404 });
    expect(connection.status).toBe("gone");
    await expect(connection.say("hello")).rejects.toMatchObject({ problem: { code: "unavailable" } });
    vi.advanceTimersByTime(60_000);
    expect(Socket.all).toHaveLength(1);
  });

  it("notices a line that has gone silent", () => {
    const connection = new Connection("t");
    Socket.last.hear({ type: "state", ...state(1) });
    vi.advanceTimersByTime(40_000);
    expect(Socket.all.length).toBeGreaterThan(1);
    connection.close();
  });
});

// The connection to a table: its newest state, requests with answers, and reconnecting after any break.
import { ask, Cancelled, http, Refusal, unreachable } from "./client";
import { isOnDevice, Line } from "./device";
import type { Accepted, ClientMessage, Entry, Hint, Message, Problem, ServerMessage, TableState } from "./types";

type Request = ClientMessage extends infer M ? (M extends { id: number } ? Omit<M, "id"> : never) : never;
type Answer = Extract<ServerMessage, { id?: unknown }>;
type Status = "connecting" | "open" | "lost" | "gone";

interface Waiting {
  message: Request;
  done: (answer: Answer) => void;
  failed: (why: Error) => void;
}

const GONE = [4401, 4403, 4404, 4409];
/** Messages that are not resent after a break: chat may have arrived, and would appear twice. */
const ONCE = ["ping", "look", "say"];
const FIRST_WAIT = 400;
const LONGEST_WAIT = 8000;
const PING_EVERY = 20_000;
const PING_PATIENCE = 8_000;
/** So long an answer may take before the line is tested, and so long the test may take. */
const SOON = 2_000;
const OPEN_PATIENCE = 10_000;
/** What changes the game: nothing of it is kept for later behind anybody's back. */
const DEEDS = ["act", "undo", "resign"];

/** Merge a new state with the log and messages already here. */
export function merge(before: TableState | null, news: TableState): TableState {
  if (!before) return news;
  const log: Entry[] = [...before.log.filter((entry) => entry.ply <= news.since), ...news.log];
  const known = new Set(news.messages.map((message) => message.id));
  const messages = [...before.messages.filter((message) => !known.has(message.id)), ...news.messages];
  // Boards keep half-made choices as long as they get the very same view: it only changes with the game.
  const same = before.ply === news.ply && JSON.stringify(before.seen) === JSON.stringify(news.seen);
  return { ...news, log, messages, seen: same ? before.seen : news.seen };
}

/** A table that one looks at, for as long as the page is open. */
export class Connection {
  state: TableState | null = $state.raw(null);
  status: Status = $state("connecting");
  /** By how many milliseconds the server's clock is ahead of this device's, which may be wrong. */
  ahead = $state(0);
  /** Why there is no table here: the close code of the socket. */
  reason: number | null = $state(null);
  /** Whether something that changes the game has waited for its answer for longer than it should. */
  late = $state(false);
  /** Why the game does not go on, although nobody is to blame: a bot could not be loaded, say. */
  trouble: Problem | null = $state.raw(null);

  #socket: Pick<WebSocket, "send" | "close"> | null = null;
  #next = 1;
  #waiting = new Map<number, Waiting>();
  #wait = FIRST_WAIT;
  #timers: Partial<Record<"again" | "ping" | "open", ReturnType<typeof setTimeout>>> = {};
  #closed = false;
  #onstate: (state: TableState) => void;

  constructor(
    readonly table: string,
    onstate: (state: TableState) => void = () => {},
    /** The table, where it is known already. */
    first: TableState | null = null,
  ) {
    this.#onstate = onstate;
    if (first) this.#know(first);
    this.#connect();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
    document.addEventListener("visibilitychange", this.#look);
  }

  /** Stop for good. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    document.removeEventListener("visibilitychange", this.#look);
    this.#drop();
    this.#fail();
  }

  /** Play an action that was chosen when the table was at a ply. */
  act(seat: number, ply: number, action: string): Promise<Accepted> {
    return this.#ask({ type: "act", seat, ply, action }) as Promise<Accepted>;
  }
  /** Ask why an action may not be played; one that may is not played. */
  check(seat: number, ply: number, action: Record<string, unknown>): Promise<unknown> {
    return this.#ask({ type: "check", seat, ply, action });
  }
  /** Take an action and all after it back, or ask the others for it. */
  undo(seat: number, ply: number, to: number | null): Promise<Accepted> {
    return this.#ask({ type: "undo", seat, ply, to }) as Promise<Accepted>;
  }
  /** Agree that somebody takes back, or do not. */
  answerUndo(seat: number, to: number, agree: boolean): Promise<unknown> {
    return this.#ask({ type: "answer_undo", seat, to, agree });
  }
  say(text: string): Promise<unknown> {
    return this.#ask({ type: "say", text });
  }
  hint(seat: number): Promise<Hint> {
    return this.#ask({ type: "hint", seat }) as Promise<Hint>;
  }
  resign(seat: number): Promise<unknown> {
    return this.#ask({ type: "resign", seat });
  }
  back(): Promise<unknown> {
    return this.#ask({ type: "back" });
  }

  /** Give up on requests without an answer. They may still have arrived; the next state will show it. */
  cancel(): void {
    this.#fail((request) => DEEDS.includes(request.type), new Cancelled());
  }

  /** Ask, if there is a line to ask on: nothing is kept for later, so that nobody is surprised by it. */
  #ask(request: Request): Promise<Answer> {
    return new Promise((done, failed) => {
      if (this.status !== "open" && !(this.status === "connecting" && this.state)) {
        failed(new Refusal(unreachable()));
        return;
      }
      const message = { ...request, id: this.#next++ };
      this.#waiting.set(message.id, { message, done, failed });
      if (this.status === "open") this.#socket?.send(JSON.stringify(message)); // or else as soon as it is
      // A thread of this device answers as soon as it can: no line could be slow.
      if (DEEDS.includes(request.type) && !isOnDevice(this.table)) setTimeout(() => this.#wonder(message.id), SOON);
    });
  }

  /** An answer should be here by now. */
  #wonder(id: number): void {
    if (!this.#waiting.has(id)) return;
    this.late = true;
    if (this.status === "open") void this.#ping(SOON);
  }

  #connect(): void {
    const address = new URL(`/api/tables/${this.table}/socket`, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    if (this.state) {
      address.searchParams.set("since", String(this.state.ply));
      address.searchParams.set("messages_since", String(this.state.messages.at(-1)?.id ?? 0));
    }
    if (document.hidden) address.searchParams.set("looking", "false");
    const socket = isOnDevice(this.table) ? new Line(this.table, this.state?.ply ?? 0) : new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event: { code: number }) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
    clearTimeout(this.#timers.open);
    this.#timers.open = setTimeout(() => socket === this.#socket && this.#lost(1006), OPEN_PATIENCE);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "state": {
        const unmuted = this.state?.muted.some((seat) => !message.muted.includes(seat));
        if (this.status !== "open") this.#opened();
        this.#know(message);
        if (unmuted) void this.#readChat();
        break;
      }
      case "messages":
        if (this.state) this.state = { ...this.state, messages: unite(this.state.messages, message.messages) };
        break;
      case "presence":
        if (this.state) this.state = { ...this.state, presence: message.presence };
        break;
      case "refused":
        if (message.id === null) this.trouble = message.problem;
        else this.#settle(message.id, (asked) => asked.failed(new Refusal(message.problem)));
        break;
      default:
        this.#settle(message.id, (asked) => asked.done(message));
    }
  }

  /** The table is like this now. */
  #know(news: TableState): void {
    this.trouble = null;
    this.state = merge(this.state, news);
    this.ahead = Date.parse(news.now) - Date.now();
    this.#onstate(this.state);
  }

  /** Read all that was said: what somebody says who is muted does not come. */
  async #readChat(): Promise<void> {
    const params = { path: { table_id: this.table }, query: { since: this.state?.ply ?? 0 } };
    const now = await ask(http.GET("/api/tables/{table_id}", { params })).catch(() => null);
    if (now && this.state) this.state = { ...this.state, messages: unite(this.state.messages, now.messages) };
  }

  #settle(id: number, how: (asked: Waiting) => void): void {
    const asked = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (asked) how(asked);
    this.late &&= this.#unanswered();
  }

  #unanswered(): boolean {
    return [...this.#waiting.values()].some(({ message }) => DEEDS.includes(message.type));
  }

  #opened(): void {
    this.status = "open";
    this.#wait = FIRST_WAIT;
    clearTimeout(this.#timers.open);
    // What was on its way when the connection broke goes out again: the server knows a repeated action by its ply.
    for (const { message } of this.#waiting.values()) this.#socket?.send(JSON.stringify(message));
    clearInterval(this.#timers.ping);
    this.#timers.ping = setInterval(() => void this.#ping(PING_PATIENCE), PING_EVERY);
  }

  /** Test the line: without an answer in time it is lost. */
  async #ping(patient: number): Promise<void> {
    const socket = this.#socket;
    const patience = setTimeout(() => {
      if (socket === this.#socket) this.#lost(1006);
    }, patient);
    await this.#ask({ type: "ping" }).catch(() => {});
    clearTimeout(patience);
  }

  #lost(code: number): void {
    this.#drop();
    if (this.#closed) return;
    if (GONE.includes(code)) {
      this.status = "gone";
      this.reason = code;
      this.#fail();
      return;
    }
    this.status = this.state ? "lost" : "connecting";
    this.#fail((request) => ONCE.includes(request.type));
    this.late = this.#unanswered();
    clearTimeout(this.#timers.again);
    this.#timers.again = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(LONGEST_WAIT, this.#wait * 2);
  }

  /** Somebody is back, or their device is: test at once whether the connection still works. */
  #hurry = (): void => {
    if (this.#closed || this.status === "gone" || document.hidden) return;
    if (this.status === "open") {
      void this.#ping(SOON);
      return;
    }
    this.#drop();
    this.#connect();
  };

  /** Tell the server whether the page is visible: people looking at a table get no notifications about it. */
  #look = (): void => {
    if (this.status === "open" && !isOnDevice(this.table))
      this.#ask({ type: "look", looking: !document.hidden }).catch(() => {});
  };

  #drop(): void {
    clearInterval(this.#timers.ping);
    clearTimeout(this.#timers.again);
    clearTimeout(this.#timers.open);
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
  }

  #fail(which: (request: Request) => boolean = () => true, why: Error = new Refusal(unreachable())): void {
    for (const [id, { message, failed }] of this.#waiting) {
      if (!which(message)) continue;
      this.#waiting.delete(id);
      failed(why);
    }
    this.late &&= this.#unanswered();
  }
}

function unite(before: Message[], news: Message[]): Message[] {
  const known = new Set(before.map((message) => message.id));
  return [...before, ...news.filter((message) => !known.has(message.id))].sort((a, b) => a.id - b.id);
}

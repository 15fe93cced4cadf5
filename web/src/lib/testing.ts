// Complete protocol values for tests, in which a test can override what it needs.
import { vi } from "vitest";
import type {
  Entry,
  GameAction,
  GameInfo,
  Me,
  Message,
  OptionInfo,
  Outcome,
  Problem,
  SeatInfo,
  Seen,
  TableInfo,
  TableState,
} from "./api/types";
import { unreachable } from "./api/client";

const NOON = "2026-03-01T12:00:00Z";

export function me(name: string): Me {
  return { name, has_password: false, created_at: NOON, admin: false, hidden: false };
}

export function option(name: string, more: Partial<OptionInfo> = {}): OptionInfo {
  return { name, type: "bool", default: false, help: "", low: null, high: null, choices: null, file: false, ...more };
}

/** A game that this client knows nothing of. */
export function gameInfo(more: Partial<GameInfo> = {}): GameInfo {
  return {
    id: "fake",
    title: "A fake game",
    min_players: 2,
    max_players: 6,
    seat_names: ["yellow", "blue", "orange", "green", "purple", "black"],
    options: [],
    levels: ["easy", "normal", "hard", "expert"],
    people: [],
    ...more,
  };
}

export function seatInfo(seat: number, more: Partial<SeatInfo> = {}): SeatInfo {
  return {
    seat,
    color: ["yellow", "blue", "orange"][seat] ?? "green",
    kind: "person",
    name: ["Ada", "Bo", "Cy"][seat] ?? "Di",
    level: null,
    mine: false,
    host: false,
    away: false,
    resigned: false,
    late: false,
    rating: null,
    provisional: false,
    ...more,
  };
}

/** A table of Ada and Bo at Ada's turn. */
export function tableInfo(more: Partial<TableInfo> = {}): TableInfo {
  return {
    id: "t",
    game: "fake",
    title: "A fake game",
    options: {},
    status: "playing",
    ended: null,
    seats: [seatInfo(0, { mine: true }), seatInfo(1)],
    public: false,
    spectators: true,
    hints: true,
    rated: false,
    chat: true,
    clock: { kind: "none", amount: 0 },
    autostart: true,
    ply: 0,
    waiting: [0],
    my_turn: true,
    places: null,
    scores: null,
    commitment: "",
    from_position: false,
    other_rules: false,
    grace: 0,
    taken_back: 0,
    device: false,
    club: false,
    event: null,
    code: null,
    rematch: null,
    created_at: NOON,
    changed_at: NOON,
    ...more,
  };
}

export function action(text: string): GameAction {
  return { type: "fake", number: [...text].reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), 7), text };
}

export function entry(ply: number, seat: number, more: Partial<Entry> = {}): Entry {
  return {
    ply,
    kind: "action",
    seat,
    action: action("x"),
    by: "person",
    takes_back: null,
    at: NOON,
    events: [],
    ...more,
  };
}

export function message(id: number, more: Partial<Message> = {}): Message {
  return {
    id,
    at: NOON,
    ply: 0,
    kind: "chat",
    seat: null,
    name: null,
    text: null,
    note: null,
    details: {},
    ...more,
  };
}

export function seen(seat: number | null, more: Partial<Seen> = {}): Seen {
  return { seat, view: { seat }, actions: [], may_undo: false, may_ask_undo: false, ...more };
}

/** The state of a table, from Ada's seat. */
export function tableState(ply: number, more: Partial<TableState> = {}): TableState {
  return {
    table: tableInfo({ ply }),
    ply,
    since: 0,
    log: [],
    messages: [],
    presence: { seats: [], spectators: 0 },
    deadlines: {},
    now: NOON,
    mine: [0],
    seen: [],
    outcome: null,
    held: null,
    undo_asked: null,
    muted: [],
    stored: null,
    ...more,
  };
}

export function outcome(more: Partial<Outcome> = {}): Outcome {
  return { ended: "complete", places: [1, 2], scores: ["9", "4"], details: {}, secret: "", ...more };
}

export function problem(code: Problem["code"], more: Partial<Problem> = {}): Problem {
  return { ...unreachable(), code, ...more };
}

/** Answer every request by HTTP with a value; give a problem to refuse it. Gives the spy that has seen the requests. */
export function answering(answer: (path: string) => unknown) {
  const spy = vi.fn((request: Request) => {
    const { pathname, search } = new URL(request.url);
    const given = answer(pathname + search);
    if (given instanceof Promise) return given as Promise<Response>;
    return Promise.resolve(Response.json(given, { status: isProblem(given) ? 409 : 200 }));
  });
  vi.stubGlobal("fetch", spy);
  return spy;
}

function isProblem(value: unknown): boolean {
  return typeof value === "object" && value !== null && "code" in value && "detail" in value;
}

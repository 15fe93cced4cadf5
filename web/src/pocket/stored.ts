// A table as it is stored on this device, and what lists show of it without replaying the game.
import type { Entry, Level, Message, Outcome, TableInfo } from "../lib/api/types.ts";
import type { Engine, Options } from "./engine.ts";

export const STAND_IN: Level = "normal";

export interface StoredSeat {
  kind: "person" | "bot";
  color: string;
  name: string | null;
  level: Level | null;
  resigned: boolean;
}

/** All else is replayed from it. */
export interface Stored {
  id: string;
  game: string;
  title: string;
  rules: number;
  /** All options of the game. */
  options: Options;
  seats: StoredSeat[];
  hints: boolean;
  /** Whether it goes on from a step of a finished game. */
  forked?: boolean;
  /** Whether it is a deal of the day: nothing is taken back but by the rules. */
  daily?: boolean;
  secret: string;
  commitment: string;
  log: { kind: "action" | "undo"; seat: number; number: number; text: string; by: Entry["by"]; at: string }[];
  notes: Message[];
  /** The seats that may act now. */
  waiting: number[];
  /** How many actions each seat took back that the rules would have let stand. */
  taken_back: number[];
  ended: Outcome["ended"] | null;
  places: number[] | null;
  scores: string[] | null;
  /** It came from a file: nobody here played it. */
  imported?: boolean;
  created_at: string;
  changed_at: string;
}

/** A table at which nothing has happened yet. */
export function freshTable(
  engine: Engine,
  given: Pick<Stored, "id" | "game" | "title" | "seats" | "hints" | "secret" | "commitment"> & Partial<Stored>,
): Stored {
  const at = now();
  return {
    rules: engine.book.version,
    options: engine.options,
    log: [],
    notes: [],
    waiting: [],
    taken_back: [],
    ended: null,
    places: null,
    scores: null,
    created_at: at,
    changed_at: at,
    ...given,
  };
}

/** A request that is refused, by the code of the problem that the server would answer with. */
export class Refused extends Error {
  readonly code: string;
  readonly rule: string | null;
  constructor(code: string, detail: string, rule: string | null = null) {
    super(detail);
    this.code = code;
    this.rule = rule;
  }
}

/** The seats of the people at this device. */
export function mine({ seats, imported }: Stored): number[] {
  return imported ? [] : seats.flatMap((seat, i) => (seat.kind === "person" ? [i] : []));
}

/** How strong the bot is that acts for a seat; null for a person. */
export function levelOf({ seats }: Stored, seat: number): Level | null {
  const { kind, level, resigned } = seats[seat]!;
  return kind === "bot" ? level : resigned ? STAND_IN : null;
}

/** What lists show of a table. */
export function infoOf(stored: Stored): TableInfo {
  const { waiting } = stored;
  return {
    id: stored.id,
    game: stored.game,
    title: stored.title,
    options: { ...stored.options },
    status: stored.ended === null ? "playing" : "finished",
    ended: stored.ended,
    seats: stored.seats.map((seat, i) => ({
      seat: i,
      color: seat.color,
      kind: seat.kind,
      name: seat.kind === "bot" ? seat.level : seat.name,
      level: levelOf(stored, i),
      mine: mine(stored).includes(i),
      host: i === mine(stored)[0],
      away: false,
      resigned: seat.resigned,
      late: false,
      rating: null,
      provisional: false,
    })),
    public: false,
    spectators: false,
    hints: stored.hints,
    rated: false,
    chat: false,
    clock: { kind: "none", amount: 0 },
    autostart: true,
    ply: stored.log.length,
    waiting: [...waiting],
    my_turn: waiting.some((seat) => levelOf(stored, seat) === null),
    places: stored.places,
    scores: stored.scores,
    commitment: stored.commitment,
    code: null,
    rematch: null,
    from_position: stored.forked ?? false,
    other_rules: false,
    grace: 0,
    taken_back: stored.taken_back.reduce((sum, count) => sum + count, 0),
    device: true,
    club: false,
    event: null,
    created_at: stored.created_at,
    changed_at: stored.changed_at,
  };
}

export function now(): string {
  return new Date().toISOString();
}

// Imports games from files: a record from this device or a server becomes a finished table on this device.
import type { Level } from "../lib/api/types.ts";
import { commitment } from "./chance.ts";
import type { Engine, Options } from "./engine.ts";
import { freshTable, Refused, type Stored, type StoredSeat } from "./stored.ts";

/** What fogcity/record.py writes, as far as it is needed here. */
export interface GameRecord {
  game: string;
  rules: number;
  options: Options;
  names: readonly string[];
  commitment: string | null;
  secret: string;
  log: readonly string[];
  outcome: unknown;
  /** How many actions each seat took back beyond what the rules allow. */
  taken_back: readonly number[] | null;
}

const LONGEST = 1_000_000;
const MOST_ACTIONS = 5_000;
const LONGEST_ACTION = 200;
const LONGEST_NAME = 100;
const SECRET = /^[0-9a-f]{64}$/;

/** The record in a text; Refused says why it is none, or cannot be replayed. */
export function readRecord(text: string): GameRecord {
  if (text.length > LONGEST) throw bad("The file is too large for the record of a game.");
  let found: unknown;
  try {
    found = JSON.parse(text);
  } catch {
    throw bad("The file is not the record of a game: it is not JSON.");
  }
  if (!isObject(found) || found["format"] !== "fogcity") throw bad("The file is not the record of a game.");
  const { game, rules = 1, options, names, commitment: promise = null, secret, log, outcome = null, start, taken_back = null } = found;
  if (secret === null || secret === undefined)
    throw bad("This record holds no secret yet, so it cannot be replayed: download it again when the game is over.");
  if (start !== null && start !== undefined) throw bad("A game that began with a position cannot be opened here.");
  const sound =
    typeof game === "string" &&
    typeof rules === "number" &&
    isObject(options) &&
    isTexts(names, LONGEST_NAME) &&
    (promise === null || typeof promise === "string") &&
    typeof secret === "string" &&
    SECRET.test(secret) &&
    (taken_back === null || (Array.isArray(taken_back) && taken_back.every(Number.isInteger))) &&
    isTexts(log, LONGEST_ACTION);
  if (!sound) throw bad("The record is damaged: something in it is not what it should be.");
  if (log.length > MOST_ACTIONS) throw bad("The record has more actions than any game.");
  if (promise !== null && commitment(secret) !== promise)
    throw bad("The secret does not match the commitment: the game was not drawn as promised.");
  return { game, rules, options, names, commitment: promise, secret, log, outcome, taken_back: taken_back as number[] | null };
}

/** The seat (from 0) and the text of an action in a log; the only seat that may act need not be named. */
export function seatAndAction(entry: string, waiting: readonly number[]): [seat: number, text: string] {
  const [, seat, text] = /^\s*(\d{1,3})\s*:\s*(.*)$/s.exec(entry) ?? [];
  if (seat !== undefined && text !== undefined) return [Number(seat) - 1, text.trim()];
  const [only, ...others] = waiting;
  if (only === undefined || others.length) throw bad(`Nobody knows whose action this is: ${entry}`);
  return [only, entry];
}

/** Whether two values of JSON are the same, in whatever order objects have their parts. */
export function isSame(one: unknown, other: unknown): boolean {
  if (Array.isArray(one) && Array.isArray(other))
    return one.length === other.length && one.every((item, i) => isSame(item, other[i]));
  if (!isObject(one) || !isObject(other)) return one === other;
  const names = Object.keys(one);
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]));
}

/** A table with nothing played yet, for the game of a record. */
export function emptyTable(id: string, title: string, record: GameRecord, engine: Engine): Stored {
  if (record.rules !== engine.book.version) throw new Refused("other_rules", "The game was played by other rules.");
  if (record.names.length !== engine.players) throw bad("The record is damaged: it names more or fewer players than it has.");
  return freshTable(engine, {
    id,
    game: record.game,
    title,
    seats: record.names.map((name, seat) => seatOf(name, engine.book.seat_names[seat]!, engine)),
    hints: false,
    secret: record.secret,
    commitment: commitment(record.secret),
    imported: true,
  });
}

/** Bots are called by their level, as in `hard bot`. */
function seatOf(name: string, color: string, engine: Engine): StoredSeat {
  const level = / bot$/.test(name) ? name.slice(0, -" bot".length) : null;
  const bot = level !== null && Object.hasOwn(engine.book.bots, level);
  return { kind: bot ? "bot" : "person", color, name: bot ? null : name, level: bot ? (level as Level) : null, resigned: false };
}

function bad(detail: string): Refused {
  return new Refused("bad_request", detail);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function isTexts(value: unknown, longest: number): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === "string" && item.length <= longest);
}

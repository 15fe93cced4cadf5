// The server on this device: answers what the server would answer about tables that are played here.
import type { ClientMessage, NewTable, Problem, ServerMessage } from "../lib/api/types.ts";
import { commitment, hex, newSecret, sha256 } from "./chance.ts";
import { Engine, type Files, type Options } from "./engine.ts";
import { type Script, Shown } from "./game.ts";
import { emptyTable, type GameRecord, readRecord } from "./imported.ts";
import { replayed } from "./replayed.ts";
import { freshTable, now, Refused, type Stored, type StoredSeat } from "./stored.ts";
import { DeviceTable } from "./table.ts";

/** Where tables are kept, and where modules come from. */
export interface Resources {
  files: Files;
  script(game: string): Promise<Script>;
  load(id: string): Promise<Stored | undefined>;
  save(table: Stored): Promise<unknown>;
}

/** What is settled before a table is made: its secret, and that nothing is taken back but by the rules. */
export interface Fixed {
  secret?: string;
  daily?: boolean;
}

export interface NewHere extends Fixed {
  table: NewTable;
  title: string;
  name: string;
}

/** A table that continues from a step of a finished game, with these seats. */
export interface Fork {
  record: GameRecord;
  step: number;
  seats: StoredSeat[];
  title: string;
}

type Listener = (message: ServerMessage) => void;

const STATUS: Readonly<Record<string, number>> = {
  bad_request: 422,
  illegal: 422,
  internal: 500,
  not_found: 404,
  not_kept: 507,
  not_loaded: 503,
  unavailable: 503,
};

/** Milliseconds until a bot that could not be loaded, or whose action could not be kept, tries again. */
const AGAIN = 2_000;

/** More than any game has placements. */
const LONGEST_TEXT = 10_000;

export class LocalServer {
  #resources: Resources;
  #tables = new Map<string, Promise<DeviceTable | null>>();
  #listeners = new Map<string, Map<Listener, number>>();
  #thinking = new Set<string>();
  /** What judged the last game that was typed in: it is asked again with every word. */
  #checker: { key: string; made: Promise<{ shown: Shown; board: unknown }> } | null = null;

  constructor(resources: Resources) {
    this.#resources = resources;
  }

  /** Make a table and begin the game; returns its id. */
  async make({ table, title, name, secret = newSecret(), daily = false }: NewHere): Promise<string> {
    const engine = await this.#engine(table.game, { ...table.options, players: table.seats.length, first: table.first });
    const levels = table.seats.flatMap(({ kind, level }) => (kind === "bot" ? [level ?? "normal"] : []));
    if (!levels.every((level) => engine.kindOf(level))) throw new Refused("unavailable", "There is no such bot here.");
    const seats = table.seats.map((seat, i): StoredSeat => ({
      kind: seat.kind === "bot" ? "bot" : "person",
      color: engine.book.seat_names[i]!,
      name: seat.kind === "bot" ? null : (seat.name ?? name),
      level: seat.kind === "bot" ? (seat.level ?? "normal") : null,
      resigned: false,
    }));
    return this.#begin(engine, { game: table.game, title, seats, hints: table.hints ?? true, secret, daily });
  }

  /** A table that goes on where others once were: with the same chance, so that its record can be verified, too. */
  async fork({ record, step, seats, title }: Fork): Promise<string> {
    const engine = await this.#engine(record.game, record.options);
    if (record.rules !== engine.book.version) throw new Refused("other_rules", "The game was played by other rules.");
    const { steps } = replayed(record, engine, new Shown(await this.#resources.script(record.game), engine), step);
    const at = now();
    const log = steps.map(({ seat, number, text }): Stored["log"][number] => {
      return { kind: "action", seat, number, text, by: seats[seat]!.kind, at };
    });
    const { secret } = record;
    return this.#begin(engine, { game: record.game, title, seats, hints: true, secret, log, forked: true });
  }

  async #begin(
    engine: Engine,
    of: Pick<Stored, "game" | "title" | "seats" | "hints" | "secret"> & Partial<Stored>,
  ): Promise<string> {
    const usual = idOf(of.secret);
    const id = of.forked || (await this.table(usual)) ? idOf(newSecret()) : usual;
    const stored = freshTable(engine, { id, commitment: commitment(of.secret), ...of });
    const made = await this.#seat(stored, engine);
    await this.#resources.save(made.stored);
    this.#tables.set(id, Promise.resolve(made));
    return id;
  }

  /** Keep the game of a record as a table that is over; returns its id. */
  async keep(text: string, title: string): Promise<string> {
    const record = readRecord(text);
    let id = idOf(record.secret);
    const before = await this.table(id);
    if (before && !before.isGameOf(record)) id = idOf(record.secret, JSON.stringify([record.names, record.log]));
    if (await this.table(id)) return id;
    const engine = await this.#engine(record.game, record.options).catch((error: unknown) => {
      throw new Refused("unavailable", error instanceof Refused ? error.message : "This game cannot be opened here.");
    });
    const table = await this.#seat(emptyTable(id, title, record, engine), engine);
    table.replayRecord(record);
    await this.#resources.save(table.stored);
    this.#tables.set(id, Promise.resolve(table));
    return id;
  }

  /** What the rules say of a game that was typed in, and the board that it was played on. */
  async check(game: string, options: Options, text: string): Promise<{ report: unknown; board: unknown }> {
    const key = JSON.stringify([game, options]);
    if (this.#checker?.key !== key) {
      const opened = Promise.all([this.#engine(game, options), this.#resources.script(game)]);
      const made = opened.then(([engine, script]) => ({ shown: new Shown(script, engine), board: engine.board }));
      this.#checker = { key, made };
    }
    const { shown, board } = await this.#checker.made.catch((error: unknown) => {
      this.#checker = null; // it may be there the next time
      throw error;
    });
    return { report: shown.judge(text.slice(0, LONGEST_TEXT)), board };
  }

  /** Another table for the same game with the same people and bots. */
  async again(table: DeviceTable): Promise<string> {
    const { game, options, seats, title, hints } = table.stored;
    const { players: _, first, ...rest } = options;
    const chosen = seats.map(({ kind, level, name }) =>
      kind === "bot"
        ? { kind: "bot" as const, level: level ?? "normal" }
        : { kind: "me" as const, name },
    );
    const same = { game, options: rest as NewTable["options"], seats: chosen, first: first as number | null, hints };
    return this.make({ table: same, title, name: "" });
  }

  /** A table by its id; null where there is none. */
  table(id: string): Promise<DeviceTable | null> {
    let found = this.#tables.get(id);
    if (!found) {
      found = this.#resources.load(id).then((stored) => (stored ? this.#seat(stored) : null));
      found.catch(() => this.#tables.delete(id)); // it may be there the next time
      this.#tables.set(id, found);
    }
    return found;
  }

  /** Listen to a table: its state now, and whenever it changes. */
  async listen(id: string, since: number, listener: Listener): Promise<boolean> {
    const found = this.table(id);
    const table = await found;
    if (!table) return false;
    this.#tables.set(id, found); // somebody may have left meanwhile
    const listeners = this.#listeners.get(id) ?? new Map<Listener, number>();
    this.#listeners.set(id, listeners.set(listener, table.ply));
    listener({ type: "state", ...table.state(since) });
    void this.#go(id, table);
    return true;
  }

  /** Stop listening; a table that nobody listens to needs no room any more. */
  leave(id: string, listener: Listener): void {
    const listeners = this.#listeners.get(id);
    listeners?.delete(listener);
    if (listeners?.size) return;
    this.#listeners.delete(id);
    if (!this.#thinking.has(id)) this.#tables.delete(id);
  }

  /** Do what a client asks for, and answer. */
  async hear(id: string, message: ClientMessage, listener: Listener): Promise<void> {
    const table = await this.table(id);
    if (!table) return;
    try {
      const answer = await this.#done(table, message);
      if (message.type === "act" || message.type === "undo" || message.type === "resign") {
        await this.#resources.save(table.stored); // written down before anybody is told
        this.#tell(id, table);
      }
      listener(answer);
    } catch (refusal) {
      const known = refusal instanceof Refused ? refusal : new Refused("internal", String(refusal));
      if (known.code === "stale") this.#tell(id, table);
      if (known.code === "not_kept") this.#tables.delete(id); // what was kept last is the table
      listener({ type: "refused", id: message.id, problem: problem(known, table.ply) });
      if (known !== refusal) throw refusal;
      if (known.code === "not_kept") return;
    }
    void this.#go(id, table);
  }

  async #done(table: DeviceTable, message: ClientMessage): Promise<ServerMessage> {
    const { id } = message;
    switch (message.type) {
      case "act":
        table.act(message.seat, message.ply, message.action);
        return { type: "accepted", id, ply: table.ply, repeated: false, held_until: null, asked: false };
      case "check":
        table.check(message.seat, message.ply, message.action);
        break;
      case "undo":
        table.undo(message.seat, message.ply, message.to ?? null);
        return { type: "accepted", id, ply: table.ply, repeated: false, held_until: null, asked: false };
      case "hint":
        return { type: "hint", id, ...(await table.hint(message.seat)) };
      case "resign":
        table.resign(message.seat);
    }
    return { type: "done", id };
  }

  #engine(game: string, options: Options): Promise<Engine> {
    return Engine.open(game, options, this.#resources.files);
  }

  async #seat(stored: Stored, made?: Engine): Promise<DeviceTable> {
    const [engine, script] = await Promise.all([
      made ?? this.#engine(stored.game, stored.options),
      this.#resources.script(stored.game),
    ]);
    if (stored.rules !== engine.book.version) throw new Refused("other_rules", "The game was played by other rules.");
    return new DeviceTable(stored, engine, new Shown(script, engine));
  }

  #tell(id: string, table: DeviceTable): void {
    for (const [listener, since] of this.#listeners.get(id) ?? []) {
      listener({ type: "state", ...table.state(since) });
      this.#listeners.get(id)!.set(listener, table.ply);
    }
  }

  /** Let bots act as long as it is their turn and somebody looks on. */
  async #go(id: string, table: DeviceTable): Promise<void> {
    if (this.#thinking.has(id)) return;
    this.#thinking.add(id);
    try {
      for (let seat = table.nextBot; seat !== null && this.#listeners.get(id)?.size; seat = table.nextBot) {
        if (await table.think(seat)) {
          await this.#resources.save(table.stored);
          this.#tell(id, table);
        }
        await new Promise((next) => setTimeout(next)); // so that what people ask for comes in between
      }
    } catch (refusal) {
      if (!(refusal instanceof Refused)) throw refusal;
      if (refusal.code !== "stale") this.#tryAgain(id, table, refusal); // or else the table was opened elsewhere
    } finally {
      this.#thinking.delete(id);
      if (!this.#listeners.has(id)) this.#tables.delete(id);
    }
  }

  /** Say why a bot does not act, and let it try again soon, from what was kept last. */
  #tryAgain(id: string, { ply }: DeviceTable, refusal: Refused): void {
    this.#tables.delete(id);
    for (const listener of this.#listeners.get(id)?.keys() ?? [])
      listener({ type: "refused", id: null, problem: problem(refusal, ply) });
    setTimeout(() => {
      if (!this.#listeners.has(id)) return;
      void this.table(id).then((table) => table && this.#go(id, table));
    }, AGAIN);
  }
}

/**
 * The address of the table of a game: a game that is opened again from its record is the same table. Others with the
 * same chance are told apart by what was played: everybody's deals of a day, and games that were played on.
 */
function idOf(secret: string, played = ""): string {
  const of = played ? hex(sha256(new TextEncoder().encode(`${secret} ${played}`))) : commitment(secret);
  return `device-${of.slice(0, 20)}`;
}

/** What the server would answer. */
export function problem(refusal: Refused, ply: number | null = null): Problem {
  return {
    type: `/problems/${refusal.code}`,
    title: "",
    status: STATUS[refusal.code] ?? 409,
    code: refusal.code as Problem["code"],
    detail: refusal.message,
    rule: refusal.rule,
    ply,
    limit: null,
    retry_after: null,
    errors: null,
  };
}

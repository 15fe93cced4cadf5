// A table played on the device: does what fogcity/table.py and the server do for it, with the same rules.
import type { Entry, Hint, Level, Message, Outcome, Replay, Seen, TableInfo, TableState } from "../lib/api/types.ts";
import { choose } from "./bots.ts";
import { botSeed, chance } from "./chance.ts";
import type { Engine, State } from "./engine.ts";
import type { Shown } from "./game.ts";
import { type GameRecord, isSame, seatAndAction } from "./imported.ts";
import { BadInput, Illegal } from "./python.ts";
import { infoOf, levelOf, mine, Refused, STAND_IN, type Stored, now } from "./stored.ts";

interface Step {
  seat: number;
  number: number;
  final: boolean;
  /** Whether other seats could have acted, too. */
  several: boolean;
  before: State;
  ply: number;
}

const SPECTATOR = -1;
const RECORD_VERSION = 3;
const HINT_LEVEL: Level = "hard";
/** So many more actions may be taken back in a game than stand: a log cannot grow for ever. */
const TAKEN_BACK = 500;
/** Iterations of a bot in a deal of the day: it must be the same on every device. See fogcity/daily.py. */
const STEADY = 400;

export class DeviceTable {
  readonly stored: Stored;
  #engine: Engine;
  #shown: Shown;
  #state!: State;
  #entries: Entry[] = [];
  #steps: Step[] = [];
  constructor(stored: Stored, engine: Engine, shown: Shown) {
    this.stored = stored;
    this.#engine = engine;
    this.#shown = shown;
    stored.taken_back = stored.seats.map(() => 0);
    this.#deal();
    for (const entry of stored.log) {
      if (entry.kind === "undo") this.#takeBack(entry.seat, entry.at);
      else this.#apply(entry.seat, entry.number, entry.by, entry.at);
    }
    this.#settle();
  }

  get ply(): number {
    return this.stored.log.length;
  }
  get over(): boolean {
    return this.stored.ended !== null;
  }
  get waiting(): readonly number[] {
    return this.stored.waiting;
  }
  info(): TableInfo {
    return infoOf(this.stored);
  }
  /** The seat whose bot is to act now. */
  get nextBot(): number | null {
    return this.waiting.find((seat) => levelOf(this.stored, seat) !== null) ?? null;
  }

  /** Let a bot act for its seat; whether it could, and nothing came in between. */
  async think(seat: number): Promise<boolean> {
    const number = await this.#choice(seat, levelOf(this.stored, seat) ?? STAND_IN).catch((refusal: unknown) =>
      this.#replaced(seat, refusal),
    );
    if (number !== null) this.#play(seat, number, this.stored.seats[seat]!.kind === "bot" ? "bot" : "stand_in");
    return number !== null;
  }

  /** Let a simple bot play on for one whose knowledge could not be loaded; gives what it chooses. */
  async #replaced(seat: number, refusal: unknown): Promise<number | null> {
    const found = this.stored.seats[seat]!;
    if (!(refusal instanceof Refused) || found.level === null || found.level === STAND_IN) throw refusal;
    const number = await this.#choice(seat, STAND_IN);
    this.#note("bot_replaced", seat, { from: found.level, to: STAND_IN });
    found.level = STAND_IN;
    return number;
  }

  act(seat: number, ply: number, tried: string | Record<string, unknown>): void {
    this.#play(seat, this.check(seat, ply, tried), "person");
  }

  /** The number of the action that somebody tries; Refused says why there is none. */
  check(seat: number, ply: number, tried: string | Record<string, unknown>): number {
    this.#own(seat, ply);
    return this.#read(seat, typeof tried === "string" ? tried : this.#shown.actionText(tried as { type: string }));
  }

  #read(seat: number, text: string): number {
    try {
      return this.#shown.read(this.#state, seat, text);
    } catch (refusal) {
      if (refusal instanceof Illegal) throw new Refused("illegal", refusal.message, refusal.rule);
      if (refusal instanceof BadInput) throw new Refused("bad_request", refusal.message);
      throw refusal;
    }
  }

  /** Take an action and all after it back: nobody else has to be asked. Left out, it is the seat's last one. */
  undo(seat: number, ply: number, to: number | null): void {
    this.#own(seat, to === null ? ply : this.ply);
    const first = this.#steps.findIndex((step) => step.seat === seat && step.ply === (to ?? this.#lastOwn(seat)));
    if (first < 0 && to !== null) throw new Refused("stale", "That action of yours does not stand any more.");
    if (first < 0) throw new Refused("illegal", "You have not done anything that could be taken back.");
    if (this.stored.daily && (first < this.#steps.length - 1 || !this.#withinRules(seat)))
      throw new Refused("not_allowed", "In a deal of the day nothing is taken back.");
    const undone = (this.#entries.length - this.#steps.length) / 2;
    if (undone + this.#steps.length - first > TAKEN_BACK + this.#steps.length)
      throw new Refused("not_allowed", "That is enough taking back in one game: play on.");
    const at = now();
    this.stored.changed_at = at;
    while (this.#steps.length > first) {
      const { number, ply: taken } = this.#steps.at(-1)!;
      const { text } = this.#entries[taken - 1]!.action;
      this.stored.log.push({ kind: "undo", seat, number, text, by: "person", at });
      this.#takeBack(seat, at);
    }
    this.#settle();
  }

  /** The last action of a seat that stands, by its ply. */
  #lastOwn(seat: number): number | null {
    return this.#steps.findLast((step) => step.seat === seat)?.ply ?? null;
  }

  async hint(seat: number): Promise<Omit<Hint, "type" | "id">> {
    this.#own(seat, this.ply);
    if (!this.stored.hints) throw new Refused("hints_off", "This table plays without hints.");
    if (!this.waiting.includes(seat))
      throw new Refused("not_your_turn", "There is nothing to choose for this seat now.");
    const number = await this.#choice(seat, HINT_LEVEL);
    if (number === null) throw new Refused("stale", "The game moved on while the bot was thinking.");
    const veiled = this.#veiled(seat);
    const action = this.#shown.action(veiled, seat, number);
    const [text, reasons] = [this.#shown.describe(veiled, seat, number), this.#shown.reasons(veiled, seat, number)];
    return { seat, ply: this.ply, action, text, reasons };
  }

  resign(seat: number): void {
    this.#own(seat, this.ply);
    this.stored.seats[seat]!.resigned = true;
    this.#note("resigned", seat);
    const left = this.stored.seats.filter((other) => !other.resigned);
    if (left.length === 1)
      this.#finish(
        "resigned",
        this.stored.seats.map((other) => (other.resigned ? 2 : 1)),
      );
    this.#settle();
  }

  /** Whether a record is of this very game. */
  isGameOf({ names, log }: GameRecord): boolean {
    const own = this.record();
    return isSame(own["names"], names) && isSame(own["log"], log);
  }

  /** Carry out the log of a record; where it stops before the end, so did the game. */
  replayRecord({ log, outcome, taken_back }: GameRecord): void {
    for (const entry of log) {
      const [seat, text] = seatAndAction(entry, this.waiting);
      if (!this.stored.seats[seat]) throw new Refused("bad_request", `There is no such seat: ${entry}`);
      this.#play(seat, this.#read(seat, text), this.stored.seats[seat].kind === "bot" ? "bot" : "person");
    }
    if (taken_back) this.stored.taken_back = [...taken_back];
    if (!this.over) this.stored.ended = "abandoned";
    else if (outcome !== null && !isSame(this.record()["outcome"], outcome))
      throw new Refused("bad_request", "The outcome in the record is not the outcome of its game.");
    this.stored.notes = [];
    this.#settle();
  }

  // --- what is seen ---------------------------------------------------------------------------------------------

  state(since = 0): TableState {
    const from = Math.min(since, this.ply);
    return {
      table: this.info(),
      ply: this.ply,
      since: from,
      log: this.#entries.slice(from),
      messages: this.stored.notes,
      presence: { seats: mine(this.stored), spectators: 0 },
      deadlines: {},
      now: now(),
      mine: mine(this.stored),
      seen: mine(this.stored).map((seat) => this.#seen(seat)),
      outcome: this.#outcome(),
      held: null,
      undo_asked: null,
      muted: [],
      stored: null,
    };
  }

  get board(): unknown {
    return this.#engine.board;
  }

  /** The views of a game, step by step; before its end only those of people at this screen, or a spectator's. */
  replay(eyes: string, first: number, count: number): Replay {
    const own = eyes === "spectator" || mine(this.stored).includes(Number(eyes));
    if (!this.over && !own)
      throw new Refused("not_over", "Before the end you can replay only your own view, or a spectator's.");
    const seats =
      eyes === "open" ? this.stored.seats.map((_, i) => i) : [eyes === "spectator" ? SPECTATOR : Number(eyes)];
    const end = Math.min(this.#steps.length, first + count - 1);
    const steps: Replay["steps"] = [];
    for (let step = first; step <= end; step++) {
      const last = this.#steps[step - 1];
      const state = this.#steps[step]?.before ?? this.#state;
      this.#engine.content = state;
      const entry = last && this.#entries[last.ply - 1]!;
      steps.push({
        step,
        seat: last?.seat ?? null,
        action: entry?.action ?? null,
        events: entry?.events ?? [],
        waiting: this.#engine.waiting(),
        views: seats.map((seat) => this.#shown.view(this.#engine.veiled(seat), seat)),
      });
    }
    return { table: this.info(), outcome: this.#outcome(), seat: eyes, length: this.#steps.length, steps };
  }

  /** The game as a record that `fogcity verify` and `replay` read. */
  record(): Record<string, unknown> {
    const { game, rules, secret, commitment, seats, places } = this.stored;
    const log = this.#steps.map(({ seat, number, several, before }) => {
      const { text } = this.#shown.action(before, seat, number);
      return several ? `${seat + 1}: ${text}` : text;
    });
    return {
      format: "fogcity",
      version: RECORD_VERSION,
      game,
      rules,
      options: this.stored.options,
      names: seats.map(({ kind, level, name }) => (kind === "bot" ? `${level} bot` : name)),
      commitment,
      secret,
      ...(this.stored.taken_back.some(Boolean) ? { taken_back: this.stored.taken_back } : {}),
      log,
      outcome: this.stored.ended === "complete" ? { ...this.#shown.outcome(this.#state), places } : null,
    };
  }

  // --- how it goes on -------------------------------------------------------------------------------------------

  #now(): Engine {
    this.#engine.content = this.#state;
    return this.#engine;
  }

  #veiled(seat: number): State {
    return this.#now().veiled(seat);
  }

  #own(seat: number, ply: number): void {
    const found = this.stored.seats[seat];
    if (found?.kind !== "person" || found.resigned) throw new Refused("not_playing", "Nobody here plays this seat.");
    if (this.over) throw new Refused("not_playing", "The game is over.");
    if (ply !== this.ply && !this.#stillOpen(seat, ply))
      throw new Refused("stale", "The game has moved on since you chose: look at it again.");
  }

  /** Whether only others have acted since, while this seat might have acted as well. */
  #stillOpen(seat: number, ply: number): boolean {
    const since = this.#entries.slice(ply);
    const steps = this.#steps.slice(this.#steps.length - since.length);
    const others = since.every((entry) => entry.kind === "action" && entry.seat !== seat);
    return ply < this.ply && others && steps.every(({ several }) => several) && this.waiting.includes(seat);
  }

  /** What a bot would do for a seat; null where the game went on while it was loaded. */
  async #choice(seat: number, level: Level): Promise<number | null> {
    const kind = this.#engine.kindOf(level);
    if (!kind) throw new Refused("unavailable", "There is no such bot here.");
    const { ply } = this;
    await this.#engine.learn(kind);
    if (ply !== this.ply || this.over) return null;
    const seed = botSeed(this.stored.secret, this.#steps.length, seat);
    const budget = this.stored.daily && kind.seconds !== null ? { iterations: STEADY, seconds: null } : undefined;
    return choose(this.#now(), kind, seed, this.#veiled(seat), seat, budget);
  }

  #play(seat: number, number: number, by: Entry["by"]): void {
    const at = now();
    const text = this.#shown.action(this.#state, seat, number).text;
    this.stored.log.push({ kind: "action", seat, number, text, by, at });
    this.stored.changed_at = at;
    this.#apply(seat, number, by, at);
    if (this.#now().over()) this.#finish("complete", this.#shown.places(this.#state));
    this.#settle();
  }

  /** Note who may act now; when the game is over, what was hidden is open. */
  #settle(): void {
    this.stored.waiting = this.over ? [] : this.#now().waiting();
    if (this.over) this.#entries = this.#entries.map((entry) => ({ ...entry, action: this.#openAction(entry) }));
  }

  #deal(): void {
    this.#engine.seed(...chance(this.stored.secret, 0));
    this.#engine.start();
    this.#state = this.#engine.content;
  }

  #apply(seat: number, number: number, by: Entry["by"], at: string): void {
    const before = this.#state;
    const engine = this.#now();
    const then = engine.veiled(SPECTATOR);
    const several = engine.waiting().length > 1;
    engine.seed(...chance(this.stored.secret, this.#steps.length + 1));
    const final = engine.apply(seat, number);
    this.#state = engine.content;
    const own = this.stored.seats[seat]!.kind === "person";
    const events = this.#shown.events(then, engine.veiled(SPECTATOR), seat, before, number);
    if (engine.over()) events.push({ type: "game_over" });
    const action = this.#shown[own ? "action" : "publicAction"](before, seat, number);
    const ply = this.#entries.length + 1;
    this.#steps.push({ seat, number, final, several, before, ply });
    this.#entries.push({ ply, kind: "action", seat, action, by, takes_back: null, at, events });
  }

  #takeBack(seat: number, at: string): void {
    if (!this.#withinRules(seat)) this.stored.taken_back[seat]! += 1;
    const last = this.#steps.pop()!;
    this.#state = last.before;
    const { action, ply: takesBack } = this.#entries[last.ply - 1]!;
    const ply = this.#entries.length + 1;
    this.#entries.push({
      ply,
      kind: "undo",
      seat,
      action,
      by: "person",
      takes_back: takesBack,
      at,
      events: [],
    });
  }

  /** Whether the rules let a seat take back the last action: its own, and nothing came to light by it. */
  #withinRules(seat: number): boolean {
    const last = this.#steps.at(-1);
    return last !== undefined && !last.final && last.seat === seat;
  }

  #seen(seat: number): Seen {
    const veiled = this.#veiled(seat);
    const plays = !this.over && !this.stored.seats[seat]!.resigned;
    const actions = plays && this.waiting.includes(seat) ? this.#now().legal(seat) : [];
    return {
      seat,
      view: this.#shown.view(veiled, seat),
      actions: actions.map((number) => this.#shown.action(this.#state, seat, number)),
      may_undo: plays && this.#lastOwn(seat) !== null && (!this.stored.daily || this.#withinRules(seat)),
      may_ask_undo: false,
    };
  }

  #finish(ended: NonNullable<Stored["ended"]>, places: number[]): void {
    this.stored.ended = ended;
    this.stored.places = places;
    this.stored.scores = this.#shown.scores(this.#state);
    this.#note("finished", null);
  }

  #openAction(entry: Entry): Entry["action"] {
    const step = this.#steps.find(({ ply }) => ply === entry.ply);
    return step ? this.#shown.action(step.before, step.seat, step.number) : entry.action;
  }

  #outcome(): Outcome | null {
    const { ended, places, scores, secret } = this.stored;
    if (!ended || !places || !scores) return null;
    return { ended, places, scores, details: this.#shown.outcome(this.#state), secret };
  }

  #note(note: NonNullable<Message["note"]>, seat: number | null, details: Message["details"] = {}): void {
    const { notes } = this.stored;
    const name = seat === null ? null : this.stored.seats[seat]!.name;
    const id = (notes.at(-1)?.id ?? 0) + 1;
    notes.push({ id, at: now(), ply: this.ply, kind: "note", seat, name, text: null, note, details });
  }
}

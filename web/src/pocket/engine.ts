// One game with its options in a module: states, chance, and what the rules say about them.
import { type Argument, type Block, type Door, Module } from "./module.ts";
import { isRecord, Numbers } from "./python.ts";
import type { Scale } from "./review.ts";
import { type Description, read } from "./values.ts";

/** What the build tells of a module: see fogcity/pocket/book.py. */
export interface Book {
  id: string;
  version: number;
  sizes: Readonly<Record<string, number>> & { setup: number; state: number; words: number; edge: number };
  doors: readonly Door[];
  options: readonly (readonly [name: string, choices: readonly unknown[], usual: unknown])[];
  setups: { rows: readonly number[]; content: string };
  boards: { rows: readonly number[]; kinds: readonly unknown[] };
  seat_names: readonly string[];
  bots: Readonly<Record<string, { rows: readonly number[]; kinds: readonly (BotKind | null)[] }>>;
  review: Scale;
}

export interface BotKind {
  iterations: number | null;
  seconds: number | null;
  /** How many visits an iteration adds on average. */
  pace: number;
  calls: Readonly<Record<string, Call>>;
}

export interface Call {
  door: string;
  arguments: readonly CallArgument[];
}

export type CallArgument =
  | readonly ["given", string]
  | readonly ["fresh", Description]
  | readonly ["kept", Description]
  | readonly ["known", Description, readonly ["here" | "file", string]];

export type Options = Readonly<Record<string, unknown>>;

/** Where modules come from: a file by its name. */
export type Files = (name: string) => Promise<Uint8Array<ArrayBuffer>>;

/** A state outside of a module's memory. */
export type State = Uint8Array<ArrayBuffer>;

/** The place of a combination of options in the book; -1 where they do not go together or are not in it. */
export function rowOf(book: Book, options: Options): number {
  let at = 0;
  for (const [name, choices, usual] of book.options) {
    const choice = choices.indexOf(options[name] === undefined ? usual : options[name]);
    if (choice < 0) return -1;
    at = at * choices.length + choice;
  }
  return (book.setups.rows[at] ?? -1) < 0 ? -1 : at;
}

export class Engine {
  readonly module: Module;
  readonly book: Book;
  /** All options, those included that were left as they usually are. */
  readonly options: Options;
  readonly players: number;
  /** Places in the module's memory: the set-up, the state that is looked at, random numbers, legal actions. */
  readonly setup: number;
  readonly state: number;
  readonly rng: Block;
  readonly mask: Block;
  /** The place of the options in the book. */
  readonly row: number;
  #files: Files;
  #numbers: Block;
  #scores: Block;
  /** What bots know, and the room that they keep. */
  #held = new Map<CallArgument, Argument>();
  #known = new Map<string, Argument>();

  private constructor(module: Module, book: Book, row: number, options: Options, files: Files) {
    this.module = module;
    this.book = book;
    this.options = options;
    this.players = options["players"] as number;
    this.row = row;
    this.#files = files;
    const { setup, state, words } = book.sizes;
    this.setup = module.room(setup);
    this.state = module.room(state);
    this.rng = module.block(4, 4);
    this.mask = module.block(8, words);
    this.#numbers = module.block(4, 64 * words);
    this.#scores = module.block(4, this.players);
    module.bytes(this.setup, setup).set(
      decode(book.setups.content)
        .subarray(setup * book.setups.rows[row]!)
        .subarray(0, setup),
    );
  }

  /** A game by its id with its options, from files by their names. */
  static async open(id: string, options: Options, files: Files): Promise<Engine> {
    const [text, code] = await Promise.all([files(`${id}.json`), files(`${id}.wasm`)]);
    const book = JSON.parse(new TextDecoder().decode(text)) as Book;
    const row = rowOf(book, options);
    if (row < 0) throw new Error(`${id} cannot be played with these options here`);
    const all = Object.fromEntries(book.options.map(([name, , usual]) => [name, options[name] ?? usual]));
    return new Engine(await Module.load(code, book.doors), book, row, all, files);
  }

  seed(a: number, b: number, c: number): void {
    this.module.call("seed", this.rng, a, b, c);
  }

  get content(): State {
    return this.module.bytes(this.state, this.book.sizes.state).slice();
  }
  set content(state: State) {
    this.module.bytes(this.state, state.length).set(state);
  }

  /** A new game, by the random numbers that were seeded. */
  start(): void {
    this.module.call("start", this.setup, this.state, this.rng);
  }
  over(): boolean {
    return this.module.call("over", this.setup, this.state);
  }
  /** The seats that may act now. */
  waiting(): number[] {
    const mask = this.module.call("waiting", this.setup, this.state);
    return Array.from({ length: this.players }, (_, seat) => seat).filter((seat) => (mask >> seat) & 1);
  }
  /** The legal actions of a seat. */
  legal(seat: number): number[] {
    this.module.call("legal", this.setup, this.state, seat, this.mask);
    const found = this.module.call("list_actions", this.mask, this.#numbers);
    return [...this.module.int32(this.#numbers).subarray(0, found)];
  }
  /** Carry out a legal action; returns whether it revealed chance or something hidden and so is final. */
  apply(seat: number, action: number): boolean {
    return this.module.call("apply", this.setup, this.state, seat, action, this.rng);
  }
  /** Each seat's result in the rules' units. */
  scores(): number[] {
    this.module.call("scores", this.setup, this.state, this.#scores);
    return [...this.module.int32(this.#scores)];
  }
  /** The state as a seat knows it; -1 is somebody who only looks on. */
  veiled(seat: number): State {
    const before = this.content;
    this.module.call("veil", this.setup, this.state, seat);
    const found = this.content;
    this.content = before;
    return found;
  }

  /** What clients draw the board by. */
  get board(): unknown {
    return this.book.boards.kinds[this.book.boards.rows[this.row]!];
  }

  /** Call a door with values of a script: records and arrays go into the module's memory and back. */
  ask(name: string, given: readonly unknown[]): unknown {
    const before = this.module.used;
    const held: [Uint8Array, number][] = [];
    const values = given.map((value): Argument => {
      if (value instanceof Numbers || isRecord(value)) {
        const at = this.module.room(value.bytes.length);
        this.module.bytes(at, value.bytes.length).set(value.bytes);
        held.push([value.bytes, at]);
        return value instanceof Numbers ? { at, shape: value.shape, item: value.size } : at;
      }
      if (Array.isArray(value)) {
        const rows = value.filter(isRecord);
        const item = rows[0]?.bytes.length ?? 0;
        const at = this.module.room(item * rows.length);
        rows.forEach(({ bytes }, i) => {
          this.module.bytes(at + i * item, item).set(bytes);
          held.push([bytes, at + i * item]);
        });
        return { at, shape: [rows.length], item };
      }
      return Number(value);
    });
    const result = this.module.open(name, ...values);
    for (const [bytes, at] of held) bytes.set(this.module.bytes(at, bytes.length));
    this.module.used = before;
    return result ?? null;
  }

  /** A bot as this game's options have it; null where there is none. */
  kindOf(bot: string): BotKind | null {
    const found = this.book.bots[bot];
    return found?.kinds[found.rows[this.row]!] ?? null;
  }

  /** Load what calls need to know, and make the room that they keep. */
  async learn(kind: BotKind): Promise<void> {
    for (const call of Object.values(kind.calls)) {
      for (const argument of call.arguments) {
        if (this.#held.has(argument)) continue;
        if (argument[0] === "kept") this.#held.set(argument, read(this.module, argument[1]));
        if (argument[0] === "known") this.#held.set(argument, await this.#learned(argument));
      }
    }
  }

  /** What is known, once for all bots that know it. */
  async #learned(argument: Extract<CallArgument, readonly ["known", ...unknown[]]>): Promise<Argument> {
    const [, description, [where, name]] = argument;
    const key = JSON.stringify([description, name]);
    const content = this.#known.has(key) ? null : where === "here" ? decode(name) : await this.#files(name);
    const found = this.#known.get(key) ?? read(this.module, description, content!);
    this.#known.set(key, found);
    return found;
  }

  /** Make a call whose knowledge is loaded; room that it needs is free again after it. */
  run(call: Call, given: Readonly<Record<string, Argument>>): number {
    const before = this.module.used;
    const values = call.arguments.map((argument) => {
      if (argument[0] === "given") return given[argument[1]]!;
      if (argument[0] === "fresh") return read(this.module, argument[1]);
      return this.#held.get(argument)!;
    });
    const result = this.module.open(call.door, ...values);
    this.module.used = before;
    return Number(result);
  }
}

function decode(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}

// Calls the functions of a game's compiled module; values are passed as addresses in its memory.
import type { Common } from "./doors.generated.ts";

/** A type of an argument: a number's name, `record`, `uint32[]` for arrays, a list for a tuple. */
export type Kind = string | readonly Kind[];

export interface Door {
  name: string;
  arguments: readonly (readonly [name: string, kind: Kind])[];
  result: Kind;
}

/** An array in a module's memory: where it begins, its shape, and the bytes of an item. */
export interface Block {
  at: number;
  shape: readonly number[];
  item: number;
}

/** The place of a record. */
export type Place = number;

/** What a door takes: a number, the place of a record, an array, or a tuple of these. */
export type Argument = number | Block | readonly Argument[];

export type Answer = number | bigint | boolean | undefined;

const ALIGNED = 16;
const PAGE = 65536;

/** A module with its memory. Room in it is never given back, but everything after a mark can be forgotten. */
export class Module {
  readonly memory: WebAssembly.Memory;
  #doors = new Map<string, (...given: Argument[]) => Answer>();
  #free: number;
  #mark: number;
  #result: number;
  #view: DataView;

  private constructor(instance: WebAssembly.Instance, doors: readonly Door[]) {
    const { memory, mark, __heap_base: heap, ...rest } = instance.exports;
    this.memory = memory as WebAssembly.Memory;
    this.#mark = (mark as WebAssembly.Global<"i32">).value;
    this.#free = (heap as WebAssembly.Global<"i32">).value;
    this.#view = new DataView(this.memory.buffer);
    this.#result = this.room(32);
    for (const door of doors) {
      this.#doors.set(door.name, this.#opened(door, rest[`door_${door.name}`] as (...flat: unknown[]) => number));
    }
  }

  static async load(code: BufferSource, doors: readonly Door[]): Promise<Module> {
    const { instance } = await WebAssembly.instantiate(code, {});
    return new Module(instance, doors);
  }

  /** Call a door that every game has. */
  call<Name extends keyof Common>(name: Name, ...given: Parameters<Common[Name]>): ReturnType<Common[Name]> {
    return this.open(name, ...(given as Argument[])) as ReturnType<Common[Name]>;
  }

  /** Call any door. */
  open(name: string, ...given: readonly Argument[]): Answer {
    const door = this.#doors.get(name);
    if (!door) throw new Error(`there is no door ${name}`);
    return door(...given);
  }

  /** A number of zero bytes. */
  room(bytes: number): number {
    const at = Math.ceil(this.#free / ALIGNED) * ALIGNED;
    this.#free = at + bytes;
    const lack = this.#free - this.memory.buffer.byteLength;
    if (lack > 0) this.memory.grow(Math.ceil(lack / PAGE));
    this.bytes(at, bytes).fill(0);
    return at;
  }

  /** An array of zeros. */
  block(item: number, ...shape: number[]): Block {
    return { at: this.room(item * count(shape)), shape, item };
  }

  /** Forget all room that was made since: `const before = module.used; …; module.used = before`. */
  get used(): number {
    return this.#free;
  }
  set used(at: number) {
    this.#free = at;
  }

  /** A part of the memory as it is now: doors may move it. */
  bytes(at: number, size: number): Uint8Array<ArrayBuffer> {
    return new Uint8Array(this.memory.buffer, at, size);
  }
  bytesOf(block: Block): Uint8Array<ArrayBuffer> {
    return this.bytes(block.at, block.item * count(block.shape));
  }
  int32(block: Block): Int32Array<ArrayBuffer> {
    return new Int32Array(this.memory.buffer, block.at, count(block.shape));
  }
  uint32(block: Block): Uint32Array<ArrayBuffer> {
    return new Uint32Array(this.memory.buffer, block.at, (block.item * count(block.shape)) / 4);
  }
  bigint64(block: Block): BigInt64Array<ArrayBuffer> {
    return new BigInt64Array(this.memory.buffer, block.at, count(block.shape));
  }

  /** Numba passes places for the result and for an error first, then every argument in its parts. */
  #opened(door: Door, code: (...flat: unknown[]) => number): (...given: Argument[]) => Answer {
    const kinds = door.arguments.map(([, kind]) => kind);
    const result = this.#result;
    return (...given) => {
      if (given.length !== kinds.length) throw new Error(`${door.name} takes ${kinds.length} arguments`);
      const flat: unknown[] = [result, result + 16];
      for (let i = 0; i < kinds.length; i++) flatten(kinds[i]!, given[i]!, flat);
      this.#seen().setInt32(this.#mark, this.#free, true);
      if (code(...flat) !== 0) throw new Error(`${door.name} failed`);
      return this.#read(door.result);
    };
  }

  #seen(): DataView {
    if (this.#view.buffer !== this.memory.buffer) this.#view = new DataView(this.memory.buffer);
    return this.#view;
  }

  #read(kind: Kind): Answer {
    const view = this.#seen();
    switch (kind) {
      case "none":
        return undefined;
      case "bool":
        return view.getUint8(this.#result) !== 0;
      case "float64":
        return view.getFloat64(this.#result, true);
      case "uint64": {
        const found = view.getBigUint64(this.#result, true);
        return found > BigInt(Number.MAX_SAFE_INTEGER) ? found : Number(found);
      }
      default:
        return Number(view.getBigInt64(this.#result, true));
    }
  }
}

export function count(shape: readonly number[]): number {
  return shape.reduce((product, size) => product * size, 1);
}

function isBlock(given: Block | readonly Argument[]): given is Block {
  return !Array.isArray(given);
}

function flatten(kind: Kind, given: Argument, flat: unknown[]): void {
  if (typeof given === "number") {
    flat.push(kind === "int64" || kind === "uint64" ? BigInt(given) : given);
  } else if (isBlock(given)) {
    flat.push(0, 0, BigInt(count(given.shape)), BigInt(given.item), given.at);
    for (const size of given.shape) flat.push(BigInt(size));
    for (let axis = 1; axis <= given.shape.length; axis++)
      flat.push(BigInt(given.item * count(given.shape.slice(axis))));
  } else {
    given.forEach((part, i) => flatten(kind[i]!, part, flat));
  }
}

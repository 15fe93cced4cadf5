// Records and arrays of numbers as scripts see them: what NumPy is to Python, over bytes of a state.
import { narrow, type Value, type Whole } from "./whole.ts";

type Fields = Readonly<Record<string, readonly [at: number, item: string, shape: readonly number[]]>>;

const SIZES: Readonly<Record<string, number>> = {
  bool: 1,
  uint8: 1,
  int8: 1,
  uint16: 2,
  int16: 2,
  uint32: 4,
  int32: 4,
  float32: 4,
  uint64: 8,
  int64: 8,
  float64: 8,
};

function load(view: DataView, at: number, item: string): Value {
  switch (item) {
    case "bool":
      return view.getUint8(at) !== 0;
    case "uint8":
      return view.getUint8(at);
    case "int8":
      return view.getInt8(at);
    case "uint16":
      return view.getUint16(at, true);
    case "int16":
      return view.getInt16(at, true);
    case "uint32":
      return view.getUint32(at, true);
    case "int32":
      return view.getInt32(at, true);
    case "uint64":
      return narrow(view.getBigUint64(at, true));
    case "int64":
      return narrow(view.getBigInt64(at, true));
    default:
      throw new TypeError(`no rule keeps ${item} in a record`);
  }
}

/** An array of numbers, or a part of one. */
export class Numbers {
  readonly view: DataView<ArrayBuffer>;
  readonly at: number;
  readonly item: string;
  readonly shape: readonly number[];
  readonly strides: readonly number[];

  constructor(
    view: DataView<ArrayBuffer>,
    at: number,
    item: string,
    shape: readonly number[],
    strides?: readonly number[],
  ) {
    this.view = view;
    this.at = at;
    this.item = item;
    this.shape = shape;
    this.strides = strides ?? shape.map((_, axis) => SIZES[item]! * shape.slice(axis + 1).reduce((a, b) => a * b, 1));
  }

  /** The bytes of a number. */
  get size(): number {
    return SIZES[this.item]!;
  }

  /** A number, or the part that some axes of the index leave. */
  get(index: readonly (Whole | Slice)[]): Value {
    let at = this.at;
    const shape: number[] = [];
    const strides: number[] = [];
    this.shape.forEach((size, axis) => {
      const one = index[axis];
      if (one === undefined || one instanceof Slice) {
        const [begin, end] = one ? one.within(size) : [0, size];
        at += begin * this.strides[axis]!;
        shape.push(Math.max(0, end - begin));
        strides.push(this.strides[axis]!);
      } else {
        at += (Number(one) < 0 ? Number(one) + size : Number(one)) * this.strides[axis]!;
      }
    });
    return shape.length ? new Numbers(this.view, at, this.item, shape, strides) : load(this.view, at, this.item);
  }

  tolist(): Value[] {
    return Array.from({ length: this.shape[0]! }, (_, i) => {
      const part = this.get([i]);
      return part instanceof Numbers ? part.tolist() : part;
    });
  }

  *[Symbol.iterator](): Generator<Value> {
    for (let i = 0; i < this.shape[0]!; i++) yield this.get([i]);
  }

  /** The same numbers in another shape, in which -1 stands for what is left. */
  reshape(...shape: number[]): Numbers {
    const whole = this.shape.reduce((a, b) => a * b, 1);
    const given = shape.reduce((a, b) => a * b, 1);
    return new Numbers(
      this.view,
      this.at,
      this.item,
      shape.map((size) => (size < 0 ? whole / -given : size)),
    );
  }

  tobytes(): Uint8Array<ArrayBuffer> {
    const made = zeros([this.shape.reduce((a, b) => a * b, 1)], this.item);
    let at = 0;
    const copy = (part: Value): void => {
      if (part instanceof Numbers) for (const inner of part) copy(inner);
      else store(made.view, SIZES[this.item]! * at++, this.item, part);
    };
    copy(this);
    return made.bytes;
  }

  /** Where its numbers are, if all of it lies together. */
  get bytes(): Uint8Array<ArrayBuffer> {
    return new Uint8Array(
      this.view.buffer,
      this.view.byteOffset + this.at,
      this.shape.reduce((a, b) => a * b, SIZES[this.item]!),
    );
  }
}

/** The fields of records of one kind; makes records of bytes. */
export class Layout {
  readonly size: number;
  readonly #kind: new (bytes: Uint8Array<ArrayBuffer>) => Row;

  constructor(fields: Fields, size: number) {
    this.size = size;
    this.#kind = class extends Row {};
    for (const [name, [at, item, shape]] of Object.entries(fields)) {
      Object.defineProperty(this.#kind.prototype, name, {
        get(this: Row) {
          return shape.length ? new Numbers(this.view, at, item, shape) : load(this.view, at, item);
        },
      });
    }
  }

  of(bytes: Uint8Array<ArrayBuffer>): Row {
    return new this.#kind(bytes);
  }
}

export class Row {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly view: DataView<ArrayBuffer>;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  }
  tobytes(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice();
  }
}

export const layout = (fields: Fields, size: number): Layout => new Layout(fields, size);
export const bytearray = (bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> => bytes.slice();
/** Bytes as records of a layout, or as numbers. */
export const frombuffer = (bytes: Uint8Array<ArrayBuffer>, kind: Layout | string): Row[] | Numbers =>
  typeof kind === "string" ? numbers(bytes, kind) : records(bytes, kind);
const numbers = (bytes: Uint8Array<ArrayBuffer>, item: string): Numbers =>
  new Numbers(new DataView(bytes.buffer, bytes.byteOffset, bytes.length), 0, item, [bytes.length / SIZES[item]!]);
const records = (bytes: Uint8Array<ArrayBuffer>, kind: Layout): Row[] =>
  Array.from({ length: bytes.length / kind.size }, (_, i) =>
    kind.of(bytes.subarray(i * kind.size, (i + 1) * kind.size)),
  );
/** The fields of a record are read by their names as they are. */
export const unpack = (record: Row): Row => record;
export const isRecord = (value: Value): value is Row => value instanceof Row;

export function zeros(shape: Value, item: string): Numbers;
export function zeros(shape: Value, item: Layout): Row[];
export function zeros(shape: Value, item: string | Layout): Numbers | Row[] {
  const sizes: number[] = Array.isArray(shape) ? shape : [Number(shape)];
  if (item instanceof Layout) return records(new Uint8Array(item.size * sizes[0]!), item);
  const bytes = sizes.reduce((a, b) => a * b, SIZES[item]!);
  return new Numbers(new DataView(new ArrayBuffer(bytes)), 0, item, sizes);
}

export function array(item: string, shape: readonly number[], flat: readonly Whole[]): Numbers {
  const made = zeros([...shape], item);
  flat.forEach((value, i) => store(made.view, i * SIZES[item]!, item, value));
  return made;
}

function store(view: DataView, at: number, item: string, value: Whole | boolean): void {
  const size = SIZES[item]!;
  let rest = BigInt.asUintN(8 * size, BigInt(value));
  for (let i = 0; i < size; i++, rest >>= 8n) view.setUint8(at + i, Number(rest & 255n));
}

export class Slice {
  readonly #begin: Whole | null;
  readonly #end: Whole | null;
  readonly step: number;
  constructor(begin: Whole | null, end: Whole | null, step: Whole | null) {
    this.#begin = begin;
    this.#end = end;
    this.step = Number(step ?? 1);
  }
  within(size: number): [number, number] {
    const place = (at: Whole | null, usual: number): number =>
      at === null ? usual : Math.min(size, Math.max(0, Number(at) < 0 ? size + Number(at) : Number(at)));
    return [place(this.#begin, 0), place(this.#end, size)];
  }
}
export const slice = (begin: Whole | null, end: Whole | null, step: Whole | null): Slice => new Slice(begin, end, step);

export class Axes {
  readonly parts: (Whole | Slice)[];
  constructor(parts: (Whole | Slice)[]) {
    this.parts = parts;
  }
}
export const axes = (...parts: (Whole | Slice)[]): Axes => new Axes(parts);

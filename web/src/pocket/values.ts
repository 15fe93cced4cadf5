// Arguments for functions, read from the bytes that the build wrote: see fogcity/pocket/values.py.
import { type Argument, type Block, count, type Module } from "./module.ts";

/** How a value is laid out in bytes. */
export type Description =
  | readonly ["tuple", readonly Description[]]
  | readonly ["record", number, (readonly number[])?]
  | readonly ["view", number, string, readonly number[]]
  | readonly [number: string]
  | readonly [item: string, shape: readonly number[], kept: string];

const SIZES: Readonly<Record<string, number>> = {
  bool: 1,
  uint8: 1,
  int8: 1,
  uint16: 2,
  int16: 2,
  float16: 2,
  uint32: 4,
  int32: 4,
  float32: 4,
  uint64: 8,
  int64: 8,
  float64: 8,
};

/** Put a value into a module's memory: with its content, or as zeros without. */
export function read(module: Module, description: Description, content?: Uint8Array): Argument {
  let at = 0;
  const take = (size: number): Uint8Array => {
    const found = new Uint8Array(size); // zeros at the end are left out of the content
    found.set(content!.subarray(at, (at += size)));
    return found;
  };
  const place = (part: Description): Argument => {
    if (isTuple(part)) return placeAll(part[1]);
    if (isView(part)) throw new Error("a view is a part of a tuple");
    if (isRecord(part)) {
      const [, item, shape] = part;
      const block: Block = { at: module.room(item * count(shape ?? [])), shape: shape ?? [], item };
      if (content) module.bytesOf(block).set(take(item * count(block.shape)));
      return shape ? block : block.at;
    }
    if (part.length === 1) return content ? number(part[0], take(8)) : 0;
    const [item, shape, kept] = part;
    const block = module.block(size(item), ...shape);
    if (content) fill(module, block, kept === item ? null : kept, take(size(kept) * count(shape)));
    return block;
  };
  const placeAll = (parts: readonly Description[]): Argument => {
    const placed: Argument[] = [];
    for (const part of parts) {
      placed.push(isView(part) ? { ...(placed[part[1]] as Block), shape: part[3], item: size(part[2]) } : place(part));
    }
    return placed;
  };
  return place(description);
}

function isView(part: Description): part is readonly ["view", number, string, readonly number[]] {
  return part[0] === "view";
}

function isTuple(part: Description): part is readonly ["tuple", readonly Description[]] {
  return part[0] === "tuple";
}

function isRecord(part: Description): part is readonly ["record", number, (readonly number[])?] {
  return part[0] === "record";
}

function size(name: string): number {
  const found = SIZES[name];
  if (!found) throw new Error(`${name} is no type of numbers`);
  return found;
}

function number(name: string, bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, 8);
  return name === "float64" ? view.getFloat64(0, true) : Number(view.getBigInt64(0, true));
}

function fill(module: Module, block: Block, kept: string | null, bytes: Uint8Array): void {
  if (kept === null) {
    module.bytesOf(block).set(bytes);
    return;
  }
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const out = new Float32Array(module.memory.buffer, block.at, count(block.shape));
  for (let i = 0; i < out.length; i++) out[i] = half(view.getUint16(2 * i, true));
}

/** A number of half precision by its bits; not every browser can read one by itself. */
function half(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const power = (bits >> 10) & 31;
  const rest = bits & 1023;
  if (power === 0) return sign * rest * 2 ** -24;
  if (power === 31) return rest ? NaN : sign * Infinity;
  return sign * (1 + rest / 1024) * 2 ** (power - 15);
}

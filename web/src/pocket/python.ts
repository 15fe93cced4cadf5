// Python's operations, for the scripts that fogcity/pocket/script.py writes: lists and tuples are arrays, dictionaries are
// maps, integers are numbers, or bigints where they are too large for that.
import { Axes, Numbers, Row, Slice } from "./records.ts";
import { narrow, type Value, type Whole, whole } from "./whole.ts";

export * from "./records.ts";

// --- operators ----------------------------------------------------------------------------------------------------

function isNumber(value: Value): value is Whole | boolean {
  return typeof value === "number" || typeof value === "bigint" || typeof value === "boolean";
}

export function add(a: Value, b: Value): Value {
  if (Array.isArray(a)) return [...a, ...iter(b)];
  if (typeof a === "string") return a + b;
  if (a instanceof Counter) return a.plus(b);
  if (typeof a === "bigint" || typeof b === "bigint") return narrow(whole(a) + whole(b));
  return +a + +b;
}
export function sub(a: Value, b: Value): Value {
  if (a instanceof Counter) return a.minus(b);
  if (a instanceof Set) return new Set([...a].filter((item) => !isin(item, b)));
  if (typeof a === "bigint" || typeof b === "bigint") return narrow(whole(a) - whole(b));
  return a - b;
}
export function mul(a: Value, b: Value): Value {
  if (typeof a === "string") return a.repeat(Math.max(0, Number(b)));
  if (Array.isArray(a)) return Array.from({ length: Math.max(0, Number(b)) }, () => a).flat();
  if (typeof a === "bigint" || typeof b === "bigint") return narrow(whole(a) * whole(b));
  return a * b;
}
export const div = (a: Value, b: Value): number => Number(a) / Number(b);
export const floordiv = (a: Value, b: Value): number => Math.floor(Number(a) / Number(b));
export const mod = (a: Value, b: Value): number => ((Number(a) % Number(b)) + Number(b)) % Number(b);

function bits(
  a: Value,
  b: Value,
  small: (a: number, b: number) => number,
  large: (a: bigint, b: bigint) => bigint,
): Whole {
  if (isSmall(a) && isSmall(b)) return small(+a, +b);
  return narrow(large(whole(a), whole(b)));
}
const isSmall = (value: Value): boolean => typeof value !== "bigint" && +value >= 0 && +value < 2 ** 31;

export function and(a: Value, b: Value): Value {
  if (a instanceof Set) return new Set([...a].filter((item) => isin(item, b)));
  return bits(
    a,
    b,
    (x, y) => x & y,
    (x, y) => x & y,
  );
}
export function or(a: Value, b: Value): Value {
  if (a instanceof Map) return new Map([...a, ...b]);
  if (a instanceof Set) return new Set([...a, ...b]);
  return bits(
    a,
    b,
    (x, y) => x | y,
    (x, y) => x | y,
  );
}
export const xor = (a: Value, b: Value): Whole =>
  bits(
    a,
    b,
    (x, y) => x ^ y,
    (x, y) => x ^ y,
  );
export const shl = (a: Value, b: Value): Whole => narrow(whole(a) << whole(b));
export const shr = (a: Value, b: Value): Whole =>
  isSmall(a) ? (+b < 32 ? +a >> +b : 0) : narrow(whole(a) >> whole(b));

export const positive = (value: Value): Value => (value instanceof Counter ? value.plus(new Map()) : value);

export function both(a: Value, b: () => Value): Value {
  return bool(a) ? b() : a;
}
export function either(a: Value, b: () => Value): Value {
  return bool(a) ? a : b();
}

export function eq(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (isNumber(a) && isNumber(b)) return a == b;
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((item, i) => eq(item, b[i]));
  if (a instanceof Map && b instanceof Map)
    return a.size === b.size && [...a].every(([key, item]) => eq(item, b.get(key)));
  if (a instanceof Set && b instanceof Set) return a.size === b.size && [...a].every((item) => b.has(item));
  const names = a?.constructor?.fields as string[] | undefined;
  return names !== undefined && a.constructor === b?.constructor && names.every((name) => eq(a[name], b[name]));
}
export const ne = (a: Value, b: Value): boolean => !eq(a, b);

function compare(a: Value, b: Value): number {
  if (Array.isArray(a)) {
    for (let i = 0; i < Math.min(a.length, b.length); i++) {
      const found = compare(a[i], b[i]);
      if (found) return found;
    }
    return a.length - b.length;
  }
  return a < b ? -1 : a > b ? 1 : 0;
}
export const lt = (a: Value, b: Value): boolean => compare(a, b) < 0;
export const le = (a: Value, b: Value): boolean => compare(a, b) <= 0;
export const gt = (a: Value, b: Value): boolean => compare(a, b) > 0;
export const ge = (a: Value, b: Value): boolean => compare(a, b) >= 0;

export function isin(item: Value, holder: Value): boolean {
  if (typeof holder === "string") return holder.includes(item);
  const plain = item === null || typeof item !== "object"; // tuples and sets are the same where they hold the same
  if (plain && (holder instanceof Map || holder instanceof Set)) return holder.has(item);
  for (const other of iter(holder)) if (eq(item, other)) return true;
  return false;
}
export const notin = (item: Value, holder: Value): boolean => !isin(item, holder);

// --- parts --------------------------------------------------------------------------------------------------------

export function get(holder: Value, index: Value): Value {
  if (holder instanceof Row) return (holder as Value)[index];
  if (holder instanceof Numbers) return holder.get(index instanceof Axes ? index.parts : [index]);
  if (holder instanceof Counter) return holder.get(index) ?? 0;
  if (holder instanceof Map) {
    if (!holder.has(index)) throw new LookupError(`${String(index)} is not there`);
    return holder.get(index);
  }
  if (holder?.groups !== undefined) return holder.groups[index] ?? null;
  if (index instanceof Slice) {
    const part = holder.slice(...index.within(holder.length));
    return index.step === 1 ? part : part.filter((_: Value, i: number) => i % index.step === 0);
  }
  const at = Number(index) < 0 ? holder.length + Number(index) : Number(index);
  if (!(at in Object(holder))) throw new LookupError(`there is no item ${String(index)}`);
  return holder[at];
}

export function put(holder: Value, index: Value, value: Value): void {
  if (holder instanceof Map) holder.set(index, value);
  else holder[Number(index)] = value;
}

// --- what Python has built in ---------------------------------------------------------------------------------------

export class LookupError extends Error {}
export class ValueError extends Error {}
export class StopIteration extends Error {}
/** Input that cannot be used. */
export class BadInput extends Error {}
/** An action that the rules refuse, with the id of the rule. */
export class Illegal extends Error {
  readonly rule: string | null;
  constructor(rule: string | null, message: string) {
    super(message);
    this.rule = rule;
  }
}

export class Counter extends Map<Value, number> {
  constructor(from: Value = []) {
    super();
    if (from instanceof Map) for (const [key, count] of from) this.set(key, count);
    else for (const key of iter(from)) this.set(key, (this.get(key) ?? 0) + 1);
  }
  plus(other: Map<Value, number>): Counter {
    return this.#with(other, 1);
  }
  minus(other: Map<Value, number>): Counter {
    return this.#with(other, -1);
  }
  #with(other: Map<Value, number>, sign: number): Counter {
    const made = new Counter();
    for (const key of new Set([...this.keys(), ...other.keys()])) {
      const count = (this.get(key) ?? 0) + sign * (other.get(key) ?? 0);
      if (count > 0) made.set(key, count);
    }
    return made;
  }
  total(): number {
    return [...this.values()].reduce((sum, count) => sum + count, 0);
  }
  *elements(): Generator<Value> {
    for (const [key, count] of this) for (let i = 0; i < count; i++) yield key;
  }
}

export function iter(value: Value): Iterable<Value> {
  return value instanceof Map ? value.keys() : value;
}
const list_ = (value: Value = []): Value[] => [...iter(value)];
export { list_ as list, list_ as tuple };

function set_(value: Value = []): Set<Value> {
  return new Set(iter(value));
}
export { set_ as frozenset, set_ as set };
export const dict = (pairs: Value = []): Map<Value, Value> => new Map(pairs);

export function bool(value: Value): boolean {
  if (value === null || value === undefined) return false;
  if (Array.isArray(value) || typeof value === "string") return value.length > 0;
  if (value instanceof Map || value instanceof Set) return value.size > 0;
  return isNumber(value) ? Boolean(value) : true;
}
export function int(value: Value = 0): Whole {
  if (typeof value === "string") {
    if (!/^\s*[+-]?\d+\s*$/.test(value)) throw new ValueError(`${value} is no whole number`);
    return narrow(BigInt(value.trim()));
  }
  return typeof value === "bigint" ? value : Math.trunc(Number(value));
}
export const float = (value: Value): number => (value === "inf" ? Infinity : Number(value));
export function str(value: Value = ""): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  return value instanceof Error ? value.message : String(value);
}
export const repr = (value: Value): string => (typeof value === "string" ? `'${value}'` : str(value));
export const quote = (value: Value): string => {
  const text = repr(typeof value === "string" && value.length > 60 ? `${value.slice(0, 59)}…` : value);
  return text.length > 240 ? `${text.slice(0, 239)}…` : text;
};
export const abs = (value: Value): Value => (value < 0 ? sub(0, value) : value);
export function len(value: Value): number {
  if (value instanceof Numbers) return value.shape[0]!;
  return value.length ?? value.size;
}
export const any = (values: Value): boolean => list_(values).some(bool);
export const all = (values: Value): boolean => list_(values).every(bool);
export function sum(values: Value, start: Value = 0): Value {
  return list_(values).reduce(add, start);
}

interface Keywords {
  key?: (value: Value) => Value;
  reverse?: boolean;
  default?: Value;
  start?: number;
}
function isKeywords(value: Value): value is Keywords {
  return value !== null && typeof value === "object" && Object.getPrototypeOf(value) === Object.prototype;
}
function best(given: Value[], sign: number): Value {
  const keywords: Keywords = isKeywords(given.at(-1)) ? given.pop() : {};
  const values = given.length === 1 ? list_(given[0]) : given;
  const key = keywords.key ?? ((value: Value): Value => value);
  if (!values.length && "default" in keywords) return keywords.default;
  return values.reduce((a, b) => (sign * compare(key(b), key(a)) > 0 ? b : a));
}
export const max = (...given: Value[]): Value => best(given, 1);
export const min = (...given: Value[]): Value => best(given, -1);
export function sorted(values: Value, { key = (value) => value, reverse = false }: Keywords = {}): Value[] {
  return list_(values).sort((a, b) => (reverse ? compare(key(b), key(a)) : compare(key(a), key(b))));
}
export const reversed = (values: Value): Value[] => list_(values).reverse();
export function* enumerate(values: Value, keywords: Keywords | number = 0): Generator<[number, Value]> {
  let i = typeof keywords === "number" ? keywords : (keywords.start ?? 0);
  for (const value of iter(values)) yield [i++, value];
}
export function* zip(...given: Value[]): Generator<Value[]> {
  const all = given.map((values) => iter(values)[Symbol.iterator]());
  for (;;) {
    const items = all.map((values) => values.next());
    if (items.some((item) => item.done)) return;
    yield items.map((item) => item.value);
  }
}
export function* map(how: (...values: Value[]) => Value, ...given: Value[]): Generator<Value> {
  for (const values of zip(...given)) yield how(...values);
}
export function filter(which: ((value: Value) => Value) | null, values: Value): Value[] {
  return list_(values).filter((value) => bool(which ? which(value) : value));
}
export function range(begin: Value, end?: Value, step: Value = 1): number[] {
  const [from, to] = end === undefined ? [0, Number(begin)] : [Number(begin), Number(end)];
  return Array.from({ length: Math.max(0, Math.ceil((to - from) / Number(step))) }, (_, i) => from + i * Number(step));
}
export const divmod = (a: Value, b: Value): [number, number] => [floordiv(a, b), mod(a, b)];
export function next(values: Value, ...usual: Value[]): Value {
  const first = iter(values)[Symbol.iterator]().next();
  if (!first.done) return first.value;
  if (!usual.length) throw new StopIteration();
  return usual[0];
}
export function product(...given: Value[]): Value[][] {
  return given.reduce<Value[][]>(
    (rows, values) => rows.flatMap((row) => list_(values).map((value) => [...row, value])),
    [[]],
  );
}
export function* chain(...given: Value[]): Generator<Value> {
  for (const values of given) yield* iter(values);
}
export const heappush = (heap: Value[], item: Value): void => {
  heap.push(item);
};
export const heappop = (heap: Value[]): Value => {
  const first = min(heap);
  heap.splice(heap.indexOf(first), 1);
  return first;
};
export function isinstance(value: Value, kinds: Value): boolean {
  return (Array.isArray(kinds) ? kinds : [kinds]).some((kind) => {
    if (kind === str) return typeof value === "string";
    if (kind === int) return isNumber(value);
    return typeof kind === "function" && value instanceof kind;
  });
}
type Found = RegExpExecArray | null;
export const fullmatch = (source: string, text: string): Found => pattern(source).exec(text);
export const search = (source: string, text: string): Found => new RegExp(source, "u").exec(text);
export const substitute = (source: string, now: string, text: string): string =>
  text.replace(new RegExp(source, "gu"), now);
export const findall = (source: string, text: string): string[][] =>
  [...text.matchAll(new RegExp(source, "gu"))].map(([, ...groups]) => groups.map((group) => group ?? ""));
export const pattern = (source: string): RegExp => new RegExp(`^(?:${source})$`, "u");

/** A value in a text, as a format asks for it: `+`, `.1f`, `<8`, `>6`. */
export function format(value: Value, how: string): string {
  const [, align, sign, width, digits] = /^([<>]?)(\+?)(\d*)(?:\.(\d+)f)?$/.exec(how) ?? [];
  let text = digits === undefined ? str(value) : Number(value).toFixed(Number(digits));
  if (sign && value >= 0) text = `+${text}`;
  return align === ">" ? text.padStart(Number(width)) : width ? text.padEnd(Number(width)) : text;
}

/** Arguments with some given by name, in the order of a function's parameters. */
export function fitted(given: Value[], named: Map<string, Value>, names: readonly string[]): Value[] {
  return [...given, ...names.slice(given.length).map((name) => named.get(name))];
}

const TEXT: Readonly<Record<string, (text: string, ...given: Value[]) => Value>> = {
  strip: (text, letters?: string) => (letters === undefined ? text.trim() : trimmed(text, letters)),
  lower: (text) => text.toLowerCase(),
  upper: (text) => text.toUpperCase(),
  replace: (text, old, now) => text.replaceAll(old, now),
  join: (text, parts) => list_(parts).join(text),
  startswith: (text, begin) => text.startsWith(begin),
  endswith: (text, end) => text.endsWith(end),
  isdigit: (text) => /^\d+$/.test(text),
  isdecimal: (text) => /^\d+$/.test(text),
  isascii: (text) => /^[\0-\x7f]*$/.test(text),
  removeprefix: (text, begin: string) => (text.startsWith(begin) ? text.slice(begin.length) : text),
  removesuffix: (text, end: string) => (end && text.endsWith(end) ? text.slice(0, -end.length) : text),
  split: (text, by?: string) => (by === undefined ? text.split(/\s+/).filter(Boolean) : text.split(by)),
  partition: (text, by: string) => {
    const at = text.indexOf(by);
    return at < 0 ? [text, "", ""] : [text.slice(0, at), by, text.slice(at + by.length)];
  },
};
function trimmed(text: string, letters: string): string {
  let [begin, end] = [0, text.length];
  while (begin < end && letters.includes(text[begin]!)) begin++;
  while (end > begin && letters.includes(text[end - 1]!)) end--;
  return text.slice(begin, end);
}

const LIST: Readonly<Record<string, (list: Value[], ...given: Value[]) => Value>> = {
  append: (list, item) => void list.push(item),
  extend: (list, items) => void list.push(...iter(items)),
  index: (list, item) => {
    const at = list.findIndex((other) => eq(item, other));
    if (at < 0) throw new ValueError("it is not in the list");
    return at;
  },
  count: (list, item) => list.filter((other) => eq(item, other)).length,
  pop: (list, at = -1) => list.splice(Number(at), 1)[0],
  remove: (list, item) =>
    void list.splice(
      list.findIndex((other) => eq(item, other)),
      1,
    ),
  copy: (list) => [...list],
  sort: (list, keywords?: Keywords) => void list.splice(0, list.length, ...sorted(list, keywords)),
};

const MAP: Readonly<Record<string, (map: Map<Value, Value>, ...given: Value[]) => Value>> = {
  items: (map) => [...map.entries()],
  keys: (map) => new Set(map.keys()),
  values: (map) => [...map.values()],
  get: (map, key, usual = null) => (map.has(key) ? map.get(key) : usual),
  setdefault: (map, key, usual = null) => {
    if (!map.has(key)) map.set(key, usual);
    return map.get(key);
  },
  update: (map, other: Map<Value, Value>) => other.forEach((value, key) => map.set(key, value)),
};

/** Call a method of whatever it is. */
export function call(holder: Value, name: string, ...given: Value[]): Value {
  if (typeof holder === "string") return own(TEXT, name)(holder, ...given);
  if (Array.isArray(holder)) return own(LIST, name)(holder, ...given);
  if (isNumber(holder)) {
    if (name !== "bit_count") throw new TypeError(`numbers have no ${name} here`);
    return whole(holder).toString(2).replaceAll("0", "").length;
  }
  if (holder instanceof RegExp) return holder.exec(given[0]);
  if (holder instanceof Counter && (name === "elements" || name === "total")) return holder[name]();
  if (holder instanceof Map) return own(MAP, name)(holder, ...given);
  if (holder instanceof Set && name === "add") return void holder.add(given[0]);
  return holder[name](...given);
}

function own<Methods extends object>(methods: Methods, name: string): Methods[keyof Methods] {
  const found = methods[name as keyof Methods];
  if (!found) throw new TypeError(`${name} is not known in browsers`);
  return found;
}

/** A value as JSON has it. */
export function plain(value: Value): Value {
  if (Array.isArray(value)) return value.map(plain);
  if (value instanceof Set) return [...value].map(plain);
  if (value instanceof Map) return Object.fromEntries([...value].map(([key, item]) => [str(key), plain(item)]));
  const names = value?.constructor?.fields as string[] | undefined;
  return names ? Object.fromEntries(names.map((name) => [name, plain(value[name])])) : value;
}

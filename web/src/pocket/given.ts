// Converts what pages pass to Python functions: JSON has objects where Python has dictionaries.
import type { Value } from "./whole.ts";

type Reader = (value: Value) => Value;

/** Reads an object as a dictionary. */
export function dictionary(key: Reader, item: Reader): Reader {
  return (value: Readonly<Record<string, Value>>) =>
    new Map(Object.entries(value).map(([name, part]) => [key(name), item(part)]));
}

/** Reads each object once: views and boards never change, and are asked about many times. */
export function remembered(read: Reader): Reader {
  const known = new WeakMap<object, Value>();
  return (value: object) => {
    if (!known.has(value)) known.set(value, read(value));
    return known.get(value);
  };
}

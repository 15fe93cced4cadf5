// Integers of any size, as in Python: numbers, or bigints where they are too large for that.

/** A value of Python: nothing is known of it beforehand. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- values of Python have no types
export type Value = any;
export type Whole = number | bigint;

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** A number, where it is exact. */
export function narrow(value: bigint): Whole {
  return value <= SAFE && value >= -SAFE ? Number(value) : value;
}

export function whole(value: number | bigint | boolean): bigint {
  return BigInt(value);
}

// The randomness of a table: SHA-256 and what it derives from a secret, as in fogcity/table.py.

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime)) found.push(n);
  return found;
};
/** The first 32 bits behind the point. */
const fraction = (value: number): number => ((value - Math.floor(value)) * 2 ** 32) | 0;
const ROUNDS = primes(64).map((prime) => fraction(Math.cbrt(prime)));
const FIRST = primes(8).map((prime) => fraction(Math.sqrt(prime)));
const BLOCK = 64;

const turn = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

/** SHA-256; browsers have it only where the connection is safe, and then not at once. */
export function sha256(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(Math.ceil((message.length + 9) / BLOCK) * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 4, message.length * 8);
  const sum = Int32Array.from(FIRST);
  const words = new Int32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let i = 0; i < 64; i++) {
      if (i < 16) {
        words[i] = view.getInt32(at + 4 * i);
      } else {
        const [a, b] = [words[i - 15]!, words[i - 2]!];
        const first = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
        const second = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
        words[i] = words[i - 16]! + first + words[i - 7]! + second;
      }
    }
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sum;
    for (let i = 0; i < 64; i++) {
      const one = h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + ROUNDS[i]! + words[i]!;
      const other = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) | 0, c, b, a, (one + other) | 0];
    }
    [a, b, c, d, e, f, g, h].forEach((word, i) => (sum[i] = sum[i]! + word));
  }
  const digest = new DataView(new ArrayBuffer(32));
  sum.forEach((word, i) => digest.setInt32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

function hmac(key: Uint8Array, message: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = new Uint8Array(BLOCK);
  padded.set(key);
  const keyed = (mask: number, rest: Uint8Array): Uint8Array<ArrayBuffer> =>
    sha256(Uint8Array.from([...padded.map((byte) => byte ^ mask), ...rest]));
  return keyed(0x5c, keyed(0x36, message));
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
export const unhex = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** A secret that nobody knows. */
export const newSecret = (): string => hex(crypto.getRandomValues(new Uint8Array(32)));

/** What is published of a secret before the game. */
export const commitment = (secret: string): string => hex(sha256(unhex(secret)));

/** A number for the dice of a bot on a seat: the same whenever the game comes to this step again. */
export function botSeed(secret: string, step: number, seat: number): number {
  const digest = hmac(unhex(secret), new TextEncoder().encode(`bot ${step} ${seat}`));
  return new DataView(digest.buffer).getUint32(0, true);
}

/** The seeds of a step's random numbers: 0 is the set-up, 1 the first action. */
export function chance(secret: string, step: number): [number, number, number] {
  const digest = new DataView(hmac(unhex(secret), new TextEncoder().encode(String(step))).buffer);
  return [digest.getUint32(0, true), digest.getUint32(4, true), digest.getUint32(8, true)];
}

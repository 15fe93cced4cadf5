/** Shapes of Cable Car that are drawings rather than geometry: marks, houses, the wheel. */
import { curvePoints, type Letter } from "./geometry";
import type { Color } from "./view";

export const COLORS: readonly Color[] = ["yellow", "blue", "orange", "green", "purple", "black", "red", "brown"];

export const KINDS: readonly string[] = [
  "aaaa",
  "aacb",
  "acba",
  "baac",
  "cbaa",
  "bcbc",
  "cbcb",
  "bbbb",
  "cccc",
  "dddd",
  "adad",
  "dada",
  "accd",
  "cdac",
  "ccda",
  "dacc",
  "adbb",
  "badb",
  "bbad",
  "dbba",
  "bcdd",
  "cddb",
  "dbcd",
  "ddbc",
];

/** A mark for each color around (0, 0), so that no car is told by its color alone. */
export const MARKS: Record<Color, string> = {
  yellow: "M0-3.4A3.4 3.4 0 1 1 0 3.4 3.4 3.4 0 1 1 0-3.4ZM0-1.5A1.5 1.5 0 1 0 0 1.5 1.5 1.5 0 1 0 0-1.5Z",
  blue: "M0-3.9 3.3 0 0 3.9-3.3 0Z",
  orange: "M0-4 1-1.3 3.8-1.2 1.6.5 2.4 3.2 0 1.6-2.4 3.2-1.6.5-3.8-1.2-1-1.3Z",
  green: "M0-3.6 3.7 2.7H-3.7Z",
  purple: "M0-3.1A3.1 3.1 0 1 1 0 3.1 3.1 3.1 0 1 1 0-3.1Z",
  black: "M-2.8-2.8H2.8V2.8H-2.8Z",
  red: "M-1.2-3.5H1.2V-1.2H3.5V1.2H1.2V3.5H-1.2V1.2H-3.5V-1.2H-1.2Z",
  brown: "M-3.2-2.7H3.2V-.7H-3.2ZM-3.2.7H3.2V2.7H-3.2Z",
};

export interface Greenery {
  houses: { x: number; y: number; roof: number }[];
  trees: { x: number; y: number }[];
}

const STREET = 6.4; // half the width of a street
const [WIDE, TALL] = [8.4, 10.4]; // a house

/** Houses in rows and a few trees, wherever a kind of tile leaves room between its streets. */
export function greenery(kind: string): Greenery {
  const streets = [...kind].flatMap((letter, side) => curvePoints(side, letter as Letter));
  const free = (left: number, top: number, wide: number, tall: number): boolean =>
    streets.every(([x, y]) => {
      const [nearX, nearY] = [Math.min(Math.max(x, left), left + wide), Math.min(Math.max(y, top), top + tall)];
      return Math.hypot(x - nearX, y - nearY) > STREET + 0.3;
    });
  const found: Greenery = { houses: [], trees: [] };
  const taken: [number, number][] = [];
  let seed = [...kind].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2 ** 31, 7);
  // Products stay below 2 ** 53, so that the numbers are the same in every browser.
  const random = () => (seed = (seed * 48271) % (2 ** 31 - 1));
  for (let row = -2; row < 3; row++) {
    const base = 36 + TALL / 2 + 13.2 * row;
    const spots = Array.from({ length: 120 }, (_, i) => 2 + i / 2).filter((x) => free(x, base - TALL, WIDE, TALL));
    while (spots.length) {
      const length = spots.findIndex((x, i) => x !== spots[0]! + i / 2);
      const gap = spots.splice(0, length < 0 ? spots.length : length);
      const count = Math.floor((gap.at(-1)! - gap[0]!) / (WIDE + 0.6)) + 1;
      const start = (gap[0]! + gap.at(-1)! - (count - 1) * (WIDE + 0.6)) / 2;
      for (let i = 0; i < count; i++) {
        if (i % 4 === 3) continue; // every fourth place is left to the trees
        const x = start + i * (WIDE + 0.6);
        taken.push([x + WIDE / 2, base - TALL / 2]);
        found.houses.push({ x: Math.round(10 * x) / 10, y: Math.round(10 * base) / 10, roof: random() % 3 });
      }
    }
  }
  for (let i = 0; i < 90; i++) {
    const [x, y] = [4 + (random() % 129) / 2, 4 + (random() % 129) / 2];
    if (free(x - 2.3, y - 2.3, 4.6, 4.6) && taken.every(([a, b]) => Math.hypot(a - x, b - y) > 7.6)) {
      taken.push([x, y]);
      found.trees.push({ x, y });
    }
  }
  return found;
}

/** The spokes of the great sheave around (0, 0). */
export const SPOKES = Array.from({ length: 8 }, (_, i) => {
  const [x, y] = [Math.cos((Math.PI * (2 * i + 1)) / 8), Math.sin((Math.PI * (2 * i + 1)) / 8)];
  return `M${(7 * x).toFixed(2)} ${(7 * y).toFixed(2)}L${(32 * x).toFixed(2)} ${(32 * y).toFixed(2)}`;
}).join("");

/** Mortar on the southern front of the Power Station. */
export const MORTAR = Array.from({ length: 6 }, (_, i) => {
  const y = 110 + 3 * i;
  const bricks = Array.from({ length: 18 }, (_, k) => `M${19 + 6 * k + 3 * (i % 2)} ${y}V${Math.min(y + 3, 127)}`);
  return `M16 ${y}H128${bricks.join("")}`;
}).join("");

/** Doors where the tracks lead in. */
export const DOORS = [24, 48, 96, 120].map((x) => `M${x - 6.5} 127V118A6.5 6.5 0 0 1 ${x + 6.5} 118V127Z`).join("");

// What is written on the boards can be read by day and by night. axe does not look at text in drawings.
// @vitest-environment node
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const LEAST = 4.5;
const THEMES = ["day", "night"] as const;
type Theme = (typeof THEMES)[number];
type Pair = readonly [text: string, ground: string];

const [cablecar, tickets] = ["cablecar", "tickets"].map((game) =>
  readFileSync(new URL(`./${game}/palette.css`, import.meta.url), "utf8"),
) as [string, string];

/** A colour of a palette, as six digits. */
function find(name: string, palette: string, theme: Theme): string {
  const value = palette.match(new RegExp(`--${name}: (.+);`))?.[1] ?? name;
  const color = value.match(/^light-dark\((.+), (.+)\)$/)?.[theme === "day" ? 1 : 2] ?? value;
  return color.replace(/^#(.)(.)(.)$/, "#$1$1$2$2$3$3");
}

/** WCAG 2: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: string): number {
  const [, red, green, blue] = color.match(/^#(..)(..)(..)$/) ?? [];
  const linear = [red, green, blue].map((hex) => {
    const part = parseInt(hex!, 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const CARS = ["yellow", "blue", "orange", "green", "black", "red", "brown"];
const CABLECAR: Pair[] = [
  ...CARS.map((car) => [`cc-on-${car}`, `cc-${car}`] as const),
  ["cc-figures-on-purple", "cc-purple"],
  ["cc-ink", "cc-page"],
  ["cc-ink", "cc-street"],
  ["cc-soft", "cc-page"],
  ["#22303a", "cc-shine"],
];
const TICKETS: Pair[] = [
  ...[0, 1, 2, 3].map((seat) => [`tk-on-seat-${seat}`, `tk-seat-${seat}`] as const),
  ["tk-dark", "tk-cream"],
  ["tk-on-lit", "tk-lit-edge"],
  ["tk-name", "tk-paper"],
  ...["tk-sea", "tk-deep", "tk-mid", "tk-shallow"].map((water) => ["tk-words", water] as const),
];

describe.each(THEMES)("by %s", (theme) => {
  it.each([
    ...CABLECAR.map((pair) => [...pair, cablecar] as const),
    ...TICKETS.map((pair) => [...pair, tickets] as const),
  ])("%s can be read on %s", (text, ground, palette) => {
    expect(contrast(find(text, palette, theme), find(ground, palette, theme))).toBeGreaterThanOrEqual(LEAST);
  });
});

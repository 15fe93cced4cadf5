/** Tests that text on a board is readable in light and dark mode. axe doesn't check text in drawings. */
import { describe, expect, it } from "vitest";

const LEAST = 4.5;
const THEMES = ["day", "night"] as const;
type Theme = (typeof THEMES)[number];

/** A text and the ground it stands on: names of a palette's colors, or six digits. */
export type Pair = readonly [text: string, ground: string];

/** A color of a palette, as six digits. */
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

/** Every text of a palette can be read on its ground. */
export function canBeRead(palette: string, pairs: readonly Pair[]): void {
  describe.each(THEMES)("by %s", (theme) => {
    it.each(pairs)("%s can be read on %s", (text, ground) => {
      expect(contrast(find(text, palette, theme), find(ground, palette, theme))).toBeGreaterThanOrEqual(LEAST);
    });
  });
}

/** Shapes of tickets that are drawings rather than geometry: marks and patterns of cards, symbols of tokens. */
import type { CardKind, TokenKind } from "./view";

/** Marks of card colors around (0, 0) in a circle of radius 8. */
export const MARKS: Record<CardKind, string> = {
  blue: "M0-8 6.5 0 0 8-6.5 0Z",
  green: "M0-7.5 8 6H-8Z",
  black: "M-6-6H6V6H-6Z",
  purple: "M0-6.5A6.5 6.5 0 1 1 0 6.5 6.5 6.5 0 1 1 0-6.5Z",
  red: "M-2.4-7h4.8v4.6H7v4.8H2.4V7h-4.8V2.4H-7v-4.8h4.6Z",
  orange: "M0-8 2.1-2.8 7.6-2.5 3.3 1.1 4.7 6.5 0 3.4-4.7 6.5-3.3 1.1-7.6-2.5-2.1-2.8Z",
  ferry: "M-11 1.5H11L8 7.5H-8ZM-6.5-3H6V.5H-6.5ZM-2-7.5H2V-4H-2Z",
};

const across = (step: number, piece: (x: number) => string): string =>
  Array.from({ length: Math.ceil(60 / step) + 1 }, (_, i) => piece(i * step)).join("");

/** The pattern of a card's band, 60 wide and 18 high: the color once more for those who do not see it. */
export const BANDS: Record<CardKind, string> = {
  blue: across(15, (x) => `M${x} 3l7.5 12 7.5-12`),
  green: across(10, (x) => `M${x} 18l5-18 5 18`),
  black: `${across(9, (x) => `M${x} 0v18`)}M0 4.5H60M0 13.5H60`,
  purple: across(10, (x) => `M${x + 5} 4.5h.01M${x} 13.5h.01`),
  red: across(12, (x) => `M${x + 6} 3v12M${x} 9h12`),
  orange: across(8, (x) => `M${x - 8} 18l16-18`),
  ferry: `${across(15, (x) => `M${x} 6q3.75-5 7.5 0t7.5 0`)}${across(15, (x) => `M${x} 14q3.75-5 7.5 0t7.5 0`)}`,
};

interface TokenArt {
  tint: string;
  /** Filled in cream. */
  fill: string;
  /** Drawn as lines in cream. */
  line?: string;
  /** Filled, or drawn as lines, in the tint over the cream. */
  cut?: string;
  cutLine?: string;
}

const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Tourist tokens: the color of the face, and a symbol in a square of 24 around (0, 0). */
export const TOKENS: Record<TokenKind, TokenArt> = {
  bridge: { tint: "#a8402a", fill: "", line: "M-11 6H11M-5.5 9V-9M5.5 9V-9M-11 0Q-7 0-5.5-8 0 9 5.5-8 7 0 11 0" },
  bell: {
    tint: "#86611c",
    fill: `M0-10C6-10 6-4 6.5 1 7 4 9 4.5 9 6.5H-9C-9 4.5-7 4-6.5 1-6-4-6-10 0-10Z${dot(0, 8.5, 2.5)}`,
  },
  crab: {
    tint: "#8c2f4b",
    fill: `M-7 2.5A7 5 0 1 1 7 2.5A7 5 0 1 1 -7 2.5Z${dot(-8.5, -6.5, 2.8)}${dot(8.5, -6.5, 2.8)}`,
    line: "M-6 0-9-5M6 0 9-5M-7 4-10.5 5M-6 6-8.5 9M7 4 10.5 5M6 6 8.5 9",
    cut: `${dot(-2.5, 0.5, 1.2)}${dot(2.5, 0.5, 1.2)}`,
  },
  sea_lion: {
    tint: "#47525d",
    fill: "M-9.5-5.5C-8-9-3.5-10-1.5-6.5 0-3.5 1-1 4 1.5 6 3.2 8 3.5 11 3.5 10 6 7.5 6 6 6L7.5 9.5H3.5L2 7H-3L-6 9.5H-9L-6.5 4.5C-7.5 1.5-6-1-7-3.5L-10.5-4Z",
    cut: dot(-5.5, -5.8, 1),
  },
  sourdough: {
    tint: "#6b4a2e",
    fill: "M-10.5 3C-10.5-4-5-7 0-7S10.5-4 10.5 3C10.5 6 8 7.5 6 7.5H-6C-8 7.5-10.5 6-10.5 3Z",
    cutLine: "M-5.5 1.5-4-3.5M0 1.5 1.5-3.5M5.5 1.5 7-2.5",
  },
  flower: {
    tint: "#35694a",
    fill: `${dot(0, -6, 4.5)}${dot(5.7, -1.8, 4.5)}${dot(3.5, 4.9, 4.5)}${dot(-3.5, 4.9, 4.5)}${dot(-5.7, -1.8, 4.5)}`,
    cut: dot(0, 0, 3.2),
  },
  tram: {
    tint: "#1f4a5c",
    fill: `M-8-9.5H8V-7H-8ZM-7-6H7V5H-7ZM-9 6H9V8H-9Z${dot(-4, 8.5, 2)}${dot(4, 8.5, 2)}`,
    cut: "M-5-4H-1.5V0H-5ZM1.5-4H5V0H1.5Z",
  },
};

/** What the figures of the rules page show: positions that the rules have made. */
import type { Color, Line } from "./view";

interface Figures {
  boards: Readonly<Record<string, { tiles: Readonly<Record<string, string>>; lines: readonly Line[] }>>;
  /** Squares where a tile may go beside those of the board `beside`. */
  open: readonly string[];
  /** How many tiles there are of each kind. */
  tiles: Readonly<Record<string, number>>;
  /** For each number of players the stations of each color. */
  cars: Readonly<Record<string, Partial<Record<Color, readonly number[]>>>>;
}

const made = import.meta.glob<Figures>("./figures.generated.json", { import: "default", eager: true });

export const figures = made["./figures.generated.json"]!;

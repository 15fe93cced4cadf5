/** The positions that make_positions.py writes: everything that may happen in a tutorial, worked out beforehand. */
import type { GameId } from "$app/games";
import type { LastStep } from "$games/contract";
import type { Color, Line } from "$games/cablecar/view";

/** A position of a step. Without actions or wishes that answer it, the step is done there. */
export interface Part {
  view: unknown;
  /** What has led here. */
  step?: LastStep;
  legal?: readonly string[];
  /** The actions that do what is asked for, with what comes after them. */
  after?: Readonly<Record<string, Part>>;
  /** The rule whose refusal is to be seen here, and what comes after it. */
  tries?: string;
  then?: Part | null;
  /** Wishes that the rules refuse, with the rule. */
  why?: Readonly<Record<string, string>>;
}

export interface Step {
  id: string;
  part: Part;
}

export interface BoardFigure {
  tiles: Readonly<Record<string, string>>;
  lines: readonly Line[];
}

export interface CableCarRules {
  boards: Readonly<Record<string, BoardFigure>>;
  /** Squares where a tile may go beside those of the board `beside`. */
  open: readonly string[];
  /** How many tiles there are of each kind. */
  tiles: Readonly<Record<string, number>>;
  /** For each number of players the stations of each colour. */
  cars: Readonly<Record<string, Partial<Record<Color, readonly number[]>>>>;
}

interface Made {
  steps: readonly Step[];
  rules?: CableCarRules;
}

const FILES: Record<GameId, () => Promise<{ default: unknown }>> = {
  cablecar: () => import("./cablecar.generated.json"),
  tickets: () => import("./tickets.generated.json"),
};

/** What was made for a game. */
export async function positions(game: GameId): Promise<Made> {
  return (await FILES[game]()).default as Made;
}

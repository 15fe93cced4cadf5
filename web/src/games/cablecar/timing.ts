/** How long the scoring of lines takes on the board, in milliseconds. */
import type { Event } from "./types.generated";

const A_CROSSING = 110;
const SHORTEST = 500;
const LONGEST = 1900;
const BETWEEN = 250;
/** The points fly from the end of the line to its car. */
export const POINTS_FLY = 900;
/** Until the score has counted up to where one can read it. */
const COUNTED = 400;

/** Before the ride of a line, by its place among those that a step completes. */
export function waitOf(index: number): number {
  return BETWEEN * (index + 1);
}

/** The ride over a line, by its crossings. */
export function rideOf(crossings: number): number {
  return Math.min(LONGEST, Math.max(SHORTEST, A_CROSSING * crossings));
}

/** From a step to the moment when all its lines are counted; 0 where none is. */
export function scoring(events: readonly Event[]): number {
  const lines = events.filter((event) => event.type === "line_scored").filter(({ color }) => color !== null);
  return Math.max(0, ...lines.map((line, i) => waitOf(i) + rideOf(line.crossings) + POINTS_FLY + COUNTED));
}

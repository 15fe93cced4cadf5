/** Lines that were completed between two views, and how the board animates their scoring. */
import { atStation, exitPoint, linePath, type Point } from "./geometry";
import { POINTS_FLY, rideOf, waitOf } from "./timing";
import type { Color, Line, View } from "./view";

export interface Flight {
  station: number;
  color: Color;
  /** The line as it was before, shown until the ride is over. */
  before: Line;
  d: string;
  power_station: boolean;
  points: number;
  /** Milliseconds before the ride, of the ride, and until the line is shown as scored. */
  wait: number;
  ride: number;
  total: number;
  from: Point;
  to: Point;
}

/** Whether a view is at most one tile further than another: not so after a break, a jump or an undo. */
export function follows(before: View, after: View): boolean {
  const fresh = Object.keys(after.tiles).length - Object.keys(before.tiles).length;
  return fresh === 0 || fresh === 1;
}

/** The rides that tell what a step completed. */
export function flightsBetween(before: View, after: View): Flight[] {
  if (!follows(before, after)) return [];
  const flights: Flight[] = [];
  for (const line of after.lines) {
    const old = before.lines[line.station - 1];
    const last = line.path.at(-1);
    if (!line.color || !line.complete || !old || old.complete || !last) continue;
    const [ride, wait] = [rideOf(line.path.length), waitOf(flights.length)];
    flights.push({
      station: line.station,
      color: line.color,
      before: old,
      d: linePath(line.path, { station: line.station, complete: true }),
      power_station: line.power_station,
      points: line.points,
      wait,
      ride,
      total: wait + ride + POINTS_FLY,
      from: exitPoint(last[0], last[2]),
      to: atStation(line.station, 24, 11),
    });
  }
  return flights;
}

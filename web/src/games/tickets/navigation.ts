/** Moving over the map with the arrow keys: to the nearest thing in that direction. */
import type { Point } from "./board";

export interface Spot {
  id: string;
  at: Point;
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where an arrow key leads from a spot; the same spot when nothing lies there, null for any other key. */
export function step(spots: readonly Spot[], from: string, key: string): string | null {
  const way = WAYS[key];
  const start = spots.find((spot) => spot.id === from);
  if (!way || !start) return null;
  let [best, least] = [from, Infinity];
  for (const { id, at } of spots) {
    const [dx, dy] = [at[0] - start.at[0], at[1] - start.at[1]];
    const ahead = dx * way[0] + dy * way[1];
    const aside = Math.abs(dx * way[1]) + Math.abs(dy * way[0]);
    // What lies within 60 degrees counts, and straight ahead counts most.
    if (id === from || ahead <= 0 || aside > 1.75 * ahead) continue;
    const cost = ahead + 2 * aside;
    if (cost < least) [best, least] = [id, cost];
  }
  return best;
}

/** The next of some spots from left to right, round and round. */
export function nextOf(spots: readonly Spot[], from: string, wanted: ReadonlySet<string>, way: 1 | -1): string {
  const order = [...spots]
    .sort((one, other) => one.at[0] - other.at[0] || one.at[1] - other.at[1])
    .map((spot) => spot.id);
  const start = order.indexOf(from);
  for (let i = 1; i <= order.length; i++) {
    const found = order[(start + way * i + 2 * order.length) % order.length]!;
    if (wanted.has(found)) return found;
  }
  return from;
}

/** The spot nearest to a point, if one is near enough; those in `wanted` reach twice as far. */
export function nearest(
  spots: readonly Spot[],
  [x, y]: Point,
  reach: number,
  wanted: ReadonlySet<string>,
): string | null {
  let [best, least]: [string | null, number] = [null, Infinity];
  for (const { id, at } of spots) {
    const far = Math.hypot(at[0] - x, at[1] - y);
    const cost = wanted.has(id) ? far / 2 : far;
    if (cost < least && cost <= reach) [best, least] = [id, cost];
  }
  return best;
}

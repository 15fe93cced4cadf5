/**
 * The names on a small map: larger than on a large one, and each broken into lines and placed beside its disc, where it
 * covers the fewest slots, discs and other names.
 */
import type { Box } from "../common/viewport";
import {
  DISC,
  type Edges,
  isBroad,
  LINE_HEIGHT,
  type Name,
  nameLines,
  type Point,
  SLOT_WIDTH,
  textWidth,
  type TrackShape,
} from "./board";
import type { BoardData, Location } from "./types.generated";

const [NARROWER, BROAD] = [0.8, 0.94]; // the client's own font takes less than any other might
const [RISE, FALL] = [2, 20]; // from the top of a line to its highest letters and to its lowest
const AIR = 3; // between a name and what it should not touch
const BESIDE = DISC + 4; // from a disc's center to its name
const FARTHER = [0, 8, 16]; // ... and a little more where that helps
const SHARES = [-1.2, -1, -0.8, -0.6, -0.4, -0.2, 0, 0.2, 0.4, 0.6, 0.8, 1, 1.2]; // how far along a side
const ROUNDS = 5; // in which names may move again because others have
const [ON_NAME, BELOW_NAME, OUTSIDE] = [60, 8, 40]; // what cannot be read, or only with care
const [ON_MARK, ON_DISC, ON_FIGURE, ON_LETTERS] = [5, 2, 1.5, 0.4]; // the others are a point of a slot each

/** Where a name may stand, and how bad that is. */
interface Spot {
  name: Name;
  lines: readonly Edges[];
  cost: number;
}

/** A point that is better left free. */
type Taken = readonly [x: number, y: number, weight: number];

/** Where the names stand on a small map, by how much they are larger than on a large one. */
export function placeLarge(board: BoardData, shapes: readonly TrackShape[], larger: number): Name[] {
  const taken = takenBy(board, shapes, larger);
  const spots = board.locations.map((place) => spotsFor(place, board, taken, larger));
  const chosen = spots.map((all) => best(all, ({ cost }) => cost));
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    spots.forEach((all, i) => {
      const others = chosen.filter((_, k) => k !== i).flatMap(({ lines }) => lines);
      const found = best(all, ({ cost, lines }) => cost + meetings(lines, others, larger));
      moved ||= found !== chosen[i];
      chosen[i] = found;
    });
    if (!moved) break;
  }
  return chosen.map(({ name }) => name);
}

/** A box with room for large names, too. */
export function withNames(box: Box, names: readonly Name[], larger: number): Box {
  const lines = names.flatMap((name) => linesOf(name, larger));
  const left = Math.min(box.x, ...lines.map((line) => line.left - AIR));
  const right = Math.max(box.x + box.width, ...lines.map((line) => line.right + AIR));
  const top = Math.min(box.y, ...lines.map((line) => line.top - AIR));
  const bottom = Math.max(box.y + box.height, ...lines.map((line) => line.bottom + AIR));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

function best(spots: readonly Spot[], costOf: (spot: Spot) => number): Spot {
  const costs = spots.map(costOf);
  return spots[costs.indexOf(Math.min(...costs))]!;
}

/** All spots around a place. */
function spotsFor(place: Location, board: BoardData, taken: readonly Taken[], larger: number): Spot[] {
  const [x, y] = place.xy;
  return broken(place.name).flatMap((lines) => {
    const [w, h] = [
      Math.max(...lines.map((line) => widthOf(line, larger))) / 2,
      (larger * LINE_HEIGHT * lines.length) / 2,
    ];
    const reach = [w, h].map((half) => 2 * half + BESIDE + Math.max(...FARTHER) + AIR);
    const near = taken.filter((one) => Math.abs(one[0] - x) < reach[0]! && Math.abs(one[1] - y) < reach[1]!);
    return around(w, h).map(([dx, dy]): Spot => {
      const name = { id: place.id, lines, x: x + dx, top: y + dy - h };
      const boxes = linesOf(name, larger);
      return { name, lines: boxes, cost: touches(boxes, near) + doubt(place, board, boxes) };
    });
  });
}

/** A name on the most even lines, on one line, and with each word on its own. */
function broken(name: string): string[][] {
  const words = name.split(/(?<=-)|\s+/);
  const ways = [nameLines(name), [name], ...(words.length < 4 ? [words] : [])];
  return ways.filter((way, i) => ways.findIndex((other) => other.join("|") === way.join("|")) === i);
}

/** The middle of a box of some half width and height, all around a disc. */
function around(w: number, h: number): Point[] {
  return FARTHER.flatMap((more): Point[] => {
    const [across, along] = [w + BESIDE + more, h + BESIDE + more - RISE];
    const [x, y] = [w + 0.6 * (BESIDE + more), h + 0.6 * (BESIDE + more)];
    return [
      ...SHARES.flatMap((share): Point[] => [
        [across, share * h],
        [-across, share * h],
        [share * w, -along],
        [share * w, along],
      ]),
      ...([x, -x].flatMap((dx) => [y, -y].map((dy) => [dx, dy])) as Point[]),
    ];
  });
}

/** What each line of a name covers. */
function linesOf({ lines, x, top }: Name, larger: number): Edges[] {
  return lines.map((line, n) => {
    const [half, from] = [widthOf(line, larger) / 2, top + larger * LINE_HEIGHT * n];
    return { left: x - half, right: x + half, top: from + larger * RISE, bottom: from + larger * FALL };
  });
}

function widthOf(line: string, larger: number): number {
  return larger * (isBroad(line) ? BROAD : NARROWER) * textWidth(line);
}

/** What it costs that lines lie on what should be left free. */
function touches(lines: readonly Edges[], taken: readonly Taken[]): number {
  let cost = 0;
  for (const { left, top, right, bottom } of lines)
    for (const [x, y, weight] of taken)
      if (x < right + AIR && x > left - AIR && y < bottom + AIR && y > top - AIR) cost += weight;
  return cost;
}

/** What a name costs that seems to be another place's, or is cut off by the edge of the board. */
function doubt({ id, xy }: Location, { locations, size }: BoardData, lines: readonly Edges[]): number {
  const from = ([x, y]: Point): number =>
    Math.min(
      ...lines.map(({ left, top, right, bottom }) =>
        Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom)),
      ),
    );
  const own = from(xy);
  const other = Math.min(...locations.filter((place) => place.id !== id).map((place) => from(place.xy)));
  const out = lines.some(({ left, top, right, bottom }) => left < 0 || top < 0 || right > size[0] || bottom > size[1]);
  return 0.1 * own + 0.5 * Math.max(0, own + 12 - other) + (out ? OUTSIDE : 0);
}

/** What it costs where lines lie on those of other names, or so close below each other that they seem to be one. */
function meetings(lines: readonly Edges[], others: readonly Edges[], larger: number): number {
  let cost = 0;
  for (const one of lines)
    for (const other of others) {
      if (one.left >= other.right + 4 * AIR || other.left >= one.right + 4 * AIR) continue;
      const between = Math.max(one.top - other.bottom, other.top - one.bottom);
      if (between < AIR) cost += ON_NAME;
      else cost += BELOW_NAME * Math.max(0, 1 - between / (9 * larger));
    }
  return cost;
}

/** Points all over slots and discs, the figures beside discs, and where letters of tickets stand. */
function takenBy(board: BoardData, shapes: readonly TrackShape[], larger: number): Taken[] {
  const slots = shapes.flatMap((shape) =>
    shape.slots.flatMap(({ x, y, angle, length }) => {
      const [c, s] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
      return [-3, -2, -1, 0, 1, 2, 3].flatMap((i) =>
        [-1, 0, 1].map((k): Taken => {
          const [u, v] = [(i * length) / 6, (k * SLOT_WIDTH) / 2];
          return [x + c * u - s * v, y + s * u + c * v, i || k ? 1 : ON_MARK];
        }),
      );
    }),
  );
  const discs = board.locations.flatMap(({ xy: [x, y], marked }): Taken[] => {
    const ring = [0, 1, 2, 3, 4, 5].map((k): Taken => {
      return [x + 0.8 * DISC * Math.cos((k * Math.PI) / 3), y + 0.8 * DISC * Math.sin((k * Math.PI) / 3), ON_DISC];
    });
    const figure = [-4, 4].flatMap((dx) =>
      [-13, -7, -1].map((dy): Taken => [x + 17 + (3 + dx) * larger, y + 9 + (8 + dy) * larger, ON_FIGURE]),
    );
    const letters = [-10, 0, 10].flatMap((dx) =>
      [-8, 8].map((dy): Taken => [x - 19 + dx * larger, y + 19 + dy * larger, ON_LETTERS]),
    );
    return [[x, y, ON_DISC], ...ring, ...(marked ? figure : []), ...letters];
  });
  return [...slots, ...discs];
}

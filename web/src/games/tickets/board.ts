/**
 * A board as the server gives it, and the geometry of its map: discs at `xy`, slots along the curve from one disc over `via` to
 * the other, all of one size. The same as src/fogcity/games/tickets/draw.py; a test compares the two.
 */

import type { BoardData, Location } from "./types.generated";

export type Point = Location["xy"];

export const [SLOT_LENGTH, SLOT_WIDTH, SLOT_GAP, DISC] = [60, 27, 5, 19];
const CLEAR = DISC + 7; // a row of slots keeps this far from the centres of its discs
const STRETCH = 1.22; // slots of a long curve spread up to this, then stay together in its middle
const FONT_SIZE = 20;
export const LINE_HEIGHT = 21.5;

export interface Slot {
  x: number;
  y: number;
  /** Degrees clockwise, above -90 and up to 90, so that what stands on it is never upside down. */
  angle: number;
  length: number;
}
export interface TrackShape {
  id: string;
  a: Location;
  b: Location;
  color: string;
  length: number;
  ferries: number;
  curve: string;
  slots: readonly Slot[];
  /** Which slots carry a ferry symbol. */
  ships: readonly number[];
  /** The middle of its row of slots. */
  middle: Point;
}
export interface Name {
  id: string;
  lines: readonly string[];
  x: number;
  /** The top of its box. */
  top: number;
}

const round = (n: number): number => Math.round(10 * n) / 10;
const write = ([x, y]: Point): string => `${round(x)} ${round(y)}`;
const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** Where each slot of each track lies. */
export function trackShapes(board: BoardData): TrackShape[] {
  return board.tracks.map((track) => {
    const route = board.routes[track.route]!;
    const [a, b] = [board.locations[route.a]!, board.locations[route.b]!];
    const curve = [a.xy, ...route.via, b.xy];
    const side = route.tracks.length === 1 ? 0 : SLOT_WIDTH / 2 + 1.5;
    const slots = slotsAlong(curve, route.length, track.id.endsWith("/1") ? -side : side);
    const middle: Point = [mean(slots.map((slot) => slot.x)), mean(slots.map((slot) => slot.y))];
    return {
      id: track.id,
      a,
      b,
      color: track.color,
      length: route.length,
      ferries: route.ferries,
      curve: `M${write(curve[0]!)}${" LQC"[curve.length - 1]}${curve.slice(1).map(write).join(" ")}`,
      slots,
      ships: Array.from({ length: route.ferries }, (_, k) =>
        Math.floor(((2 * k + 1) * route.length) / (2 * route.ferries)),
      ),
      middle,
    };
  });
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Points along the Bezier curve of two to four control points. */
export function curvePoints(control: readonly Point[], steps = 48): Point[] {
  return Array.from({ length: steps + 1 }, (_, i) => {
    const t = i / steps;
    let level = control;
    while (level.length > 1) {
      level = level.slice(1).map((to, k): Point => {
        const from = level[k]!;
        return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
      });
    }
    return level[0]!;
  });
}

function slotsAlong(control: readonly Point[], count: number, side: number): Slot[] {
  const points = curvePoints(control);
  const ways = [0];
  for (let i = 1; i < points.length; i++) ways.push(ways[i - 1]! + distance(points[i - 1]!, points[i]!));
  const whole = ways.at(-1)!;
  const pitch = Math.min((whole - 2 * CLEAR) / count, (SLOT_LENGTH + SLOT_GAP) * STRETCH);
  const length = Math.max(12, Math.min(SLOT_LENGTH, pitch - SLOT_GAP)); // shorter only where a board leaves no room
  return Array.from({ length: count }, (_, k) => {
    const way = whole / 2 + (k - (count - 1) / 2) * pitch;
    const found = ways.findIndex((other) => other > way);
    const i = Math.min(Math.max(found < 0 ? points.length : found, 1), points.length - 1);
    const [[ax, ay], [bx, by]] = [points[i - 1]!, points[i]!];
    const step = ways[i]! - ways[i - 1]! || 1;
    const [dx, dy, along] = [(bx - ax) / step, (by - ay) / step, way - ways[i - 1]!];
    const degrees = (Math.atan2(dy, dx) * 180) / Math.PI;
    return {
      x: round(ax + dx * along - dy * side),
      y: round(ay + dy * along + dx * side),
      angle: round(90 - ((((90 - degrees) % 180) + 180) % 180)),
      length: round(length),
    };
  });
}

/** One line through a row of slots, from end to end of each. */
export function lineThrough(slots: readonly Slot[]): string {
  const ways = slots.map((slot, i): Point[] => {
    const angle = (slot.angle * Math.PI) / 180;
    const [dx, dy] = [(Math.cos(angle) * slot.length) / 2, (Math.sin(angle) * slot.length) / 2];
    const [before, after] = [slots[i - 1] ?? slot, slots[i + 1] ?? slot];
    const forth = (after.x - before.x) * dx + (after.y - before.y) * dy >= 0 ? 1 : -1;
    return [-forth, forth].map((way): Point => [slot.x + way * dx, slot.y + way * dy]);
  });
  return `M${ways.flat().map(write).join("L")}`;
}

/** The four corners of a slot, in order. */
function slotCorners(slot: Slot): Point[] {
  const angle = (slot.angle * Math.PI) / 180;
  const [c, s, u, v] = [Math.cos(angle), Math.sin(angle), slot.length / 2, SLOT_WIDTH / 2];
  const corners: Point[] = [
    [-u, -v],
    [u, -v],
    [u, v],
    [-u, v],
  ];
  return corners.map(([x, y]) => [slot.x + c * x - s * y, slot.y + s * x + c * y]);
}

/** Whether a text has letters that are as wide as they are high, such as Korean syllables. */
export function isBroad(text: string): boolean {
  return [...text].some((letter) => letter.codePointAt(0)! > 0x2e80);
}

/** A location's name on one line, or on the two most even ones. */
export function nameLines(name: string): string[] {
  const words = name.split(/\s+/);
  if (words.length === 1 || name.length <= (isBroad(name) ? 5 : 9)) return [name];
  const splits = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(" "), words.slice(i + 1).join(" ")]);
  const widest = (lines: string[]): number => Math.max(...lines.map(textWidth));
  return splits.reduce((best, split) => (widest(split) < widest(best) ? split : best));
}

/** At most what a text takes in a bold sans of any common system. */
export function textWidth(text: string): number {
  const ems = [...text].map((c) => {
    if ("iljtfrI'.,- ".includes(c)) return 0.42;
    if ("mwMW".includes(c)) return 1.04;
    if (c.codePointAt(0)! > 0x2e80) return 1;
    return c !== c.toLowerCase() ? 0.8 : 0.7;
  });
  return FONT_SIZE * ems.reduce((sum, em) => sum + em, 0);
}

export interface Edges {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Whether a box is within some distance of another. */
function meets(one: Edges, other: Edges, near = 6): boolean {
  const beside = one.left < other.right + near && other.left - near < one.right;
  return beside && one.top < other.bottom + near && other.top - near < one.bottom;
}

/** How many points lie in a box or close to it. */
function countNear(points: readonly Point[], { left, top, right, bottom }: Edges, near = 6): number {
  let count = 0;
  for (const [x, y] of points) {
    if (x < right + near && x > left - near && y < bottom + near && y > top - near) count++;
  }
  return count;
}

/** Where a name of some size may stand beside its disc, the best first. */
function sidesOf(w: number, h: number): Point[] {
  const far = DISC + 5;
  const [x, y] = [w + 0.6 * far, h + 0.6 * far];
  return [
    [w + far, 0],
    [-w - far, 0],
    [0, -h - far],
    [0, h + far],
    [x, -y],
    [x, y],
    [-x, -y],
    [-x, y],
  ];
}

/** Where the locations' names stand: where the board puts them, or on the side where they cover least. */
export function placeNames(board: BoardData, shapes: readonly TrackShape[]): Name[] {
  const taken = shapes.flatMap((shape) =>
    shape.slots.flatMap((slot) => [[slot.x, slot.y] as Point, ...slotCorners(slot)]),
  );
  const whole: Edges = { left: 0, top: 0, right: board.size[0], bottom: board.size[1] };
  const boxes: Edges[] = [];
  return board.locations.map(({ id, xy, label, name }) => {
    const lines = nameLines(name);
    const [w, h] = [Math.max(...lines.map(textWidth)) / 2, (lines.length * LINE_HEIGHT) / 2];
    const candidates = (label ? [label] : sidesOf(w, h)).map(([dx, dy]) => {
      const [x, y] = [xy[0] + dx, xy[1] + dy];
      const box: Edges = { left: x - w, top: y - h, right: x + w, bottom: y + h };
      const inside =
        box.left >= whole.left && box.top >= whole.top && box.right <= whole.right && box.bottom <= whole.bottom;
      const met = boxes.filter((edges) => meets(edges, box)).length;
      return { box, cost: countNear(taken, box) + (inside ? 0 : 20) + 10 * met };
    });
    const { box } = candidates.reduce((best, one) => (one.cost < best.cost ? one : best));
    boxes.push(box);
    return { id, lines, x: (box.left + box.right) / 2, top: box.top };
  });
}

/** A closed curve through points that leaves each along the line between its neighbors. */
export function smooth(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length]!;
  let path = `M${write(at(0))}`;
  points.forEach((_, i) => {
    const [before, start, end, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const third = distance(start, end) / 3;
    const bend = (point: Point, from: Point, to: Point, way: number): Point => {
      const share = way / (distance(from, to) || 1);
      return [point[0] + (to[0] - from[0]) * share, point[1] + (to[1] - from[1]) * share];
    };
    path += `C${write(bend(start, before, end, third))} ${write(bend(end, start, after, -third))} ${write(end)}`;
  });
  return path;
}

/** Two rings of short strokes around a hill's ridge, falling away from it. */
export function hatching(ridge: readonly Point[]): string {
  const [[ax, ay], [bx, by]] = [ridge[0]!, ridge.at(-1)!];
  const [span, turn] = [distance(ridge[0]!, ridge.at(-1)!), Math.atan2(by - ay, bx - ax)];
  let path = "";
  for (const [ring, [near, long]] of (
    [
      [7, 11],
      [22, 8],
    ] as const
  ).entries()) {
    const around = 2 * span + 2 * Math.PI * near;
    const count = Math.round(around / 9);
    for (let k = 0; k < count; k++) {
      const way = (around * (k + ring / 2)) / count;
      const half = Math.floor(way / (span + Math.PI * near));
      const along = way % (span + Math.PI * near);
      const out = -Math.PI / 2 + Math.max(0, along - span) / near;
      const x = Math.min(along, span);
      const [c, s] = [Math.cos(turn + half * Math.PI), Math.sin(turn + half * Math.PI)];
      const [ox, oy] = half ? [bx, by] : [ax, ay];
      const [u, v] = [Math.cos(out) * c - Math.sin(out) * s, Math.cos(out) * s + Math.sin(out) * c];
      const fall = long * (1 + 0.3 * (u + v)); // longer on the lee of the morning sun
      path += `M${write([ox + x * c + u * near, oy + x * s + v * near])}l${write([u * fall, v * fall])}`;
    }
  }
  return path;
}

/** A hanging bridge seen from the side, so long, along the x axis: its cables and its towers. */
export function bridge(span: number): { cables: string; towers: string } {
  const [a, b, top] = [span * 0.25, span * 0.75, -34];
  let cables = `M0 0Q${round(a * 0.75)} -6 ${round(a)} ${top}Q${round(span / 2)} 26 ${round(b)} ${top}Q${round(span - a * 0.75)} -6 ${round(span)} 0`;
  for (let k = 1; k < 8; k++) {
    const t = k / 8;
    cables += `M${round(a + (b - a) * t)} 0V${round(top * (1 - 2 * t * (1 - t)) + 52 * t * (1 - t))}`;
  }
  return { cables, towers: `M${round(a)} 9V${top}M${round(b)} 9V${top}` };
}

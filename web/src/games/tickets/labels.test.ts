import { describe, expect, it } from "vitest";
import { DISC, type Edges, LINE_HEIGHT, type Point } from "./board";
import { chartOf } from "./chart";
import { placeLarge, withNames } from "./labels";
import { inLanguage } from "./names";
import type { Location } from "./types.generated";

const chart = chartOf();

/** What the letters of each line cover, about. */
function inked(language: string, larger: number): (Edges & { id: string })[] {
  return placeLarge(inLanguage(chart.board, language), chart.tracks, larger).flatMap(({ id, lines, x, top }) =>
    lines.map((line, n) => {
      const half = (larger * line.length * (language === "ko" ? 18 : 10)) / 2;
      const base = top + larger * (n * LINE_HEIGHT + 17);
      return { id, left: x - half, right: x + half, top: base - 14 * larger, bottom: base };
    }),
  );
}

const distance = ({ left, top, right, bottom }: Edges, [x, y]: Point): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
const holds = ({ left, top, right, bottom }: Edges, x: number, y: number): boolean =>
  left < x && x < right && top < y && y < bottom;

describe.each(["en", "fr", "nl", "ko"])("large names, as on phones, in %s", (language) => {
  it.each([1.75, 2, 2.25, 2.5])("are apart when %s times as large", (larger) => {
    const boxes = inked(language, larger);
    const pairs = boxes.flatMap((one, i) => boxes.slice(i + 1).map((other) => [one, other] as const));
    for (const [one, other] of pairs) {
      const beside = one.left >= other.right || other.left >= one.right;
      expect(beside || one.top >= other.bottom || other.top >= one.bottom, `${one.id}, ${other.id}`).toBe(true);
    }
  });

  it("leave all discs free, and the marks of all slots but one at most", () => {
    const boxes = inked(language, 1.75);
    const slots = chart.tracks.flatMap((track) => track.slots);
    expect(slots.filter(({ x, y }) => boxes.some((box) => holds(box, x, y))).length).toBeLessThan(2);
    for (const box of boxes)
      for (const { id, xy } of chart.board.locations)
        expect(distance(box, xy), `${box.id}, ${id}`).toBeGreaterThan(DISC - 2);
  });

  it("are nearer to their own places than to others", () => {
    const boxes = inked(language, 1.75);
    for (const { id } of chart.board.locations) {
      const own = boxes.filter((box) => box.id === id);
      const from = ({ xy }: Location): number => Math.min(...own.map((box) => distance(box, xy)));
      const [nearest] = chart.board.locations.toSorted((one, other) => from(one) - from(other));
      expect(nearest!.id).toBe(id);
    }
  });
});

it("makes roomfor names beyond the map", () => {
  const name = { id: "pier_39", lines: ["Pier 39"], x: 1000, top: -30 };
  const { x, y, width, height } = withNames({ x: 0, y: 0, width: 1000, height: 900 }, [name], 2);
  expect([x, y < 0, width > 1000, height - 900 === -y]).toEqual([0, true, true, true]);
});

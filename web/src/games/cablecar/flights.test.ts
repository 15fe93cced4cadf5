import { describe, expect, it } from "vitest";
import { flightsBetween } from "./flights";
import { STATIONS } from "./geometry";
import { line, viewOf } from "./testing";
import type { Line, View } from "./view";

function view(tiles: Record<string, string>, done: Partial<Record<number, Partial<Line>>> = {}): View {
  return viewOf({ tiles, lines: STATIONS.map((station) => line(station, { color: "yellow", ...done[station] })) });
}

const scored: Partial<Line> = { path: [["a1", 0, 7]], complete: true, points: 1 };

describe("the ride of a scored line", () => {
  it("goes from the car along the rails, and its points fly back to the car", () => {
    const [flight, ...more] = flightsBetween(view({}), view({ a1: "cccc" }, { 1: scored }));
    expect(more).toEqual([]);
    expect(flight).toMatchObject({ station: 1, points: 1, from: [0, 24], to: [24, -11] });
    expect(flight!.d).toMatch(/^M24 -30L24 0A24/);
    expect(flight!.total).toBe(flight!.wait + flight!.ride + 900);
  });

  it("is played one after the other for several lines", () => {
    const flights = flightsBetween(
      view({}),
      view({ a1: "cccc" }, { 1: scored, 2: { ...scored, path: [["b1", 0, 1]] } }),
    );
    expect(flights.map((flight) => flight.wait)).toEqual([250, 500]);
  });

  it("is left out for lines without a car, and after a jump or an action taken back", () => {
    expect(flightsBetween(view({}), view({ a1: "cccc" }, { 1: { ...scored, color: null } }))).toEqual([]);
    expect(flightsBetween(view({}), view({ a1: "cccc", b1: "cccc" }, { 1: scored }))).toEqual([]);
    expect(flightsBetween(view({ a1: "cccc" }, { 1: scored }), view({}))).toEqual([]);
  });
});

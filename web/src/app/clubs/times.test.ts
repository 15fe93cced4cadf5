import { expect, test } from "vitest";
import { momentOf, nextEvening, onTheWall } from "./times";

test("what a field shows is the moment that the server has told", () => {
  for (const moment of ["2026-01-15T18:30:00.000Z", "2026-07-15T00:05:00.000Z"])
    expect(momentOf(onTheWall(moment))).toBe(moment);
  expect(onTheWall("2026-07-15T00:05:00Z")).toHaveLength(16);
});

test("an event is planned for the next evening", () => {
  expect(nextEvening(new Date(2026, 10, 30, 9))).toBe("2026-11-30T20:00");
  expect(nextEvening(new Date(2026, 10, 30, 20))).toBe("2026-12-01T20:00");
});

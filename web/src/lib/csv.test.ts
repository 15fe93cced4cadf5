import { expect, it } from "vitest";
import { toCsv } from "./csv";

it("names the columns once and leaves empty what is not known", () => {
  const rows = [
    { at: "2026-10-01T20:00:00Z", rating: 1035, left: false },
    { at: "2026-10-02T20:00:00Z", rating: null, left: true },
  ];
  expect(toCsv(rows)).toBe("at,rating,left\r\n2026-10-01T20:00:00Z,1035,false\r\n2026-10-02T20:00:00Z,,true\r\n");
});

it("quotes what would break a line or a cell", () => {
  expect(toCsv([{ name: 'Ann, "the Fog"\nOtter' }])).toBe('name\r\n"Ann, ""the Fog""\nOtter"\r\n');
});

import { expect, it } from "vitest";
import { learning } from "./learning";

it("the rules page covers every rule", () => {
  const covered = learning.sections.flatMap(({ paragraphs }) => paragraphs.flatMap(({ rules }) => rules));
  const all = Array.from({ length: 32 }, (_, i) => `CC-${i + 1}`);
  expect(all.filter((rule) => !covered.includes(rule))).toEqual([]);
  expect(covered.filter((rule) => !all.includes(rule))).toEqual([]);
});

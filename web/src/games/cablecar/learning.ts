/** The tutorial and the rules page of Cable Car, with their figures. */
import { section } from "../common/section";
import type { Learning, Lessons } from "../contract";
import type { CableCar } from "./view";

const lessons = import.meta.glob<Lessons<CableCar>>("./lessons.generated.json", { import: "default" });

export const learning: Learning<CableCar> = {
  colors: ["yellow", "blue"],
  lessons: () => lessons["./lessons.generated.json"]!(),
  Figure: async () => (await import("./Figure.svelte")).default,
  sections: [
    section("rules-cablecar-goal", [["rules-cablecar-goal-1"]]),
    section(
      "rules-cablecar-board",
      [
        ["rules-cablecar-board-1", "CC-1"],
        ["rules-cablecar-board-2", "CC-2"],
        ["rules-cablecar-board-3", "CC-3"],
        ["rules-cablecar-board-4", "CC-4"],
        ["rules-cablecar-board-5", "CC-5"],
      ],
      "empty",
    ),
    section(
      "rules-cablecar-tiles",
      [
        ["rules-cablecar-tiles-1", "CC-6", "CC-7"],
        ["rules-cablecar-tiles-2", "CC-6"],
      ],
      "tiles",
    ),
    section(
      "rules-cablecar-setup",
      [
        ["rules-cablecar-setup-1", "CC-8"],
        ["rules-cablecar-setup-2", "CC-9"],
        ["rules-cablecar-setup-3", "CC-10"],
      ],
      "cars",
    ),
    section("rules-cablecar-turn", [
      ["rules-cablecar-turn-1", "CC-11"],
      ["rules-cablecar-turn-2", "CC-12"],
      ["rules-cablecar-turn-3", "CC-13"],
    ]),
    section(
      "rules-cablecar-placing",
      [
        ["rules-cablecar-placing-1", "CC-14"],
        ["rules-cablecar-placing-2", "CC-15"],
        ["rules-cablecar-placing-3", "CC-16"],
        ["rules-cablecar-placing-4", "CC-17"],
        ["rules-cablecar-placing-5", "CC-18"],
      ],
      "beside",
      "single",
    ),
    section(
      "rules-cablecar-scoring",
      [
        ["rules-cablecar-scoring-1", "CC-19"],
        ["rules-cablecar-scoring-2", "CC-20"],
        ["rules-cablecar-scoring-3", "CC-21"],
        ["rules-cablecar-scoring-4", "CC-22"],
        ["rules-cablecar-scoring-5", "CC-23"],
      ],
      "twice",
      "power",
    ),
    section("rules-cablecar-end", [["rules-cablecar-end-1", "CC-24"]]),
    section("rules-cablecar-variants", [
      ["rules-cablecar-variants-1", "CC-25"],
      ["rules-cablecar-variants-2", "CC-26"],
    ]),
    section(
      "rules-cablecar-companies",
      [
        ["rules-cablecar-companies-1", "CC-27"],
        ["rules-cablecar-companies-2", "CC-28"],
        ["rules-cablecar-companies-3", "CC-29"],
        ["rules-cablecar-companies-4", "CC-30"],
        ["rules-cablecar-companies-5", "CC-31"],
        ["rules-cablecar-companies-6", "CC-32"],
      ],
      "companies",
    ),
  ],
};

/** The tutorial and the rules page of Ticket to Ride: San Francisco, with their figures. */
import { section } from "../common/section";
import type { Learning, Lessons } from "../contract";
import type { Tickets } from "./view";

const lessons = import.meta.glob<Lessons<Tickets>>("./lessons.generated.json", { import: "default" });

export const learning: Learning<Tickets> = {
  colors: ["red", "blue", "yellow"],
  lessons: () => lessons["./lessons.generated.json"]!(),
  Figure: async () => (await import("./Figure.svelte")).default,
  sections: [
    section("rules-tickets-goal", [["rules-tickets-goal-1"]]),
    section(
      "rules-tickets-parts",
      [
        ["rules-tickets-parts-1", "TK-1"],
        ["rules-tickets-parts-2", "TK-2"],
        ["rules-tickets-parts-3", "TK-3"],
        ["rules-tickets-parts-4", "TK-4"],
      ],
      "map",
      "cards",
      "route-points",
    ),
    section(
      "rules-tickets-setup",
      [
        ["rules-tickets-setup-1", "TK-5"],
        ["rules-tickets-setup-2", "TK-6"],
        ["rules-tickets-setup-3", "TK-7"],
        ["rules-tickets-setup-4", "TK-8"],
        ["rules-tickets-setup-5", "TK-9"],
      ],
      "symbols",
    ),
    section("rules-tickets-turn", [["rules-tickets-turn-1"]]),
    section("rules-tickets-cards", [
      ["rules-tickets-cards-1", "TK-10"],
      ["rules-tickets-cards-2", "TK-11"],
      ["rules-tickets-cards-3", "TK-12"],
      ["rules-tickets-cards-4", "TK-13"],
      ["rules-tickets-cards-5", "TK-14"],
      ["rules-tickets-cards-6", "TK-15"],
    ]),
    section(
      "rules-tickets-claim",
      [
        ["rules-tickets-claim-1", "TK-16"],
        ["rules-tickets-claim-2", "TK-17"],
        ["rules-tickets-claim-3", "TK-18"],
        ["rules-tickets-claim-4", "TK-19"],
        ["rules-tickets-claim-5", "TK-20"],
        ["rules-tickets-claim-6", "TK-21"],
      ],
      "payments",
    ),
    section("rules-tickets-draw", [
      ["rules-tickets-draw-1", "TK-22"],
      ["rules-tickets-draw-2", "TK-23"],
      ["rules-tickets-draw-3", "TK-24"],
      ["rules-tickets-draw-4", "TK-25"],
    ]),
    section(
      "rules-tickets-end",
      [
        ["rules-tickets-end-1", "TK-26"],
        ["rules-tickets-end-2", "TK-27"],
        ["rules-tickets-end-3", "TK-28"],
      ],
      "token-points",
    ),
  ],
};

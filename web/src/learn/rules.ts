/** The rules pages: sections of paragraphs, with the ids of the rules that each covers and the figures after them. */
import type { GameId } from "$app/games";

export interface Paragraph {
  text: string;
  rules: readonly string[];
}

export interface Section {
  title: string;
  paragraphs: readonly Paragraph[];
  figures: readonly string[];
}

function section(
  title: string,
  paragraphs: readonly (readonly [text: string, ...rules: string[]])[],
  ...figures: string[]
): Section {
  return { title, paragraphs: paragraphs.map(([text, ...rules]) => ({ text, rules })), figures };
}

export const RULES: Record<GameId, readonly Section[]> = {
  cablecar: [
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
    section("rules-cablecar-tiles", [["rules-cablecar-tiles-1", "CC-6", "CC-7"], ["rules-cablecar-tiles-2", "CC-6"]], "tiles"),
    section(
      "rules-cablecar-setup",
      [["rules-cablecar-setup-1", "CC-8"], ["rules-cablecar-setup-2", "CC-9"], ["rules-cablecar-setup-3", "CC-10"]],
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
    section("rules-cablecar-variants", [["rules-cablecar-variants-1", "CC-25"], ["rules-cablecar-variants-2", "CC-26"]]),
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
  tickets: [
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
      [["rules-tickets-end-1", "TK-26"], ["rules-tickets-end-2", "TK-27"], ["rules-tickets-end-3", "TK-28"]],
      "token-points",
    ),
  ],
}; // prettier-ignore

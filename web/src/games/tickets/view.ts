/** The view of a tickets game as sent by the server, with short names for its parts. */
import type { Values } from "../contract";
import type { Action, BoardData, Event, Options, Player, Reason, View } from "./types.generated";

export type * from "./types.generated";

/** The values of this game, for the contract. */
export interface Tickets extends Values {
  view: View;
  action: Action;
  event: Event;
  reason: Reason;
  board: BoardData;
  options: Options;
}

/** The number of cards of each kind. */
export type Cards = View["row"];
export type CardKind = keyof Cards;
export type TokenKind = Player["tokens"][number];

export const COLORS = ["blue", "green", "black", "purple", "red", "orange"] as const satisfies readonly CardKind[];
export const CARDS: readonly CardKind[] = [...COLORS, "ferry"];
export const SYMBOLS: readonly TokenKind[] = ["bridge", "bell", "crab", "sea_lion", "sourdough", "flower", "tram"];

/** Cards one by one, in the order of their kinds. */
export function spread(cards: Cards): CardKind[] {
  return CARDS.flatMap((kind) => Array<CardKind>(cards[kind] ?? 0).fill(kind));
}

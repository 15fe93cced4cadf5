/** What a seat sees of Ticket to Ride: San Francisco: the JSON of the View in src/fogcity/games/tickets/view.py. */

export const COLORS = ["blue", "green", "black", "purple", "red", "orange"] as const;
export const CARDS = [...COLORS, "ferry"] as const;
export const SYMBOLS = ["bridge", "bell", "crab", "sea_lion", "sourdough", "flower", "tram"] as const;

/** What so many different tokens bring at the end (TK-27). */
export const TOKEN_POINTS = [0, 0, 1, 2, 4, 6, 9, 12] as const;

export type CardKind = (typeof CARDS)[number];
export type TokenKind = (typeof SYMBOLS)[number];
export type Cards = Readonly<Partial<Record<CardKind, number>>>;

export interface Ticket {
  id: string;
  a: string;
  b: string;
  points: number;
  completed: boolean;
}

export interface Result {
  routes: number;
  tickets: readonly Ticket[];
  tokens: number;
  total: number;
  completed: number;
}

export interface Player {
  points: number;
  cars: number;
  tokens: readonly TokenKind[];
  cards: number;
  hand: Cards;
  ticket_count: number;
  tickets: readonly Ticket[];
  decided: boolean;
}

export interface View {
  seat: number | null;
  phase: "choosing" | "stacking" | "turn" | "second_card" | "token_choice" | "ticket_choice" | "over";
  acting: readonly number[];
  last_turns: number | null;
  players: readonly Player[];
  row: Cards;
  deck: number;
  discards: Cards;
  renewed: number;
  unseen: Cards;
  owners: Readonly<Record<string, number>>;
  stacks: Readonly<Record<string, readonly [TokenKind, number]>>;
  aside: readonly TokenKind[];
  tokens_at: readonly string[];
  offer: readonly Ticket[];
  chosen: readonly string[];
  ticket_deck: number;
  put_back: readonly string[];
  results: readonly Result[] | null;
  places: readonly number[] | null;
}

/** Cards one by one, in the order of their kinds. */
export function spread(cards: Cards): CardKind[] {
  return CARDS.flatMap((kind) => Array<CardKind>(cards[kind] ?? 0).fill(kind));
}

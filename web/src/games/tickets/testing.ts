/** Values of tickets for tests. */
import { numbered } from "../common/testing";
import type {
  CardKind,
  Cards,
  Claim,
  DrawTickets,
  Keep,
  Pass,
  Player,
  Stack,
  Take,
  Ticket,
  Token,
  TokenKind,
  View,
} from "./view";

export function claim(track: string, cards: Cards): Claim {
  const fields = { type: "claim", track, cards } as const;
  return { ...fields, ...numbered(fields) };
}

/** Take a face-up card, or the top of the deck. */
export function take(card: CardKind | null = null): Take {
  const fields = { type: "take", card } as const;
  return { ...fields, ...numbered(fields) };
}

export function keep(...tickets: string[]): Keep {
  const fields = { type: "keep", tickets } as const;
  return { ...fields, ...numbered(fields) };
}

export function stack(symbol: TokenKind, location: string): Stack {
  const fields = { type: "stack", symbol, location } as const;
  return { ...fields, ...numbered(fields) };
}

export function token(location: string): Token {
  const fields = { type: "token", location } as const;
  return { ...fields, ...numbered(fields) };
}

export function drawTickets(): DrawTickets {
  const fields = { type: "tickets" } as const;
  return { ...fields, ...numbered(fields) };
}

export function pass(): Pass {
  const fields = { type: "pass" } as const;
  return { ...fields, ...numbered(fields) };
}

/** A ticket by its two locations. */
export function ticket(a: string, b: string, more: Partial<Ticket> = {}): Ticket {
  return { id: `${a}-${b}`, a, b, points: 3, completed: false, ...more };
}

export function player(more: Partial<Player> = {}): Player {
  return {
    points: 0,
    cars: 20,
    tokens: [],
    cards: 2,
    hand: {},
    ticket_count: 1,
    tickets: [],
    decided: true,
    ...more,
  };
}

/** What the first of two seats sees in its first turn. */
export function viewOf(more: Partial<View> = {}): View {
  return {
    seat: 0,
    phase: "turn",
    acting: [0],
    last_turns: null,
    players: [player({ hand: { red: 2, ferry: 1 } }), player()],
    row: { blue: 2, green: 1, ferry: 2 },
    deck: 30,
    discards: {},
    renewed: 0,
    unseen: {},
    owners: {},
    stacks: { alcatraz: ["crab", 2] },
    aside: [],
    tokens_at: [],
    offer: [],
    chosen: [],
    ticket_deck: 20,
    put_back: [],
    results: null,
    places: null,
    ...more,
  };
}

/** The legal actions of a tickets turn, sorted by what one points at to do them. */
import { type CardKind, CARDS, type Cards, type TokenKind } from "./view";

export interface Payment {
  action: string;
  cards: Cards;
  ferries: number;
}

export interface Actions {
  /** For each track the ways to pay for it, the one with the fewest ferry cards first. */
  claims: ReadonlyMap<string, readonly Payment[]>;
  /** Kinds of face-up cards that may be taken. */
  takes: ReadonlySet<CardKind>;
  deck: boolean;
  tickets: boolean;
  pass: boolean;
  /** Tickets that may be kept: an id, or `both`. */
  keeps: readonly string[];
  /** For each stack set aside the locations where it may go. */
  stacks: ReadonlyMap<TokenKind, readonly string[]>;
  /** Locations whose token may be taken. */
  tokens: readonly string[];
}

/** Sort the legal actions as the server writes them; `hand` decides which of two equally cheap payments comes first. */
export function sortActions(legal: readonly string[], hand: Cards): Actions {
  const claims = new Map<string, Payment[]>();
  const stacks = new Map<TokenKind, string[]>();
  const [takes, keeps, tokens] = [new Set<CardKind>(), [] as string[], [] as string[]];
  for (const action of legal) {
    const [verb, first = "", , ...rest] = action.split(" ");
    if (verb === "claim") {
      const payment = { action, ...readCards(rest) };
      claims.set(first, [...(claims.get(first) ?? []), payment]);
    } else if (verb === "take" && first !== "deck") takes.add(first as CardKind);
    else if (verb === "keep") keeps.push(first);
    else if (verb === "token") tokens.push(first);
    else if (verb === "stack") stacks.set(first as TokenKind, [...(stacks.get(first as TokenKind) ?? []), rest[0]!]);
  }
  for (const payments of claims.values()) payments.sort((one, other) => compare(one, other, hand));
  return {
    claims,
    takes,
    deck: legal.includes("take deck"),
    tickets: legal.includes("tickets"),
    pass: legal.includes("pass"),
    keeps,
    stacks,
    tokens,
  };
}

/** Cards as they are written: `2 red 1 ferry`. */
export function readCards(words: readonly string[]): { cards: Cards; ferries: number } {
  const cards: Partial<Record<CardKind, number>> = {};
  for (let i = 0; i + 1 < words.length; i += 2) cards[words[i + 1] as CardKind] = Number(words[i]);
  return { cards, ferries: cards.ferry ?? 0 };
}

/** Fewest ferry cards first; then from the colour of which most are left over. */
function compare(one: Payment, other: Payment, hand: Cards): number {
  return one.ferries - other.ferries || left(other, hand) - left(one, hand);
}

function left(payment: Payment, hand: Cards): number {
  const color = CARDS.find((kind) => kind !== "ferry" && payment.cards[kind]);
  return color ? (hand[color] ?? 0) - payment.cards[color]! : 0;
}

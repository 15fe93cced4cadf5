/** The legal actions of a tickets turn, sorted by what you click to do them. */
import {
  type Action,
  type CardKind,
  CARDS,
  type Cards,
  type Claim,
  type DrawTickets,
  type Keep,
  type Pass,
  type Stack,
  type Take,
  type Token,
  type TokenKind,
} from "./view";

export interface Actions {
  /** For each track the ways to pay for it, the one with the fewest ferry cards first. */
  claims: ReadonlyMap<string, readonly Claim[]>;
  /** For each kind of face-up card that may be taken the action that takes one. */
  takes: ReadonlyMap<CardKind, Take>;
  deck: Take | null;
  tickets: DrawTickets | null;
  pass: Pass | null;
  keeps: readonly Keep[];
  /** For each stack set aside the locations where it may go. */
  stacks: ReadonlyMap<TokenKind, ReadonlyMap<string, Stack>>;
  /** For each location whose token may be taken the action that takes it. */
  tokens: ReadonlyMap<string, Token>;
}

/** Sort the legal actions; `hand` decides which of two equally cheap payments comes first. */
export function sortActions(legal: readonly Action[], hand: Cards): Actions {
  const claims = new Map<string, Claim[]>();
  const stacks = new Map<TokenKind, Map<string, Stack>>();
  const [takes, tokens, keeps] = [new Map<CardKind, Take>(), new Map<string, Token>(), [] as Keep[]];
  let deck: Take | null = null;
  let tickets: DrawTickets | null = null;
  let pass: Pass | null = null;
  for (const action of legal) {
    switch (action.type) {
      case "claim":
        claims.set(action.track, [...(claims.get(action.track) ?? []), action]);
        break;
      case "take":
        if (action.card) takes.set(action.card, action);
        else deck = action;
        break;
      case "keep":
        keeps.push(action);
        break;
      case "stack": {
        const places = stacks.get(action.symbol) ?? new Map<string, Stack>();
        stacks.set(action.symbol, places.set(action.location, action));
        break;
      }
      case "token":
        tokens.set(action.location, action);
        break;
      case "tickets":
        tickets = action;
        break;
      case "pass":
        pass = action;
    }
  }
  for (const payments of claims.values()) payments.sort((one, other) => compare(one, other, hand));
  return { claims, takes, deck, tickets, pass, keeps, stacks, tokens };
}

/** Fewest ferry cards first; then from the color of which most are left over. */
function compare(one: Claim, other: Claim, hand: Cards): number {
  return (one.cards.ferry ?? 0) - (other.cards.ferry ?? 0) || left(other, hand) - left(one, hand);
}

function left({ cards }: Claim, hand: Cards): number {
  const color = CARDS.find((kind) => kind !== "ferry" && cards[kind]);
  return color ? (hand[color] ?? 0) - (cards[color] ?? 0) : 0;
}

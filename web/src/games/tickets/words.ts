/** Tickets in words: what happened, what to do now, what is on a track or at a location. */
import { has, list, points, type Said, t } from "$lib/i18n.svelte";
import type { About, Words } from "../contract";
import type { TrackShape } from "./board";
import { type Chart, chartOf } from "./chart";
import { type Lack, routePoints } from "./preview.generated";
import {
  type Action,
  type CardKind,
  CARDS,
  type Cards,
  type Claim,
  type Event,
  type Location,
  type Player,
  type Reason,
  type Ticket,
  type Tickets,
  type TokenKind,
  type View,
} from "./view";

export function cardName(kind: string): string {
  return t("tickets-card", { kind });
}

export function symbolName(symbol: TokenKind): string {
  return t("tickets-symbol", { symbol });
}

/** Cards of one kind in words: "2 red". */
export function kindWords(kind: CardKind, count: number): string {
  return t("tickets-cards", { count, kind, name: cardName(kind) });
}

/** Cards in words: "2 red, 1 ferry". */
export function cardsWords(cards: Cards): string {
  return list(CARDS.flatMap((kind) => (cards[kind] ? [kindWords(kind, cards[kind])] : [])));
}

/** A location's own name; the id where the table's board is not here yet. */
export function placeName(chart: Chart, id: string): string {
  return chart.place.get(id)?.name ?? id;
}

/** Where something lies, or comes from, as a sentence says it. */
export function placed(how: "tickets-on" | "tickets-from", chart: Chart, id: string): string {
  return t(how, { place: placeName(chart, id), article: chart.article.get(id) ?? "none" });
}

/** A route by its two locations. */
export function routeWords(a: Pick<Location, "name">, b: Pick<Location, "name">): string {
  return t("tickets-route", { a: a.name, b: b.name });
}

/** A ticket by its two locations. */
export function ticketWords(chart: Chart, { a, b }: Pick<Ticket, "a" | "b">): string {
  return t("tickets-route", { a: placeName(chart, a), b: placeName(chart, b) });
}

function routeName(chart: Chart, track: string): string {
  const known = chart.track.get(track);
  return known ? routeWords(known.a, known.b) : track;
}

function event(happened: Event, { names, board }: About<Tickets>): Said | null {
  const chart = chartOf(board);
  const who = "seat" in happened ? names[happened.seat]! : "";
  switch (happened.type) {
    case "tickets_chosen":
      return { id: "tickets-log-chosen", args: { who } };
    case "tickets_drawn":
      return { id: "tickets-log-drew", args: { who } };
    case "tickets_kept":
      return { id: "tickets-log-kept", args: { who, count: happened.count } };
    case "stack_placed":
      return {
        id: "tickets-log-stack",
        args: { who, symbol: symbolName(happened.symbol), where: placed("tickets-on", chart, happened.location) },
      };
    case "token_taken":
      return {
        id: "tickets-log-token",
        args: { who, symbol: symbolName(happened.symbol), where: placed("tickets-from", chart, happened.location) },
      };
    case "card_taken":
      return happened.card
        ? { id: "tickets-log-took", args: { who, card: cardName(happened.card) } }
        : { id: "tickets-log-took-unseen", args: { who } };
    case "row_changed":
      return happened.renewed ? { id: "tickets-log-renewed" } : null;
    case "deck_renewed":
      return { id: "tickets-log-shuffled", args: { count: happened.cards } };
    case "route_claimed":
      return {
        id: "tickets-log-claimed",
        args: {
          who,
          route: routeName(chart, happened.track),
          cards: cardsWords(happened.cards),
          points: happened.points,
        },
      };
    case "passed":
      return { id: "tickets-log-passed", args: { who } };
    case "last_round":
      return { id: "tickets-log-last-round", args: { who } };
    default:
      return null;
  }
}

function rule(id: string): Said | null {
  const said = { id: `tickets-rule-${id.toLowerCase()}` };
  return has(said.id) ? said : null;
}

/** What the table waits for, seen from a seat; at the end, who won. */
export function turnWords(view: View, seat: number | null, names: readonly string[]): string {
  if (view.phase === "over") return outcomeWords(view, names);
  const mine = seat !== null && view.acting.includes(seat);
  const who = list(view.acting.map((other) => names[other]!));
  return t(mine ? "tickets-turn" : "tickets-turn-other", { phase: view.phase, who, count: view.acting.length });
}

function outcomeWords(view: View, names: readonly string[]): string {
  const winners = names.filter((_, seat) => view.places?.[seat] === 1);
  const total = view.results?.[view.places?.indexOf(1) ?? 0]?.total ?? 0;
  return t("tickets-won", { who: list(winners), count: winners.length, points: points(total) });
}

function advice(action: Action, { view, board }: About<Tickets>): Said {
  const chart = chartOf(board);
  switch (action.type) {
    case "claim":
      return {
        id: "tickets-advice-claim",
        args: { route: routeName(chart, action.track), cards: cardsWords(action.cards) },
      };
    case "take":
      return action.card
        ? { id: "tickets-advice-take", args: { card: cardName(action.card) } }
        : { id: "tickets-advice-deck" };
    case "keep": {
      const kept = view.offer.filter((one) => action.tickets?.includes(one.id));
      if (kept.length !== 1) return { id: "tickets-advice-keep-both" };
      return { id: "tickets-advice-keep", args: { route: ticketWords(chart, kept[0]!) } };
    }
    case "stack":
      return {
        id: "tickets-advice-stack",
        args: { symbol: symbolName(action.symbol), where: placed("tickets-on", chart, action.location) },
      };
    case "token":
      return {
        id: "tickets-advice-token",
        args: { symbol: symbolAt(view, action.location), where: placed("tickets-from", chart, action.location) },
      };
    case "tickets":
      return { id: "tickets-advice-tickets" };
    case "pass":
      return { id: "tickets-advice-pass" };
  }
}

/** The symbol of the tokens on a location. */
function symbolAt(view: View, location: string): string {
  const [symbol] = view.stacks[location] ?? [];
  return symbol ? symbolName(symbol) : "";
}

/** What an action does, on the button that confirms it; null for one that has a panel of its own. */
export function actionWords(action: Action, view: View, chart: Chart): string | null {
  switch (action.type) {
    case "take":
      return action.card
        ? t("tickets-take", { card: cardName(action.card) })
        : t("tickets-take-deck", { count: view.deck });
    case "tickets":
      return t("tickets-draw-tickets", { count: view.ticket_deck });
    case "stack":
      return t("tickets-place-stack", {
        symbol: symbolName(action.symbol),
        where: placed("tickets-on", chart, action.location),
      });
    case "token":
      return t("tickets-take-token", {
        symbol: symbolAt(view, action.location),
        where: placed("tickets-from", chart, action.location),
      });
    default:
      return null;
  }
}

function reason(fact: Reason, { view, board }: About<Tickets>): Said | null {
  const chart = chartOf(board);
  const routes = (tracks: readonly string[]): string => list(tracks.map((track) => routeName(chart, track)));
  const own = view.seat === null ? [] : (view.players[view.seat]?.tickets ?? []);
  const ticket = (id: string): string => {
    const found = [...own, ...view.offer].find((one) => one.id === id);
    return found ? ticketWords(chart, found) : id;
  };
  switch (fact.type) {
    case "route_scores":
      return { id: "tickets-reason-route", args: { points: fact.points } };
    case "ticket_helped":
      return {
        id: "tickets-reason-ticket",
        args: { route: ticket(fact.ticket), points: fact.points, left: fact.left },
      };
    case "token_comes":
      return {
        id: "tickets-reason-token",
        args: { symbol: symbolName(fact.symbol), place: placeName(chart, fact.location) },
      };
    case "card_serves":
      return {
        id: "tickets-reason-card",
        args: { routes: routes(fact.tracks), count: fact.tracks.length },
      };
    case "ticket_needs":
      return { id: "tickets-reason-needs", args: { route: ticket(fact.ticket), points: fact.points, left: fact.left } };
    case "row_helps_not":
      return { id: "tickets-reason-row", args: { routes: routes(fact.tracks), ferry: fact.ferry } };
    case "deck_helps": {
      const { cards: count, ferries, unseen } = fact;
      return { id: "tickets-reason-deck", args: { count, ferries, unseen, others: unseen - count } };
    }
    case "deck_ferries":
      return { id: "tickets-reason-ferries", args: { count: fact.ferries, unseen: fact.unseen } };
    case "no_card_needed":
      return { id: "tickets-reason-paid", args: { routes: routes(fact.tracks), count: fact.tracks.length } };
    case "card_unseen":
      return { id: "tickets-reason-unseen" };
  }
}

export const words: Words<Tickets> = { event, advice, reason, rule };

/** A track's name, color, length and points. */
export function trackWords(track: TrackShape): string {
  return t("tickets-track", {
    route: routeWords(track.a, track.b),
    color: cardName(track.color),
    length: track.length,
    points: routePoints(track.length),
    ferries: track.ferries,
  });
}

/** What somebody lacks for a track, and who it is. */
export interface Lacking {
  lack: Lack;
  player: Player;
}

/** What a player needs for a track, beside what they have. */
function lackWords({ lack: { cars, color, needs, ferries }, player }: Lacking, gray: boolean): Record<string, string> {
  if (cars)
    return {
      needs: t("tickets-cars-needed", { count: needs }),
      held: t("tickets-cars", { count: player.cars }),
    };
  const held = player.hand[color] ?? 0;
  return {
    needs: list([
      gray ? t("tickets-cards-alike", { count: needs }) : kindWords(color, needs),
      ...(ferries ? [kindWords("ferry", ferries)] : []),
    ]),
    held: list([...(gray && !held ? [] : [kindWords(color, held)]), kindWords("ferry", player.hand.ferry ?? 0)]),
  };
}

/** Why a track cannot be claimed, said without a rule: by its owner, or by what somebody lacks for it. */
export function refusalWords(track: TrackShape, owner: string | null, lack: Lacking | null): string | null {
  const what = routeWords(track.a, track.b);
  if (owner !== null) return t("tickets-track-owned", { what, who: owner });
  return lack && t("tickets-track-lacking", { what, ...lackWords(lack, track.color === "gray") });
}

/** A track with all that matters now: whose it is, how it could be paid, or what somebody lacks for it. */
export function trackLabel(
  track: TrackShape,
  {
    owner,
    closed,
    needed,
    payments,
    lack,
  }: { owner: string | null; closed: boolean; needed: boolean; payments: readonly Claim[]; lack: Lacking | null },
): string {
  const what = needed ? t("tickets-track-needed", { what: trackWords(track) }) : trackWords(track);
  if (owner !== null) return t("tickets-track-owned", { what, who: owner });
  if (closed) return t("tickets-track-closed", { what });
  if (payments.length)
    return t("tickets-track-payable", { what, cards: cardsWords(payments[0]!.cards), count: payments.length });
  return lack ? t("tickets-track-lacking", { what, ...lackWords(lack, track.color === "gray") }) : what;
}

/** A location for a screen reader, with its tokens. */
export function placeLabel(chart: Chart, view: View, id: string, open: boolean): string {
  const [symbol, count] = view.stacks[id] ?? [null, 0];
  return t("tickets-place", {
    place: placeName(chart, id),
    count,
    symbol: symbol ? symbolName(symbol) : "",
    open: open ? "yes" : "no",
  });
}

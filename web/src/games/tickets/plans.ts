/** What may be planned in tickets while others act: a route with its payment, a card to take, tickets to draw. */
import type { Said } from "$lib/i18n.svelte";
import { asPlans } from "../common/plan";
import type { Plans, Wish } from "../contract";
import type { TrackShape } from "./board";
import { chartOf } from "./chart";
import { isClosed } from "./progress";
import { type Action, CARDS, type Cards, COLORS, type Player, type Tickets } from "./view";
import { actionWords, cardName, cardsWords, routeWords } from "./words";

/** Phases after which a seat that waits has a whole turn before it. */
const PLAYING: readonly string[] = ["turn", "second_card", "token_choice", "ticket_choice"];

/** All that a player can pay for a track with (TK-16 to TK-18). */
function payments({ color, length, ferries }: TrackShape, { cars, hand }: Player): Cards[] {
  if (cars < length) return [];
  const colors = color === "gray" ? COLORS : COLORS.filter((one) => one === color);
  const held = hand.ferry ?? 0;
  const mixed = colors.flatMap((one) =>
    Array.from({ length: length - ferries }, (_, i) => ferries + i)
      .filter((ferry) => ferry <= held && length - ferry <= (hand[one] ?? 0))
      .map((ferry): Cards => ({ [one]: length - ferry, ...(ferry ? { ferry } : {}) })),
  );
  return held < length ? mixed : [...mixed, { ferry: length }];
}

export const plans: Plans<Tickets> = {
  possible(view, { board }) {
    const { seat, owners } = view;
    const me = seat === null ? undefined : view.players[seat];
    if (!me || !PLAYING.includes(view.phase)) return [];
    const wishes: Wish<Action>[] = CARDS.filter((card) => view.row[card]).map((card) => ({ type: "take", card }));
    if (view.deck) wishes.push({ type: "take", card: null });
    if (view.ticket_deck) wishes.push({ type: "tickets" });
    for (const track of chartOf(board).tracks) {
      if (owners[track.id] !== undefined || isClosed(track, view, seat)) continue;
      for (const cards of payments(track, me)) wishes.push({ type: "claim", track: track.id, cards });
    }
    return asPlans(wishes);
  },
  words(plan, { view, board }) {
    const chart = chartOf(board);
    if (plan.type !== "claim") return actionWords(plan, view, chart) ?? "";
    const { a, b } = chart.track.get(plan.track)!;
    return `${routeWords(a, b)}: ${cardsWords(plan.cards)}`;
  },
  gone(plan, { view, board }): Said {
    if (plan.type === "take" && plan.card) return { id: "tickets-plan-card", args: { card: cardName(plan.card) } };
    if (plan.type !== "claim") return { id: "plan-gone" };
    const chart = chartOf(board);
    const track = chart.track.get(plan.track)!;
    const taken = view.owners[track.id] !== undefined || isClosed(track, view, view.seat);
    return taken ? { id: "tickets-plan-route", args: { route: routeWords(track.a, track.b) } } : { id: "plan-gone" };
  },
};

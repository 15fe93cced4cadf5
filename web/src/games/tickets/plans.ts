/** What can be planned in tickets while others act: a route with its payment, a card to take, drawing tickets. */
import type { Said } from "$lib/i18n.svelte";
import { asPlans } from "../common/plan";
import type { Plans } from "../contract";
import { chartOf } from "./chart";
import { closedTracks, plans as possible } from "./preview.generated";
import type { Tickets } from "./view";
import { actionWords, cardName, cardsWords, routeWords } from "./words";

export const plans: Plans<Tickets> = {
  possible(view, { board }) {
    return asPlans(possible(chartOf(board).board, view));
  },
  words(plan, { view, board }) {
    const chart = chartOf(board);
    if (plan.type !== "claim") return actionWords(plan, view, chart) ?? "";
    const { a, b } = chart.track.get(plan.track)!;
    return `${routeWords(a, b)} (${cardsWords(plan.cards)})`;
  },
  gone(plan, { view, board }): Said {
    if (plan.type === "take" && plan.card) return { id: "tickets-plan-card", args: { card: cardName(plan.card) } };
    if (plan.type !== "claim") return { id: "plan-gone" };
    const chart = chartOf(board);
    const track = chart.track.get(plan.track)!;
    const taken = view.owners[track.id] !== undefined || closedTracks(chart.board, view, view.seat).includes(track.id);
    return taken ? { id: "tickets-plan-route", args: { route: routeWords(track.a, track.b) } } : { id: "plan-gone" };
  },
};

/** Reports by key for tickets: points, cards and tickets, routes, tokens and the row. */
import { list, t } from "$lib/i18n.svelte";
import { scoreTold } from "../common/reports";
import type { About, Report } from "../contract";
import { type Chart, chartOf } from "./chart";
import type { Ticket, Tickets } from "./view";
import { cardsWords, placeName, routeWords, symbolName, ticketWords, turnWords } from "./words";

type Told = About<Tickets>;

function scores({ view, names }: Told): string[] {
  return names.map((who, seat) =>
    scoreTold(who, String(view.results?.[seat]?.total ?? view.players[seat]?.points ?? 0)),
  );
}

function ticketTold(chart: Chart, ticket: Ticket): string {
  const { points, completed } = ticket;
  return t("tickets-report-ticket", { route: ticketWords(chart, ticket), points, done: completed ? "yes" : "no" });
}

function hand({ view, board }: Told): string[] {
  const me = view.seat === null ? undefined : view.players[view.seat];
  if (!me) return [t("report-no-hand")];
  const chart = chartOf(board);
  return [
    me.cards ? t("tickets-report-cards", { cards: cardsWords(me.hand) }) : t("tickets-report-no-cards"),
    ...me.tickets.map((ticket) => ticketTold(chart, ticket)),
    ...view.offer.map((ticket) =>
      t("tickets-report-offer", { route: ticketWords(chart, ticket), points: ticket.points }),
    ),
  ];
}

/** Player by player with their routes, the person's own first; then the tokens and the cards that lie there. */
function map({ view, names, board }: Told): string[] {
  const chart = chartOf(board);
  const seats = names.map((_, seat) => seat).sort((a, b) => Number(b === view.seat) - Number(a === view.seat) || a - b);
  const tokens = Object.entries(view.stacks).filter(([, [, count]]) => count > 0);
  return [
    ...seats.map((seat) => {
      const owned = chart.tracks.filter(({ id }) => view.owners[id] === seat);
      const routes = list(owned.map(({ a, b }) => routeWords(a, b)));
      const { cars, cards, ticket_count: tickets, tokens } = view.players[seat]!;
      const held = list([
        t("tickets-cars", { count: cars }),
        t("tickets-cards-held", { count: cards }),
        t("tickets-tickets-held", { count: tickets }),
        t("tickets-score-tokens", { count: tokens.length }),
      ]);
      return t("tickets-report-player", { who: names[seat]!, held, routes, count: owned.length });
    }),
    ...tokens.map(([place, [symbol, count]]) =>
      t("tickets-report-tokens", { place: placeName(chart, place), symbol: symbolName(symbol), count }),
    ),
    t("tickets-report-row", {
      cards: cardsWords(view.row),
      deck: t("tickets-report-deck", { count: view.deck }),
      tickets: t("tickets-tickets-held", { count: view.ticket_deck }),
    }),
  ];
}

const REPORTS: Readonly<Record<Report, (about: Told) => readonly string[]>> = {
  turn: ({ view, names }) => [turnWords(view, view.seat, names)],
  scores,
  hand,
  board: map,
};

/** What somebody asks for, in sentences. */
export function report(what: Report, about: Told): readonly string[] {
  return REPORTS[what](about);
}

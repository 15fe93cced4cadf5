/** What all seats together see: every card in hand and every ticket. */
import type { View } from "./view";

/** The view without secrets, from the views of every seat in order. */
export function openView(views: readonly View[]): View {
  return {
    ...views[0]!,
    seat: null,
    players: views.map((view, seat) => view.players[seat]!),
    offer: [],
    chosen: [],
  };
}

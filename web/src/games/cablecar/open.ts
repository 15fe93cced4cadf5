/** What all seats together see: every tile in hand, every share, and what is left in the stack. */
import { UNKNOWN, type View } from "./view";

/** The view without secrets, from the views of every seat in order. */
export function openView(views: readonly View[]): View {
  const [first] = views as [View];
  const hands = views.map((view, seat) => view.hands[seat] ?? []);
  const unseen: Record<string, number> = { ...first.unseen };
  // The first seat counts the tiles of the others among those it has not seen.
  const drawn = first.turn === null ? null : (views[first.turn]?.drawn ?? null);
  for (const tile of [...hands.slice(1).flat(), ...(first.drawn === UNKNOWN && drawn ? [drawn] : [])])
    unseen[tile] = (unseen[tile] ?? 0) - 1;
  return {
    ...first,
    seat: null,
    hands,
    drawn,
    unseen: Object.fromEntries(Object.entries(unseen).filter(([, count]) => count > 0)),
    shares: first.shares && views.map((view, seat) => view.shares![seat]!),
  };
}

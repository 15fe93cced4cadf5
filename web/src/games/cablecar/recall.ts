/** Exchanges of shares as a player remembers them: what a view knows beyond what everybody could see. */
import { type Color, type Event, type Exchanged, type ShareExchanged, UNKNOWN, type View } from "./view";

/** What is known of the exchanges among the events of a log, which are in order. */
export function recall(events: readonly Event[], view: View): Map<Event, Exchanged> {
  const known = new Map<Event, Exchanged>();
  for (const { percent, unseen, put_back } of view.piles ?? []) {
    // Shares put back lie in the order of their exchanges, until the pile is used up and they are taken again.
    if (!unseen) continue;
    const exchanges = events
      .filter((event): event is ShareExchanged => event.type === "share_exchanged" && event.percent === percent)
      .slice(0, put_back.length);
    exchanges.forEach((exchange, i) => {
      const next = exchanges.findIndex((later, k) => k > i && later.seat === exchange.seat);
      const now = next < 0 ? view.shares?.[exchange.seat]?.[percent] : put_back[next];
      known.set(exchange, { given: seen(put_back[i]), found: exchange.taken === null ? seen(now) : null });
    });
  }
  return known;
}

/** A company, unless it is hidden. */
function seen(share: string | undefined): Color | null {
  return share === undefined || share === UNKNOWN ? null : (share as Color);
}

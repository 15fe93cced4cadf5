/** Exchanges of shares as somebody remembers them: what a view knows of them beyond what everybody could see. */
import type { GameEvent } from "../contract";
import { type Color, UNKNOWN, type View } from "./view";

export interface ShareExchanged {
  type: "share_exchanged";
  seat: number;
  percent: number;
  /** The face-up share, which all know. */
  taken: Color | null;
  /** The share that went under the pile, where it is known. */
  given?: Color;
  /** What the hidden top of the pile turned out to be, where it is known. */
  found?: Color;
}

/** What is known of the exchanges among the events of a log, which are in order. */
export function recall(events: readonly GameEvent[], view: View): Map<GameEvent, GameEvent> {
  const fuller = new Map<GameEvent, GameEvent>();
  for (const { percent, unseen, put_back } of view.piles ?? []) {
    // Shares put back lie in the order of their exchanges, until the pile is used up and they are taken again.
    if (!unseen) continue;
    const exchanges = (events as unknown as ShareExchanged[])
      .filter((event) => event.type === "share_exchanged" && event.percent === percent)
      .slice(0, put_back.length);
    exchanges.forEach((exchange, i) => {
      const next = exchanges.findIndex((later, k) => k > i && later.seat === exchange.seat);
      const now = next < 0 ? view.shares?.[exchange.seat]?.[percent] : put_back[next];
      const found = exchange.taken === null && now !== UNKNOWN ? { found: now } : {};
      const given = put_back[i] === UNKNOWN ? {} : { given: put_back[i] };
      fuller.set(exchange as unknown as GameEvent, { ...(exchange as unknown as GameEvent), ...given, ...found });
    });
  }
  return fuller;
}

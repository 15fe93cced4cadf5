/** The view of a Cable Car game as sent by the server, with short names for its parts. */
import type { Values } from "../contract";
import type { Action, Event, Line, Options, Place, Reason, View } from "./types.generated";

export type * from "./types.generated";

/** The values of this game, for the contract. */
export interface CableCar extends Values {
  view: View;
  action: Action;
  event: Event;
  reason: Reason;
  known: Exchanged;
  options: Options;
}

/** What somebody remembers of an exchange of shares beyond what everybody could see. */
export interface Exchanged {
  /** The share that went under the pile, where it is known. */
  given: Color | null;
  /** What the hidden top of the pile turned out to be, where it is known. */
  found: Color | null;
}

export type Color = View["colors"][number];
/** Degrees by which a tile is turned clockwise. */
export type Turn = Place["turn"];
/** Square, exit by which a line enters it, exit by which it leaves. */
export type Crossing = Line["path"][number];

/** Stands for a tile or share that is there but hidden. */
export const UNKNOWN = "?";

/** Whether a seat holds a tile or a share that the others cannot see. */
export function secret({ seat, hands, drawn, shares }: View): boolean {
  if (seat === null) return false;
  return drawn !== null || shares !== null || (hands[seat]?.length ?? 0) > 0;
}

/** The color of a seat, or null where companies play and no seat has one. */
export function seatColor(view: View, seat: number): Color | null {
  return view.shares === null ? (view.colors[seat] ?? null) : null;
}

// Whose view a screen shows; people at a shared screen take turns.
import type { TableState } from "$lib/api/types";

/** The seat whose turn it is at this screen; it stays the same while that seat may act, and when nobody may. */
export function activeSeat(state: TableState, before: number | null): number | null {
  const { mine } = state;
  if (!mine.length) return null;
  const waiting = mine.filter((seat) => mayPlay(state, seat));
  if (before !== null && mine.includes(before) && (waiting.includes(before) || !waiting.length)) return before;
  const after = waiting.find((seat) => before === null || seat > before);
  return after ?? waiting[0] ?? mine[0] ?? null;
}

/** Whether the table waits for the person on a seat; a bot plays for somebody who has resigned. */
export function mayPlay({ table }: TableState, seat: number): boolean {
  return table.waiting.includes(seat) && !table.seats[seat]?.resigned;
}

/** Whether several people share this screen. */
export function isHotSeat(state: TableState): boolean {
  return state.mine.length > 1;
}

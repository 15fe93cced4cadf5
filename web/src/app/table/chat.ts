// What is said at a table, and how far one has read it.
import type { Message, TableState } from "$lib/api/types";
import { Notes } from "$lib/notes";

const read = new Notes<number>("fogcity-read");

/** What there is to read: all but what those say whom one does not want to read. */
export function readable({ messages, muted }: TableState): Message[] {
  return messages.filter(({ kind, seat }) => kind === "note" || typeof seat !== "number" || !muted.includes(seat));
}

/** How many messages of others this browser has not shown yet. */
export function unread(state: TableState): number {
  const last = read.of(state.table.id) ?? 0;
  const others = readable(state).filter(({ kind, seat }) => kind === "chat" && !state.mine.includes(seat ?? -1));
  return others.filter(({ id }) => id > last).length;
}

/** Everything is read. */
export function markRead({ table, messages }: TableState): void {
  const last = messages.at(-1)?.id ?? 0;
  if (last > (read.of(table.id) ?? 0)) read.set(table.id, last);
}

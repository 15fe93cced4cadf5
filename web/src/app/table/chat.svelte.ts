// The chat of a table, and how much of it has been read.
import type { Message, TableState } from "$lib/api/types";
import { Notes } from "$lib/notes";

const read = new Notes<number>("fogcity-read");
let changed = $state.raw({});

/** The visible messages: all except those of muted people. */
export function readable({ messages, muted }: TableState): Message[] {
  return messages.filter(({ kind, seat }) => kind === "note" || typeof seat !== "number" || !muted.includes(seat));
}

/** How many messages of others this browser has not shown yet. */
export function unread(state: TableState): number {
  void changed;
  const last = read.of(state.table.id) ?? 0;
  const others = readable(state).filter(({ kind, seat }) => kind === "chat" && !state.mine.includes(seat ?? -1));
  return others.filter(({ id }) => id > last).length;
}

/** Everything is read. */
export function markRead({ table, messages }: TableState): void {
  const last = messages.at(-1)?.id ?? 0;
  if (last <= (read.of(table.id) ?? 0)) return;
  read.set(table.id, last);
  changed = {};
}

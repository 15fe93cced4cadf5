// Shared tables where people play with open hands: nothing is hidden between their turns.
import { Notes } from "$lib/notes";

const open = new Notes<boolean>("fogcity-open-hands");

/** Play with open hands at a table. */
export function keepOpen(table: string): void {
  open.set(table, true);
}

/** Whether hands are open at a table. */
export function isOpen(table: string): boolean {
  return open.of(table) ?? false;
}

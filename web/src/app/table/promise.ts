// Checks for a fair shuffle: the browser stores the commitment when it first sees a table, and compares it at the end.
import type { TableInfo } from "$lib/api/types";
import { Notes } from "$lib/notes";

const promises = new Notes<string>("fogcity-promises");

/** Note what a table has promised, once, and before its game is over. */
export function remember(table: TableInfo): void {
  if (promises.of(table.id) || table.status === "finished" || table.status === "closed") return;
  promises.set(table.id, table.commitment);
}

/** What this browser noted of a table before its game was over. */
export function noted(table: string): string | null {
  return promises.of(table) ?? null;
}

/** The commitment that belongs to a secret in hexadecimal, or null where the browser cannot compute it. */
export async function commitment(secret: string): Promise<string | null> {
  if (!globalThis.crypto?.subtle) return null; // only pages from https or from this machine may
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

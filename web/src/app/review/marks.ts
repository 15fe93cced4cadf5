// Your own accuracy and luck from reviews on this device, game by game. It stays on the device: a server could not
// trust such numbers, and nobody else needs them.
import type { TableInfo } from "$lib/api/types";
import { Notes } from "$lib/notes";
import type { Review } from "../../pocket/review";

export interface Mark {
  table: string;
  /** When the game ended. */
  at: string;
  /** As a share. */
  accuracy: number;
  /** What luck and play did to the chance to win, as shares. */
  luck: number;
  play: number;
}

const KEPT = 200; // of each game
const marks = new Notes<Mark[]>("fogcity-marks");

/** The marks of a game, the oldest first. */
export function marksOf(game: string): Mark[] {
  const found = marks.of(game);
  return Array.isArray(found) ? found : [];
}

/** Remember how somebody played on their one seat, once a game is reviewed to its end. */
export function remember(table: TableInfo, review: Review): void {
  const [mine, ...more] = table.seats.filter((seat) => seat.mine);
  const found = mine && !more.length ? review.players[mine.seat] : undefined;
  if (!found || found.accuracy === null) return;
  const { accuracy, luck, play } = found;
  const others = marksOf(table.game).filter((mark) => mark.table !== table.id);
  const all = [...others, { table: table.id, at: table.changed_at, accuracy, luck, play }];
  marks.set(table.game, all.toSorted((a, b) => a.at.localeCompare(b.at)).slice(-KEPT));
}

// Everybody's points over the log of a game.
import type { GameModule } from "$games/contract";
import type { GameView } from "$lib/api/types";
import type { Told } from "./log";

/** For each seat its points at the beginning and after each entry; what was taken back never counted. */
export function growth(
  log: readonly Told[],
  course: NonNullable<GameModule["course"]>,
  view: GameView,
  seats: number,
): number[][] {
  const undone = new Set(log.map((entry) => entry.takes_back));
  const lines = Array.from({ length: seats }, () => [0]);
  for (const entry of log) {
    for (const line of lines) line.push(line.at(-1)!);
    if (undone.has(entry.ply) || entry.takes_back) continue;
    for (const event of entry.events) {
      const gained = course.gain(event, view);
      const line = gained && lines[gained.seat];
      if (line) line[line.length - 1]! += gained.points;
    }
  }
  return lines;
}

// What the steps of a game sound like.
import type { Entry } from "$lib/api/types";
import { brass, click, fanfare } from "$lib/sound";

const BRASS = ["line_scored", "token_taken"];
const CLICK = [
  "tile_placed",
  "card_taken",
  "route_claimed",
  "stack_placed",
  "tickets_drawn",
  "tile_drawn",
  "share_exchanged",
];

/** The sounds of some entries, each at most once. */
export function soundsOf(entries: readonly Pick<Entry, "events">[]): (() => void)[] {
  const kinds = new Set<string>(entries.flatMap((entry) => entry.events.map((event) => event.type)));
  if (kinds.has("game_over")) return [fanfare];
  return [
    ...(CLICK.some((kind) => kinds.has(kind)) ? [click] : []),
    ...(BRASS.some((kind) => kinds.has(kind)) ? [brass] : []),
  ];
}

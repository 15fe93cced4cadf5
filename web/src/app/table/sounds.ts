// The sounds for the steps of a game.
import type { GameModule } from "$games/contract";
import type { Entry } from "$lib/api/types";
import { brass, click, fanfare } from "$lib/sound";

/** The sounds of some entries, each at most once; a game declares which of its events have one. */
export function soundsOf(entries: readonly Pick<Entry, "events">[], sounds: GameModule["sounds"]): (() => void)[] {
  const kinds = entries.flatMap((entry) => entry.events.map((event) => event.type));
  if (kinds.includes("game_over")) return [fanfare];
  const heard = new Set(kinds.map((kind) => sounds?.[kind]));
  return [...(heard.has("click") ? [click] : []), ...(heard.has("brass") ? [brass] : [])];
}

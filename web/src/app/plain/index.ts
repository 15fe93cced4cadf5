/** A table for any game: the position as described by the server, and every legal action by its text. */
import type { GameModule } from "$games/contract";
import Play from "./Play.svelte";

export const game: GameModule = {
  Play,
  words: {
    // The log then shows the action itself.
    event: () => null,
    advice: ({ text }) => ({ id: "plain-advice", args: { action: text } }),
    rule: () => null,
  },
  openView: (views) => views[0]!,
};

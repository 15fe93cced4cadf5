/** What the events of Cable Car sound like. */
import type { GameModule } from "../contract";

export const sounds: GameModule["sounds"] = {
  tile_placed: "click",
  tile_drawn: "click",
  share_exchanged: "click",
  line_scored: "brass",
};

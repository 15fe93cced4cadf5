/** What the events of Cable Car sound like. */
import type { GameModule } from "../contract";
import type { CableCar } from "./view";

export const sounds: GameModule<CableCar>["sounds"] = {
  tile_placed: "click",
  tile_drawn: "click",
  share_exchanged: "click",
  line_scored: "brass",
};

/** The sounds for the events of Cable Car. */
import type { GameModule } from "../contract";
import type { CableCar } from "./view";

export const sounds: GameModule<CableCar>["sounds"] = {
  tile_placed: "click",
  tile_drawn: "click",
  share_exchanged: "click",
  line_scored: "brass",
};

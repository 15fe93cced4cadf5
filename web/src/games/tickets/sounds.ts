/** The sounds for the events of tickets. */
import type { GameModule } from "../contract";
import type { Tickets } from "./view";

export const sounds: GameModule<Tickets>["sounds"] = {
  card_taken: "click",
  deck_renewed: "click",
  route_claimed: "click",
  stack_placed: "click",
  tickets_drawn: "click",
  token_taken: "brass",
};

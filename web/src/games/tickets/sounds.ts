/** What the events of tickets sound like. */
import type { GameModule } from "../contract";

export const sounds: GameModule["sounds"] = {
  card_taken: "click",
  deck_renewed: "click",
  route_claimed: "click",
  stack_placed: "click",
  tickets_drawn: "click",
  token_taken: "brass",
};

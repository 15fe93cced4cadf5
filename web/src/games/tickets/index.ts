/** Ticket to Ride: San Francisco in the browser. */
import type { GameModule } from "../contract";
import Check from "./Check.svelte";
import { course } from "./course";
import Hands from "./Hands.svelte";
import { openView } from "./open";
import Outcome from "./Outcome.svelte";
import { plans } from "./plans";
import Play from "./Play.svelte";
import { report } from "./reports";
import { sounds } from "./sounds";
import type { Tickets } from "./view";
import { words } from "./words";

export const game: GameModule<Tickets> = {
  Play,
  Outcome,
  Hands,
  Check,
  words: { ...words, report },
  sounds,
  course,
  plans,
  openView,
};

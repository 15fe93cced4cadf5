/** San Francisco Cable Car in the browser. */
import type { GameModule } from "../contract";
import Check from "./Check.svelte";
import { course } from "./course";
import Glimpse from "./Glimpse.svelte";
import Hands from "./Hands.svelte";
import { openView } from "./open";
import Outcome from "./Outcome.svelte";
import { plans } from "./plans";
import Play from "./Play.svelte";
import { report } from "./reports";
import { sounds } from "./sounds";
import { scoring } from "./timing";
import { type CableCar, secret } from "./view";
import { words } from "./words";

export const game: GameModule<CableCar> = {
  Play,
  Outcome,
  Hands,
  Glimpse,
  Check,
  words: { ...words, report },
  sounds,
  scoring,
  course,
  plans,
  secret,
  openView,
};

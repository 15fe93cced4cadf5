/** What the page says in place of the game's own turn line, such as the current step of a replay. */
import { getContext, setContext } from "svelte";

const KEY = "headline";
type Headline = () => string | null;

/** Say something above all boards inside this component; null leaves the turn line as it is. */
export function sayAbove(headline: Headline): void {
  setContext(KEY, headline);
}

/** What the page around wants to be said. */
export function saidAbove(): Headline {
  return getContext<Headline | undefined>(KEY) ?? (() => null);
}

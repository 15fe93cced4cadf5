/** Who has won stays open until the points are counted up, wherever that happens on the page. */
import { motion } from "$lib/settings.svelte";
import { untrack } from "svelte";

const OPENED_AFTER = 3000; // by then the window with the final scores is open

export const finale = $state({ counting: false });

/** Whether a table may show how its game ended; call it while a component is set up. */
export function watchFinale(over: () => boolean): () => boolean {
  let fresh = $state(false);
  let playing = false;
  $effect.pre(() => {
    const ended = over() && playing && untrack(motion) > 0;
    playing = !over();
    fresh = ended;
    if (!ended) return;
    const timer = setTimeout(() => (fresh = false), OPENED_AFTER);
    return () => clearTimeout(timer);
  });
  return () => over() && !fresh && !finale.counting;
}

// Runs requests that may be refused, and copies links; the result is shown as a toast.
import { inWords, Refusal } from "./api/client";
import type { Problem } from "./api/types";
import { t } from "./i18n.svelte";
import { toast } from "./toasts.svelte";

/** What a refusal means here, where that can be said better than for all pages. */
export type Words = Partial<Record<Problem["code"], string>>;

/** Do what asks the server; false where it was refused, and a note says why. */
export async function attempt(work: () => Promise<unknown>, words: Words = {}): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    toast(words[refusal.problem.code] ?? inWords(refusal.problem), "bad");
    return false;
  }
}

/** Put a link where it can be pasted from; false where the browser does not allow that. */
export async function copyLink(link: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(link);
  } catch {
    return false;
  }
  toast(t("room-copied"));
  return true;
}

// A strong bot's suggestion, and the reasons for it.
import type { About, Words } from "$games/contract";
import type { GameAction, GameReason } from "$lib/api/types";
import { say } from "$lib/i18n.svelte";

/** An action as advice, and the reasons for it as sentences behind it. */
export function advised(
  words: Words,
  { action, reasons }: { action: GameAction; reasons: readonly GameReason[] },
  about: About,
): [advice: string, ...reasons: string[]] {
  const why = reasons.map((reason) => words.reason?.(reason, about)).filter((said) => !!said);
  return [say(words.advice(action, about)), ...why.map(say)];
}

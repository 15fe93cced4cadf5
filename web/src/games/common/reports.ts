/** Reports by key that all games share. */
import { score, t } from "$lib/i18n.svelte";

/** Somebody's points, as the server writes them. */
export function scoreTold(who: string, points: string): string {
  return t("report-score", { who, points: score(points), count: Math.abs(Number(points)) });
}

// Formats the figures of a review.
import { language } from "$lib/i18n.svelte";

/** A chance: 63 %. */
export function percent(share: number): string {
  return new Intl.NumberFormat(language(), { style: "percent", maximumFractionDigits: 0 }).format(share);
}

/** A change of a chance in points of a hundred, with its sign: +6, −3, 0. */
export function change(share: number): string {
  return margin(100 * share);
}

/** Whole points with their sign, or without one. */
export function margin(points: number, signDisplay: "exceptZero" | "never" = "exceptZero"): string {
  const whole = Math.round(points) || 0; // no zero with a sign
  return new Intl.NumberFormat(language(), { signDisplay }).format(whole).replace("-", "−");
}

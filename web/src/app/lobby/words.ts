// Texts for seats, options and clocks.
import { lobbyOf } from "$app/games.svelte";
import type { Clock, SeatInfo, TableInfo } from "$lib/api/types";
import { has, say, t } from "$lib/i18n.svelte";

/** A table as far as its rules decide how seats are called. */
type Rules = Pick<TableInfo, "game" | "options">;

/** Whether nobody sits somewhere yet. */
export function isFree({ kind }: SeatInfo): boolean {
  return kind === "open" || kind === "invited";
}

/** Whether seats of a game have colors, with these options. */
export function hasColors(game: string, options: TableInfo["options"]): boolean {
  return lobbyOf(game).hasColors?.(options) ?? true;
}

/** The color of a seat, or null where colors belong to nobody. */
export function seatColor(seat: SeatInfo | undefined, { game, options }: Rules): string | null {
  return hasColors(game, options) ? (seat?.color ?? null) : null;
}

/** A seat's color in words; a color that we do not know keeps the name its game uses. */
export function colorName(color: string): string {
  const id = `color-${color}`;
  return has(id) ? t(id) : color;
}

/** Who sits somewhere, as people say it. */
export function seatName(seat: SeatInfo, table: Rules): string {
  if (seat.kind === "bot") {
    const color = seatColor(seat, table);
    return color && has(`color-${color}`) ? t("bot-name", { color }) : t("bot-number", { number: seat.seat + 1 });
  }
  return seat.name ?? t(seat.kind === "invited" ? "seat-invited" : "seat-open");
}

/** A rating as people write it; a question mark says that it is provisional. */
export function ratingText({ rating, provisional }: SeatInfo): string {
  return `${rating}${provisional ? "?" : ""}`;
}

/** What is special about a table's rules. */
export function optionWords({ game, options }: Rules): string[] {
  return lobbyOf(game).facts?.(options).map(say) ?? [];
}

/** How long one may think. */
export function clockWords({ kind = "none", amount = 0 }: Clock): string {
  if (kind === "seconds" && amount % 60 === 0) return t("clock-minutes", { count: amount / 60 });
  return kind === "none" ? t("clock-none") : t(`clock-${kind}`, { count: amount });
}

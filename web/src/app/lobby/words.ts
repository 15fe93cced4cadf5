// How seats, options and clocks are called.
import type { Clock, SeatInfo, TableInfo } from "$lib/api/types";
import { t } from "$lib/i18n.svelte";

/** A table as far as its rules decide how seats are called. */
type Rules = Pick<TableInfo, "options">;

/** Whether nobody sits somewhere yet. */
export function isFree({ kind }: SeatInfo): boolean {
  return kind === "open" || kind === "invited";
}

/** The colour of a seat, or null where colours are companies that belong to nobody. */
export function seatColor(seat: SeatInfo | undefined, table: Rules): string | null {
  return table.options.companies ? null : (seat?.color ?? null);
}

/** Who sits somewhere, as people say it. */
export function seatName(seat: SeatInfo, table: Rules): string {
  if (seat.kind === "bot") {
    const color = seatColor(seat, table);
    return color ? t("bot-name", { color }) : t("bot-number", { number: seat.seat + 1 });
  }
  return seat.name ?? t(seat.kind === "invited" ? "seat-invited" : "seat-open");
}

/** What is special about a table's rules. */
export function optionWords(table: TableInfo): string[] {
  const { options } = table;
  const words: string[] = [];
  if (options.companies) words.push(t("new-cablecar-companies"));
  if (options.rotate) words.push(t("new-cablecar-rotate"));
  if (typeof options.hand === "number" && options.hand > 1)
    words.push(t("cablecar-fact-hand", { count: options.hand }));
  if (typeof options.board === "string" && options.board !== "san_francisco") words.push(t("tickets-fact-board"));
  return words;
}

/** How long one may think. */
export function clockWords(clock: Clock): string {
  if (clock.kind === "seconds" && clock.amount % 60 === 0) return t("clock-minutes", { count: clock.amount / 60 });
  return clock.kind === "none" ? t("clock-none") : t(`clock-${clock.kind}`, { count: clock.amount });
}

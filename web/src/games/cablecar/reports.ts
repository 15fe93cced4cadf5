/** Reports by key for Cable Car: points, tiles, and every line on the board. */
import { language, list, t } from "$lib/i18n.svelte";
import { scoreTold } from "../common/reports";
import type { About, Report } from "../contract";
import { type CableCar, type Color, UNKNOWN } from "./view";
import { colorName, shareName, stationWords, turnWords } from "./words";

type Told = About<CableCar>;

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase(language()) + text.slice(1);
}

function scores({ view, names }: Told): string[] {
  if (view.results) return names.map((who, seat) => scoreTold(who, view.results?.[seat] ?? "0"));
  return view.colors.map((color, seat) => {
    const who = view.shares ? capital(colorName(color)) : names[seat]!;
    return scoreTold(who, String(view.scores[color] ?? 0));
  });
}

function hand({ view }: Told): string[] {
  if (view.seat === null) return [t("report-no-hand")];
  const told = [];
  const tiles = view.hands[view.seat] ?? [];
  if (tiles.length) told.push(t("cablecar-report-hand", { tiles: list([...tiles]) }));
  if (view.drawn && view.drawn !== UNKNOWN) told.push(t("cablecar-report-drawn", { tile: view.drawn }));
  const shares = Object.entries(view.shares?.[view.seat] ?? {});
  const each = shares.map(([percent, company]) =>
    t("cablecar-outcome-share", { percent, company: shareName(company) }),
  );
  if (each.length) told.push(t("cablecar-report-shares", { shares: list(each) }));
  return told.length ? told : [t("cablecar-report-no-tile")];
}

/** How many tiles there are, and then line by line, one owner after the other, the person's own first. */
function board({ view, names }: Told): string[] {
  const own = view.seat === null || view.shares ? undefined : view.colors[view.seat];
  const order = (color: Color | null) => (color === own ? -1 : color === null ? 99 : view.colors.indexOf(color));
  const lines = view.lines.filter(({ color }) => color).sort((a, b) => order(a.color) - order(b.color));
  const placed = Object.keys(view.tiles).length;
  return [
    t("cablecar-report-board", { placed, stack: view.stack }),
    ...lines.map(({ station }) => `${stationWords(view, station, names)}.`),
  ];
}

const REPORTS: Readonly<Record<Report, (about: Told) => readonly string[]>> = {
  turn: ({ view, names }) => [turnWords(view, view.seat, names)],
  scores,
  hand,
  board,
};

/** What somebody asks for, in sentences. */
export function report(what: Report, about: Told): readonly string[] {
  return REPORTS[what](about);
}

/** Cable Car in words: what happened, what to do now, what is on a square or at a station. */
import { has, language, list, score, type Said, t } from "$lib/i18n.svelte";
import type { About, Words } from "../contract";
import { type Effect, endOf } from "./preview.generated";
import { recall } from "./recall";
import {
  type Action,
  type CableCar,
  type Color,
  type Event,
  type Exchanged,
  type Line,
  type Reason,
  seatColor,
  UNKNOWN,
  type View,
} from "./view";

export function colorName(color: Color): string {
  return t("cablecar-color", { color });
}

/** Whose a color is: the player's name, or with companies the color's own. */
function owner(color: Color, names: readonly string[], view: View): string {
  return (view.shares === null && names[view.colors.indexOf(color)]) || colorName(color);
}

/** The same at the beginning of a sentence. */
function ownerFirst(color: Color, names: readonly string[], view: View): string {
  const who = owner(color, names, view);
  return view.shares === null ? who : who.charAt(0).toLocaleUpperCase(language()) + who.slice(1);
}

function event(happened: Event, { names, view }: About<CableCar>, known?: Exchanged): Said | null {
  switch (happened.type) {
    case "tile_placed":
      return { id: "cablecar-log-placed", args: { who: names[happened.seat]!, square: happened.square } };
    case "line_scored": {
      if (!happened.color) return null;
      const { station, crossings, points } = happened;
      return {
        id: "cablecar-log-scored",
        args: {
          who: ownerFirst(happened.color, names, view),
          station,
          crossings,
          points,
          end: happened.power_station ? "power" : "station",
        },
      };
    }
    case "tile_drawn":
      return happened.to_place ? { id: "cablecar-log-drew", args: { who: names[happened.seat]! } } : null;
    case "share_exchanged": {
      const { given, found } = known ?? { given: null, found: null };
      const { taken } = happened;
      const args = {
        who: names[happened.seat]!,
        percent: happened.percent,
        known: given ? "yes" : "no",
        given: given ? colorName(given) : "",
      };
      if (taken) return { id: "cablecar-log-exchanged", args: { ...args, company: colorName(taken) } };
      return given && found
        ? { id: "cablecar-log-exchanged-top", args: { ...args, company: colorName(found) } }
        : { id: "cablecar-log-exchanged-unseen", args };
    }
    default:
      return null;
  }
}

function rule(id: string): Said | null {
  const said = { id: `cablecar-rule-${id.toLowerCase()}` };
  return has(said.id) ? said : null;
}

/** What the table waits for, seen from a seat; at the end, who won. */
export function turnWords(view: View, seat: number | null, names: readonly string[]): string {
  if (view.turn === null) return outcomeWords(view, names);
  if (view.turn !== seat)
    return t("cablecar-turn-other", { who: names[view.turn]!, drawn: view.drawn === null ? "no" : "yes" });
  if (view.drawn !== null) return t("cablecar-turn-drawn");
  return t(view.shares ? "cablecar-turn-companies" : "cablecar-turn", { stack: view.stack });
}

function outcomeWords(view: View, names: readonly string[]): string {
  const winners = names.filter((_, seat) => view.places?.[seat] === 1);
  const points = view.results?.[view.places?.indexOf(1) ?? 0] ?? "";
  return t("cablecar-won", { who: list(winners), count: winners.length, points: score(points) });
}

function advice(action: Action, { view }: About<CableCar>): Said {
  if (action.type === "place")
    return { id: "cablecar-advice-place", args: { square: action.square, degrees: action.turn } };
  if (action.type === "draw") return { id: "cablecar-advice-draw" };
  const { percent, unseen } = action;
  const company = view.piles?.find((pile) => pile.percent === percent)?.face_up;
  return unseen || !company
    ? { id: "cablecar-advice-exchange-unseen", args: { percent } }
    : { id: "cablecar-advice-exchange", args: { percent, company: colorName(company) } };
}

function reason(fact: Reason, { view }: About<CableCar>): Said {
  const companies = view.shares ? "yes" : "no";
  switch (fact.type) {
    case "line_ends":
      return {
        id: "cablecar-reason-line-ends",
        args: {
          station: fact.station,
          color: colorName(fact.color),
          points: fact.points,
          mine: fact.mine ? "yes" : "no",
          power: fact.power_station ? "yes" : "no",
        },
      };
    case "line_grows":
      return { id: "cablecar-reason-line-grows", args: { station: fact.station, crossings: fact.crossings } };
    case "shares_compared":
      return {
        id: "cablecar-reason-shares",
        args: {
          given: colorName(fact.given),
          givenPoints: fact.given_points,
          taken: colorName(fact.taken),
          takenPoints: fact.taken_points,
        },
      };
    case "hand_adds": {
      const { added, better, unseen } = fact;
      return { id: "cablecar-reason-hand-adds", args: { added, better, unseen, companies } };
    }
    case "hand_ends":
      return { id: "cablecar-reason-hand-ends", args: { companies } };
    case "hand_kept": {
      const { square, points, added } = fact;
      return { id: "cablecar-reason-hand-kept", args: { square, points, added, companies } };
    }
    case "lines_done":
      return { id: "cablecar-reason-lines-done", args: { companies } };
  }
}

export const words: Words<CableCar> = { event, recall, advice, reason, rule };

/** What a placement would do to one line; `mine` is the color of the person who looks. */
export function effectWords(effect: Effect, mine: Color | null): string {
  const { station, crossings, points } = effect;
  if (!effect.color) return t("cablecar-effect-nobody", { station });
  const args = {
    station,
    crossings,
    points,
    color: colorName(effect.color),
    mine: effect.color === mine ? "yes" : "no",
  };
  if (!effect.complete) return t("cablecar-effect-grows", args);
  return t("cablecar-effect-ends", { ...args, end: effect.power_station ? "power" : "station" });
}

/** A station for a screen reader. */
export function stationWords(view: View, station: number, names: readonly string[]): string {
  const line = view.lines[station - 1]!;
  if (!line.color) return t("cablecar-station-empty", { station });
  const args = {
    station,
    color: colorName(line.color),
    who: owner(line.color, names, view),
    mine: view.seat !== null && seatColor(view, view.seat) === line.color ? "yes" : "no",
    crossings: line.path.length,
    points: line.points,
  };
  if (!line.complete) return t("cablecar-station-open", { ...args, square: line.path.at(-1)?.[0] ?? "" });
  return t("cablecar-station-done", { ...args, end: String(endOf(line)) });
}

/** A line under way or complete, for somebody's points. */
export function lineWords(line: Line): string {
  const { station, path } = line;
  return line.complete
    ? t("cablecar-score-done", { station, end: String(endOf(line)) })
    : t("cablecar-score-open", { station, crossings: path.length });
}

/** What somebody's tile would do on a square, null where it may not be placed there. */
interface Would {
  effects: readonly Effect[] | null;
  mine: Color | null;
  /** Others act: it would be done later, if it is allowed then. */
  later?: boolean;
  /** It is planned. */
  planned?: boolean;
}

/** A square for a screen reader, with what a tile would do there for somebody who is to place one. */
export function squareWords(view: Pick<View, "tiles" | "lines">, square: string, would?: Would): string {
  const tile = view.tiles[square];
  if (tile) {
    const lines = view.lines.filter((line) => line.color && line.path.some(([at]) => at === square));
    const words = lines.map((line) =>
      t("cablecar-line-here", { color: colorName(line.color!), station: line.station }),
    );
    return t("cablecar-square-tile", { square, tile, count: words.length, lines: list(words) });
  }
  if (!would) return t("cablecar-square-free", { square });
  const { effects, mine, later, planned } = would;
  if (later) {
    const told = effects?.map((effect) => effectWords(effect, mine)) ?? [];
    return [t(planned ? "cablecar-square-planned" : "cablecar-square-free", { square }), ...told].join("; ");
  }
  if (!effects) return t("cablecar-square-closed", { square });
  if (!effects.length) return t("cablecar-square-legal-plain", { square });
  return t("cablecar-square-legal", { square, effects: effects.map((effect) => effectWords(effect, mine)).join("; ") });
}

/** A share for a screen reader or a label. */
export function shareName(company: string): string {
  return company === UNKNOWN ? t("cablecar-share-hidden") : colorName(company as Color);
}

// The state of the new table form, and the request made from it.
import type { Clock, GameInfo, Level, NewTable, NewSeat } from "$lib/api/types";
import { t } from "$lib/i18n.svelte";
import { ALONE } from "$lib/server";

/** Who sits on a seat: `here` is another person at this screen; bots are named by their level. */
export type Who = "me" | "here" | "invited" | "open" | Level;

export interface SeatDraft {
  who: Who;
  /** The name of a further person at this screen. */
  name: string;
}

export type OptionValue = string | number | boolean | null;

export interface Draft {
  seats: SeatDraft[];
  options: Record<string, OptionValue>;
  first: number | null;
  /** Whether people at one screen see each other's hands, without a curtain between turns. */
  openHands: boolean;
  clock: string;
  public: boolean;
  spectators: boolean;
  hints: boolean;
  rated: boolean;
  chat: boolean;
  autostart: boolean;
  /** The club whose members alone see it. */
  club: string | null;
}

const CLOCK_SECONDS = [30, 60, 120, 300, 900] as const;
const CLOCK_DAYS = [1, 3, 7] as const;

/** The clocks to choose from. */
export const CLOCKS: { key: string; clock: Clock; label: () => string }[] = [
  { key: "none-0", clock: { kind: "none", amount: 0 }, label: () => t("clock-none") },
  ...CLOCK_SECONDS.map((amount) => ({
    key: `seconds-${amount}`,
    clock: { kind: "seconds" as const, amount },
    label: () => (amount % 60 ? t("clock-seconds", { count: amount }) : t("clock-minutes", { count: amount / 60 })),
  })),
  ...CLOCK_DAYS.map((amount) => ({
    key: `days-${amount}`,
    clock: { kind: "days" as const, amount },
    label: () => t("clock-days", { count: amount }),
  })),
];

/** A game's options as they usually are. */
function usual(game: GameInfo): Draft["options"] {
  return Object.fromEntries(
    game.options
      .filter(({ name }) => name !== "players" && name !== "first")
      .map(({ name, default: value }) => [name, value ?? null]),
  );
}

/** A first draft for a game: oneself, on a seat, and a friend; with `?public` anybody may come, with `?hotseat` they sit here, with `?rated` it counts, for those who may, with `?club` members of a club may. */
export function firstDraft(game: GameInfo, query: URLSearchParams, mine = 0, member = false): Draft {
  const isPublic = query.has("public");
  const club = query.get("club");
  const other: Who = query.has("hotseat") ? "here" : ALONE ? "normal" : isPublic || club ? "open" : "invited";
  const rated = member && query.has("rated");
  const seats: SeatDraft[] = [{ who: other, name: "" }];
  seats.splice(mine, 0, { who: "me", name: "" });
  return {
    seats,
    options: usual(game),
    first: null,
    openHands: false,
    clock: rated ? RATED_CLOCK : "none-0",
    public: isPublic,
    spectators: true,
    hints: true,
    rated,
    chat: true,
    autostart: true,
    club,
  };
}

/** Your own seat. */
export function mySeat({ seats }: Draft): number {
  return seats.findIndex(({ who }) => who === "me");
}

/** Swap places with the player of a seat. */
export function sitOn(draft: Draft, seat: number): void {
  const mine = mySeat(draft);
  [draft.seats[mine], draft.seats[seat]] = [draft.seats[seat]!, draft.seats[mine]!];
}

/** Change the number of seats; new ones are like the last. */
export function resize(draft: Draft, count: number): void {
  if (mySeat(draft) >= count) sitOn(draft, count - 1);
  const last = draft.seats.findLast(({ who }) => who !== "me")?.who ?? "invited";
  while (draft.seats.length < count) draft.seats.push({ who: last, name: "" });
  draft.seats.length = count;
  if (draft.first !== null && draft.first >= count) draft.first = null;
}

/** Let it be a table of another game, with its options and no more seats than it has; all else stays. */
export function suit(draft: Draft, game: GameInfo): void {
  draft.options = usual(game);
  resize(draft, Math.min(draft.seats.length, game.max_players));
}

/** The clock of a rated game for those who have not chosen one: nobody can leave it undecided. */
const RATED_CLOCK = "seconds-120";

/** Let it be rated, or not: such a game has a clock, the usual rules, and chance says who begins. */
export function rate(draft: Draft, game: GameInfo, rated: boolean): void {
  draft.rated = rated;
  if (!rated) return;
  if (draft.clock === "none-0") draft.clock = RATED_CLOCK;
  draft.first = null;
  draft.options = usual(game);
}

/** Seconds in which one can take back before the next tile or card is shown, where other people play. */
const GRACE = 3;

/** Kinds of opponents that fill all seats at once; single seats can be changed afterwards. */
export const WITH: readonly ("invited" | "open" | "here" | "normal")[] = ALONE
  ? ["here", "normal"]
  : ["invited", "open", "here", "normal"];

/** Let all other seats be taken in the same way; where anybody may come, the table is listed. */
export function seatAll(draft: Draft, who: (typeof WITH)[number]): void {
  for (const seat of draft.seats) if (seat.who !== "me") seat.who = who;
  draft.public = who === "open";
}

function seat({ who, name }: SeatDraft, number: number): NewSeat {
  if (who === "me") return { kind: "me" };
  if (who === "here") return { kind: "me", name: name.trim() || t("seat-here-name", { number }) };
  if (who === "invited" || who === "open") return { kind: who };
  return { kind: "bot", level: who };
}

/** What the server is asked for. */
export function newTable(game: string, draft: Draft): NewTable {
  return {
    game,
    options: { ...draft.options }, // a draft that pages watch cannot be sent to a worker
    seats: draft.seats.map((one, i) => seat(one, i + 1)),
    first: draft.first,
    clock: CLOCKS.find(({ key }) => key === draft.clock)?.clock ?? {},
    public: !draft.club && draft.public && draft.seats.some(({ who }) => who === "open" || who === "invited"),
    spectators: draft.spectators,
    hints: draft.hints,
    rated: draft.rated,
    chat: draft.chat,
    autostart: draft.autostart,
    grace: GRACE,
    club: draft.club,
  };
}

/**
 * The contract between the site and a game's folder. A folder has
 * - index.ts with `game`: the table, and all that is loaded with it,
 * - lobby.ts with `lobby`, Plate.svelte and Thumb.svelte: what lists and forms show before that,
 * - learning.ts with `learning`: tutorial and rules.
 * All of it is optional: without it, the site shows the server's description of the game.
 */
import type { Component, Snippet } from "svelte";
import type { GameAction, GameEvent, GameReason, GameView } from "$lib/api/types";
import type { Said } from "$lib/i18n.svelte";

/** The values of a game: a game has its own, made from what the server declares. */
export interface Values {
  view: GameView;
  action: GameAction;
  event: GameEvent;
  /** A fact that speaks for an action. */
  reason: GameReason;
  /** The fixed data of a board, for games with custom boards. */
  board: unknown;
  /** What a table has agreed on. */
  options: unknown;
  /** What somebody may know of an event beyond what everybody could see. */
  known: unknown;
}

/** What somebody tries to do, legal or not: the kind of action, and the fields that say what is done. */
export type Attempt<Action extends GameAction = GameAction> = Action extends GameAction
  ? Omit<Action, "number" | "text">
  : never;

/** The last entry of a table's log, as far as this seat may see it. */
export interface LastStep<Of extends Values = Values> {
  seat: number;
  action: Of["action"];
  events: readonly Of["event"][];
}

/** A game's table: board, hand, players and the line that says what is expected. It fills the box it is put in. */
export interface PlayProps<Of extends Values = Values> {
  view: Of["view"];
  /** The seat of the person who looks, null for a spectator. */
  seat: number | null;
  /** Whether this seat may act now. */
  acting: boolean;
  /** The seats that may act now, as far as the page around knows it. */
  waiting?: readonly number[] | undefined;
  /** The legal actions of this seat; the table never decides by itself what is legal. */
  legal: readonly Of["action"][];
  step?: LastStep<Of> | undefined;
  /** Steps to point out on the board, each in its owner's color: those since your own turn, or one that is pointed at. */
  marks?: readonly LastStep<Of>[] | undefined;
  /** Whether an action wants a second click. */
  confirm: boolean;
  names: readonly string[];
  /** The game's board as the server gives it. */
  board?: Of["board"] | undefined;
  /** Ask the server for this position in words and, if it draws one, as a picture. */
  onpicture?: (() => Promise<Picture>) | undefined;
  /** An action to point out. */
  hint?: Of["action"] | null | undefined;
  /** What a strong bot would do, in words. */
  advice?: readonly string[] | null | undefined;
  onplay(action: Of["action"]): void;
  /** While others act: actions that can be planned, chosen by the same gestures. Empty on the player's own turn. */
  plans?: readonly Of["action"][] | undefined;
  /** What is planned: to be shown on the board until it is played or dropped. */
  plan?: Of["action"] | null | undefined;
  /** Plan something, or nothing any more. */
  onplan?: ((plan: Of["action"] | null) => void) | undefined;
  /** Somebody tried an action that is not legal: ask why, and say it. */
  onwhy?: ((tried: Attempt<Of["action"]>) => void) | undefined;
  /** A sentence for the live region: what a key has just done on the board. */
  onsay?: ((text: string) => void) | undefined;
  /** False while the points of the end are still being counted: until then nothing says who has won. */
  counted?: boolean | undefined;
  /** Beside a player's name: clock, connection, kind of bot. */
  seatExtra?: Snippet<[number]> | undefined;
  /** Under the players on wide screens: how the points came about. */
  course?: Snippet | undefined;
  /** Under the hand on wide screens, below it on narrow ones: log and chat. */
  aside?: Snippet | undefined;
}

/** A position as the server describes it to clients without a board for its game. */
export interface Picture {
  text: string;
  svg: string | null;
}

export interface OutcomeProps<Of extends Values = Values> {
  view: Of["view"];
  names: readonly string[];
  board?: Of["board"] | undefined;
  /** Whether the points were counted up before, so that they are shown at once. */
  counted: boolean;
  /** The points have been counted up. */
  oncounted?: (() => void) | undefined;
}

/** The result of checking a game that was played at a real table. */
export interface Checked {
  /** What the rules say of a text; null where a game has no form to type it in. */
  report: unknown;
  board: unknown;
}

/** Scoring a game that was played at a real table. */
export interface CheckProps {
  players: number;
  options: Readonly<Record<string, unknown>>;
  checked: Checked;
  /** Let the rules judge a text: `checked` is what they say of it then. */
  onjudge(text: string): Promise<unknown>;
}

export interface HandsProps<Of extends Values = Values> {
  /** What all seats see together, and what each of them sees. */
  view: Of["view"];
  views: readonly Of["view"][];
  names: readonly string[];
  board?: Of["board"] | undefined;
}

/** A seat's sign in a game's own colors: never a color alone. */
export interface PlateProps {
  seat: number;
  /** The color that the seat has in its game; null where colors belong to nobody. */
  color: string | null;
}

/** What a game's words are about: who sits where, and what the person who looks sees. */
export interface About<Of extends Values = Values> {
  names: readonly string[];
  view: Of["view"];
  board?: Of["board"] | undefined;
}

/** A game's events, rules and results in words. */
export interface Words<Of extends Values = Values> {
  /** An event of the log, with what is known of it beyond what everybody could see; null where it needs no words. */
  event(event: Of["event"], about: About<Of>, known?: Of["known"]): Said | null;
  /** Of the events of a log, in order, those that this view knows more of, with what it knows. */
  recall?(events: readonly Of["event"][], view: Of["view"]): ReadonlyMap<Of["event"], Of["known"]>;
  /** An action that a strong bot would choose for the seat that sees this. */
  advice(action: Of["action"], about: About<Of>): Said;
  /** A fact that speaks for such an action. */
  reason?(reason: Of["reason"], about: About<Of>): Said | null;
  /** A rule by its id in one sentence; null where the id is unknown. */
  rule(id: string): Said | null;
  /** Answers to the screen reader keys, in sentences; without it the server describes the position. */
  report?(what: Report, about: About<Of>): readonly string[];
}

/** Planning the next turn while others act. The server never sees a plan; it is checked against the legal actions. */
export interface Plans<Of extends Values = Values> {
  /** What the seat that sees this may plan now (see `asPlans`): all that may be legal when its turn comes. */
  possible(view: Of["view"], table: { board?: Of["board"] | undefined; options: Of["options"] }): Of["action"][];
  /** A plan in a few words, without an end mark. */
  words(plan: Of["action"], about: About<Of>): string;
  /** Why a plan is dropped that cannot be played. */
  gone(plan: Of["action"], about: About<Of>): Said;
}

/** What a key asks a table for: what it waits for, the points, what one holds, and all that lies on the board. */
export type Report = "turn" | "scores" | "hand" | "board";

/** How points grow during a game. */
export interface Course<Of extends Values = Values> {
  /** The points a seat scores immediately by an event; null if it scores none. */
  gain(event: Of["event"], view: Of["view"]): { seat: number; points: number } | null;
  /** A seat's color in CSS; null where seats have no points of their own. */
  color(seat: number, view: Of["view"]): string | null;
}

export interface GameModule<Of extends Values = Values> {
  Play: Component<PlayProps<Of>>;
  /** How a game that was played to its end was scored; without it there are places and points. */
  Outcome?: Component<OutcomeProps<Of>>;
  /** Everybody's hand, in a replay that hides nothing. */
  Hands?: Component<HandsProps<Of>>;
  /** Where a game from a real table is clicked or typed in to be scored. */
  Check?: Component<CheckProps>;
  /** A small drawing next to a line of the log, if it helps. */
  Glimpse?: Component<{ events: readonly Of["event"][] }>;
  words: Words<Of>;
  /** The kinds of events that can be heard, and how; the end of a game sounds the same in all. */
  sounds?: Readonly<Partial<Record<Of["event"]["type"], "click" | "brass">>>;
  /** Milliseconds until the board has shown what these events score; left out where that takes no time. */
  scoring?(events: readonly Of["event"][]): number;
  /** Whether a seat sees something that others at the same screen may not; without it, always. */
  secret?(view: Of["view"]): boolean;
  /** How points grow during a game; left out where seats have none before its end. */
  course?: Course<Of>;
  /** What may be planned while others act; left out where nothing can be. */
  plans?: Plans<Of>;
  /** What all seats see together, from the views of every seat in order: nothing is hidden. */
  openView(views: readonly Of["view"][]): Of["view"];
}

/** A game in lists and forms. */
export interface Lobby<Options = Readonly<Record<string, unknown>>> {
  /** What is special about a table with these options. */
  facts?(options: Partial<Options>): readonly Said[];
  /** Whether seats have the colors that the server names them by; without it they have. */
  hasColors?(options: Partial<Options>): boolean;
}

/** What a game is learnt by. */
export interface Learning<Of extends Values = Values> {
  /** The colors of the seats of the tutorial, the learner's first. */
  colors: readonly string[];
  lessons(): Promise<Lessons<Of>>;
  /** The rules page. */
  sections: readonly Section[];
  Figure(): Promise<Component<{ figure: string }>>;
}

/** A tutorial: everything that may happen in it was worked out beforehand by the rules. */
export interface Lessons<Of extends Values = Values> {
  steps: readonly Step<Of>[];
}

export interface Step<Of extends Values = Values> {
  id: string;
  part: Part<Of>;
}

/** A position of a step. Without actions or attempts that answer it, the step is done there. */
export interface Part<Of extends Values = Values> {
  view: Of["view"];
  /** What has led here. */
  step?: LastStep<Of>;
  legal?: readonly Of["action"][];
  /** The actions that do what is asked for, by their texts, with what comes after them. */
  after?: Readonly<Record<string, Part<Of>>>;
  /** The rule whose refusal is to be seen here, and what comes after it. */
  tries?: string;
  then?: Part<Of> | null;
  /** What the rules refuse, with the rule. */
  why?: readonly { tried: Attempt<Of["action"]>; rule: string }[];
}

/** A section of a rules page: paragraphs with the ids of the rules that each covers, and figures after them. */
export interface Section {
  title: string;
  paragraphs: readonly Paragraph[];
  figures: readonly string[];
}

export interface Paragraph {
  text: string;
  rules: readonly string[];
}

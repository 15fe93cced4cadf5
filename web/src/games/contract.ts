/**
 * What the site and a game's folder promise each other. A folder has
 * - index.ts with `game`: the table, and all that is loaded with it,
 * - lobby.ts with `lobby`, Plate.svelte and Thumb.svelte: what lists and forms show before that,
 * - learning.ts with `learning`: tutorial and rules.
 * All of it may be missing: the site then shows what the server tells of the game.
 */
import type { Component, Snippet } from "svelte";
import type { Said } from "$lib/i18n.svelte";

/** Something that everybody could see happen: the events of docs/protocol.md. */
export interface GameEvent {
  type: string;
  [field: string]: unknown;
}

/** The last entry of a table's log, as far as this seat may see it. */
export interface LastStep {
  seat: number;
  action: string;
  events: readonly GameEvent[];
}

/** A game's table: board, hand, players and the line that says what is expected. It fills the box it is put in. */
export interface PlayProps<View = unknown> {
  view: View;
  /** The seat of the person who looks, null for a spectator. */
  seat: number | null;
  /** Whether this seat may act now. */
  acting: boolean;
  /** The seats that may act now, as far as the page around knows it. */
  waiting?: readonly number[] | undefined;
  /** The actions of this seat as they are written; the table never decides by itself what is legal. */
  legal: readonly string[];
  step?: LastStep | undefined;
  /** Whether an action wants a second click. */
  confirm: boolean;
  names: readonly string[];
  /** The game's board as the server gives it, where tables may have boards of their own. */
  board?: unknown;
  /** Ask the server for this position in words and, if it draws one, as a picture. */
  onpicture?: (() => Promise<Picture>) | undefined;
  /** An action to point out. */
  hint?: string | null | undefined;
  /** What a strong bot would do, in words. */
  advice?: string | null | undefined;
  onplay(action: string): void;
  /** Somebody wished for an action that is not legal: ask why, and say it. */
  onwhy?: ((action: string) => void) | undefined;
  /** A sentence for the live region: what a key has just done on the board. */
  onsay?: ((text: string) => void) | undefined;
  /** False while the points of the end are still being counted: until then nothing says who has won. */
  counted?: boolean | undefined;
  /** Beside a player's name: clock, connection, kind of bot. */
  seatExtra?: Snippet<[number]> | undefined;
  /** Under the hand on wide screens, below it on narrow ones: log and chat. */
  aside?: Snippet | undefined;
}

/** A position as the server tells it to clients without a board for its game. */
export interface Picture {
  text: string;
  svg: string | null;
}

export interface OutcomeProps<View = unknown> {
  view: View;
  names: readonly string[];
  board?: unknown;
  /** Whether the points were counted up before: whoever looks again wants to read them. */
  counted: boolean;
  /** The points have been counted up. */
  oncounted?: (() => void) | undefined;
}

export interface HandsProps<View = unknown> {
  /** What all seats see together, and what each of them sees. */
  view: View;
  views: readonly View[];
  names: readonly string[];
  board?: unknown;
}

/** A seat's sign in a game's own colours: never a colour alone. */
export interface PlateProps {
  seat: number;
  /** The colour that the seat has in its game; null where colours belong to nobody. */
  color: string | null;
}

/** A game's events, rules and results in words. */
export interface Words<View = unknown> {
  /** An event of the log, or null for one that needs no words. */
  event(event: GameEvent, names: readonly string[], view: View, board: unknown): Said | null;
  /** Events of a log, in order, that this view knows more of than everybody could see, with what it knows. */
  recall?(events: readonly GameEvent[], view: View): ReadonlyMap<GameEvent, GameEvent>;
  /** An action that a strong bot would choose for the seat that sees this. */
  advice(action: string, view: View, board: unknown): Said;
  /** A rule by its id in one sentence; null where the id is unknown. */
  rule(id: string): Said | null;
}

export interface GameModule<View = unknown> {
  Play: Component<PlayProps<View>>;
  /** How a game that was played to its end was scored; without it there are places and points. */
  Outcome?: Component<OutcomeProps<View>>;
  /** Everybody's hand, in a replay that hides nothing. */
  Hands?: Component<HandsProps<View>>;
  /** A small drawing beside a line of the log, where a picture says more than its words. */
  Glimpse?: Component<{ events: readonly GameEvent[] }>;
  words: Words<View>;
  /** The kinds of events that can be heard, and how; the end of a game sounds the same in all. */
  sounds?: Readonly<Record<string, "click" | "brass">>;
  /** Milliseconds until the board has shown what these events score; left out where that takes no time. */
  scoring?(events: readonly GameEvent[]): number;
  /** What all seats see together, from the views of every seat in order: nothing is hidden. */
  openView(views: readonly View[]): View;
}

/** A game's options by their names. */
export type OptionValues = Readonly<Record<string, unknown>>;

/** A game in lists and forms. */
export interface Lobby {
  /** What is special about a table with these options. */
  facts?(options: OptionValues): readonly Said[];
  /** Whether seats have the colours that the server names them by; without it they have. */
  hasColors?(options: OptionValues): boolean;
}

/** What a game is learnt by. */
export interface Learning<View = unknown> {
  /** The colours of the seats of the tutorial, the learner's first. */
  colors: readonly string[];
  lessons(): Promise<Lessons<View>>;
  /** The rules page. */
  sections: readonly Section[];
  Figure(): Promise<Component<{ figure: string }>>;
}

/** A tutorial: everything that may happen in it was worked out beforehand by the rules. */
export interface Lessons<View = unknown> {
  steps: readonly Step<View>[];
}

export interface Step<View = unknown> {
  id: string;
  part: Part<View>;
}

/** A position of a step. Without actions or wishes that answer it, the step is done there. */
export interface Part<View = unknown> {
  view: View;
  /** What has led here. */
  step?: LastStep;
  legal?: readonly string[];
  /** The actions that do what is asked for, with what comes after them. */
  after?: Readonly<Record<string, Part<View>>>;
  /** The rule whose refusal is to be seen here, and what comes after it. */
  tries?: string;
  then?: Part<View> | null;
  /** Wishes that the rules refuse, with the rule. */
  why?: Readonly<Record<string, string>>;
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

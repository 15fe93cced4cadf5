// Written by `python web/build.py --types` from the preview.py of the game.
import type { Action, BoardData, Player, Result, View } from "./types.generated";

export interface Lack {
  readonly cars: boolean;
  readonly color: "blue" | "green" | "black" | "purple" | "red" | "orange" | "ferry";
  readonly needs: number;
  readonly ferries: number;
}

export interface Fault {
  readonly rule: string;
  readonly seat: number;
  readonly track: string | null;
}

/** Spaces that a seat must still claim to join two locations; null when it cannot any more. */
export function spacesLeft(board: BoardData, view: View, seat: number, a: string, b: string): number | null;

/** The unclaimed tracks on any shortest way to complete a seat's tickets. */
export function missingTracks(board: BoardData, view: View, seat: number): readonly string[];

/** The unclaimed tracks that a seat can no longer claim, because of the other track of their route (TK-20). */
export function closedTracks(board: BoardData, view: View, seat: number | null): readonly string[];

/** Whether a card can help to pay for a track of a color (TK-17). */
export function serves(color: string, card: string): boolean;

/** What a player lacks to claim an open track; null when it can be paid (TK-16 to TK-18). */
export function lacking(board: BoardData, player: Player, track: string): Lack | null;

/** What the seat that sees this may plan for its next turn: a route with its payment, a card, tickets. */
export function plans(board: BoardData, view: View): readonly Action[];

/** What a route of so many spaces scores (TK-3). */
export function routePoints(length: number): number;

/** What so many different tokens score at the end (TK-27). */
export function tokenPoints(symbols: number): number;

/** The score of each seat by its tracks, its tickets and how many different tokens it has (TK-27). */
export function sheet(board: BoardData, owners: Readonly<Partial<Record<string, number>>>, kept: readonly (readonly string[])[], symbols: readonly number[]): readonly Result[];

/** What cannot be: more cars than a player has (TK-16), or both tracks of a route (TK-20). */
export function faults(board: BoardData, owners: Readonly<Partial<Record<string, number>>>, players: number): readonly Fault[];


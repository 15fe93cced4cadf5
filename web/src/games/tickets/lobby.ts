/** Tickets in lists and forms, before its table has loaded. */
import type { Lobby } from "../contract";
import type { Options } from "./types.generated";

/** The board that comes with the game. */
const USUAL = "san_francisco";

export const lobby: Lobby<Options> = {
  facts: ({ board }) => (board && board !== USUAL ? [{ id: "tickets-fact-board" }] : []),
};

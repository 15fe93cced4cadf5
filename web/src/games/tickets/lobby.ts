/** Tickets in lists and forms, before its table is loaded. */
import type { Lobby } from "../contract";

/** The board that comes with the game. */
const USUAL = "san_francisco";

export const lobby: Lobby = {
  facts: ({ board }) => (typeof board === "string" && board !== USUAL ? [{ id: "tickets-fact-board" }] : []),
};

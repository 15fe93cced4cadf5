/** Cable Car in lists and forms, before its table has loaded. */
import type { Said } from "$lib/i18n.svelte";
import type { Lobby } from "../contract";
import type { Options } from "./types.generated";

export const lobby: Lobby<Options> = {
  facts({ companies, rotate, hand }) {
    const facts: Said[] = [];
    if (companies) facts.push({ id: "new-cablecar-companies" });
    if (rotate) facts.push({ id: "new-cablecar-rotate" });
    if (hand && hand > 1) facts.push({ id: "cablecar-fact-hand", args: { count: hand } });
    return facts;
  },
  // With companies the colors belong to nobody.
  hasColors: ({ companies }) => !companies,
};

// The games that the client can show, each loaded when it is needed.
import type { Component } from "svelte";
import type { GameModule } from "$games/contract";
import { need, type Part } from "$lib/i18n.svelte";

const modules = import.meta.glob<GameModule>("../games/*/index.ts");
const thumbs = import.meta.glob<Component>("../games/*/Thumb.svelte", { import: "default" });

export const GAMES = ["cablecar", "tickets"] as const;
export type GameId = (typeof GAMES)[number];

/** All of a game's parts, with its texts. */
export async function load(game: string): Promise<GameModule> {
  const found = modules[`../games/${game}/index.ts`];
  if (!found) throw new Error(`no client for ${game}`);
  const [module] = await Promise.all([found(), need(game as Part)]);
  return module;
}

/** A game's little picture. */
export function thumb(game: string): Promise<Component> | null {
  return thumbs[`../games/${game}/Thumb.svelte`]?.() ?? null;
}

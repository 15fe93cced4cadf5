// The games that the client can show, each loaded when it is needed.
import type { Component } from "svelte";
import type { GameEvent, GameModule } from "$games/contract";
import { need } from "$lib/i18n.svelte";

const modules = import.meta.glob<GameModule>("../games/*/index.ts");
const thumbs = import.meta.glob<Component>("../games/*/Thumb.svelte", { import: "default" });

export const GAMES = ["cablecar", "tickets"] as const;
export type GameId = (typeof GAMES)[number];

const loaded: Record<string, GameModule> = {};

/** All of a game's parts, with its texts. */
export async function load(game: string): Promise<GameModule> {
  const found = modules[`../games/${game}/index.ts`];
  if (!found) throw new Error(`no client for ${game}`);
  const [module] = await Promise.all([found(), need(game)]);
  return (loaded[game] = module);
}

/** How long the board takes to show what events score, in milliseconds; nothing before the game is loaded. */
export function scoring(game: string, events: readonly GameEvent[]): number {
  return loaded[game]?.scoring?.(events) ?? 0;
}

/** A game's little picture. */
export function thumb(game: string): Promise<Component> | null {
  return thumbs[`../games/${game}/Thumb.svelte`]?.() ?? null;
}

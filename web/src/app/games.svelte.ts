// The games you can play: their description from the server, and their modules in this client.
import type { Component } from "svelte";
import type { GameModule, Learning, Lobby, PlateProps } from "$games/contract";
import { ask, http } from "$lib/api/client";
import type { GameEvent, GameInfo, Level } from "$lib/api/types";
import { has, need, t } from "$lib/i18n.svelte";

const modules = import.meta.glob<GameModule>("../games/*/index.ts", { import: "game" });
const learnings = import.meta.glob<Learning>("../games/*/learning.ts", { import: "learning" });
const thumbs = import.meta.glob<Component>("../games/*/Thumb.svelte", { import: "default" });
// Lists and forms need these before a game is loaded.
const lobbies = import.meta.glob<Lobby>("../games/*/lobby.ts", { import: "lobby", eager: true });
const plates = import.meta.glob<Component<PlateProps>>("../games/*/Plate.svelte", { import: "default", eager: true });

const ids = (found: object): string[] => Object.keys(found).map((path) => path.split("/").at(-2)!);

/** The games with a custom table in this client; all others use the plain one. */
export const OWN: readonly string[] = ids(modules);
/** The games that this client can teach. */
export const TAUGHT: readonly string[] = ids(learnings);

let known = $state.raw<readonly GameInfo[]>([]);
let asked: Promise<readonly GameInfo[]> | null = null;

/** The last answer, and the protocol it was given in: clients of other versions might not understand it. */
const KEPT = "fogcity-games";
interface Kept {
  protocol: string;
  games: readonly GameInfo[];
}

/** Fetch the list of games; until the server answers, or if it can't be reached, the last answer is what is known. */
export function askGames(): Promise<readonly GameInfo[]> {
  if (!known.length) recall();
  asked ??= ask(http.GET("/api/games")).then(
    (found) => {
      localStorage.setItem(KEPT, JSON.stringify({ protocol: PROTOCOL, games: found } satisfies Kept));
      // The same answer again leaves what is on the page, and chosen there, as it is.
      return JSON.stringify(found) === JSON.stringify(known) ? known : (known = found);
    },
    (refusal) => {
      asked = null;
      if (!known.length) throw refusal;
      return known;
    },
  );
  return asked;
}

function recall(): void {
  const kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
  if (kept.protocol === PROTOCOL && kept.games?.length) known = kept.games;
}

/** The games known so far. */
export function games(): readonly GameInfo[] {
  return known;
}

/** The levels of a game's bots, from weak to strong. */
export function levelsOf(game: string): readonly Level[] {
  return known.find((one) => one.id === game)?.levels ?? [];
}

/** How many can play a game. */
export function countsOf(game: string): number[] {
  const found = known.find((one) => one.id === game);
  if (!found) return [];
  return Array.from({ length: found.max_players - found.min_players + 1 }, (_, i) => found.min_players + i);
}

/** A game's name. */
export function title(game: string): string {
  const id = `game-${game}`;
  return has(id) ? t(id) : (known.find((one) => one.id === game)?.title ?? game);
}

/** A game's name where there is little room. */
export function shortTitle(game: string): string {
  const id = `game-${game}-short`;
  return has(id) ? t(id) : title(game);
}

const loaded: Record<string, GameModule> = {};

/** All of a game's parts, with its texts. */
export async function load(game: string): Promise<GameModule> {
  const own = modules[`../games/${game}/index.ts`];
  const plain = async (): Promise<GameModule> => (await Promise.all([import("./plain"), askGames()]))[0].game;
  const [module] = await Promise.all([own ? own() : plain(), need(game)]);
  return (loaded[game] = module);
}

/** Begin to fetch a game's parts and its lessons, without their texts. */
export async function fetchGame(game: string): Promise<void> {
  const own = modules[`../games/${game}/index.ts`];
  await Promise.all([own?.(), learnings[`../games/${game}/learning.ts`]?.().then((learning) => learning.lessons())]);
}

/** How long the board takes to show what events score, in milliseconds; nothing before the game is loaded. */
export function scoring(game: string, events: readonly GameEvent[]): number {
  return loaded[game]?.scoring?.(events) ?? 0;
}

/** What a game that is taught is learnt by, with its texts. */
export async function learningOf(game: string): Promise<Learning> {
  const found = learnings[`../games/${game}/learning.ts`];
  if (!found) throw new Error(`nothing to learn ${game} by`);
  const [learning] = await Promise.all([found(), need("learn", `${game}-learn`)]);
  return learning;
}

/** What lists and forms know of a game. */
export function lobbyOf(game: string): Lobby {
  return lobbies[`../games/${game}/lobby.ts`] ?? {};
}

/** A game's little picture. */
export function thumb(game: string): Promise<Component> | null {
  return thumbs[`../games/${game}/Thumb.svelte`]?.() ?? null;
}

/** How a game draws the sign of a seat. */
export function plate(game: string): Component<PlateProps> | undefined {
  return plates[`../games/${game}/Plate.svelte`];
}

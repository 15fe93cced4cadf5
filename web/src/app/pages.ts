// The pages by the first part of their URL; each is loaded when it is first opened.
import type { Component } from "svelte";
import { askGames, fetchGame, games, TAUGHT } from "./games.svelte";
import Home from "./home/Home.svelte";
import type { Route } from "./router.svelte";

export type Page = Component<{ rest: string[] }>; // the rest of the address, after the page's name
type Loader = () => Promise<{ default: Page }>;

const learn = import.meta.glob<{ default: Page }>("../learn/{Learn,Rules}.svelte");
/** On a first visit the home page waits for the games: its cards would grow when they come. */
const home = async (): Promise<{ default: Page }> => {
  const asked = askGames().catch(() => {}); // the page asks again, and says what is wrong
  if (!games().length) await asked;
  return { default: Home };
};
const PAGES: Record<string, Loader | undefined> = {
  "": home,
  new: () => import("./lobby/New.svelte"),
  join: () => import("./lobby/Join.svelte"),
  games: () => import("./lobby/Games.svelte"),
  check: () => import("./check/Check.svelte"),
  table: () => import("./table/Table.svelte"),
  replay: () => import("./replay/Replay.svelte"),
  account: () => import("./person/Account.svelte"),
  confirm: () => import("./person/Confirm.svelte"),
  lost: () => import("./person/Lost.svelte"),
  reset: () => import("./person/Reset.svelte"),
  daily: () => import("./daily/Daily.svelte"),
  puzzles: () => import("./puzzles/Puzzles.svelte"),
  invite: home, // the link has let the guest in already
  settings: () => import("./person/Settings.svelte"),
  admin: () => import("./host/Admin.svelte"),
  player: () => import("./people/Player.svelte"),
  friends: () => import("./people/Friends.svelte"),
  leaders: () => import("./people/Leaders.svelte"),
  ratings: () => import("./people/Ratings.svelte"),
  clubs: () => import("./clubs/Clubs.svelte"),
  club: () => import("./clubs/Club.svelte"),
  event: () => import("./clubs/Event.svelte"),
  learn: learn["../learn/Learn.svelte"],
  rules: learn["../learn/Rules.svelte"],
};

/** How a page is loaded; undefined where there is none of this name. */
export function loader(page: string): Loader | undefined {
  return Object.hasOwn(PAGES, page) ? PAGES[page] : undefined;
}

/** Begin to load what an address needs while texts are still on their way; gives the parts of texts that it needs. */
export function ahead({ page, rest: [game = ""] }: Route): string[] {
  loader(page)?.().catch(() => {}); // the page asks again when it is shown, and says what is wrong
  if (page !== "learn" && page !== "rules") return [];
  if (!TAUGHT.includes(game)) return ["learn"];
  if (page === "learn") fetchGame(game).catch(() => {});
  return ["learn", `${game}-learn`];
}

// Routing: which page a URL means, and navigation without reloading.

export interface Route {
  page: string;
  /** What follows the page's name: the id of a table, a code, a game. */
  rest: string[];
  query: URLSearchParams;
}

/** A part of an address; one that nobody could have encoded stays as it is, and is the name of no page. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function read(address: Location | URL): Route {
  const [page = "", ...rest] = address.pathname.split("/").filter(Boolean).map(decode);
  return { page, rest, query: new URLSearchParams(address.search) };
}

let route = $state.raw<Route>(read(location));
const moved: (() => void)[] = [];

/** Where the person is. */
export function here(): Route {
  return route;
}

/** Go to another page. */
export function go(path: string, how: { replace?: boolean } = {}): void {
  history[how.replace ? "replaceState" : "pushState"](null, "", path);
  route = read(location);
  scrollTo(0, 0);
  for (const tell of moved) tell();
}

/** Register a callback for every navigation. */
export function onmoved(tell: () => void): void {
  moved.push(tell);
}

addEventListener("popstate", () => {
  route = read(location);
  for (const tell of moved) tell();
});

/** Let links within the site change the page in place; new tabs and downloads stay the browser's. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest?.("a[href]");
  if (!(link instanceof HTMLAnchorElement) || event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
  if (link.pathname.startsWith("/api/") || (link.hash && link.pathname === location.pathname)) return;
  event.preventDefault();
  go(link.pathname + link.search);
}

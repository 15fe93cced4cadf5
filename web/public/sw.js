// Keeps the client's own files, rules and bots among them, so that pages open at once and without a network. What is
// played with others always comes from the server.
const KEPT = "fogcity-files";

addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(clients.claim());
});

/**
 * Fetch the files of the newest build that are not here yet, and forget those that it no longer has. What strong bots
 * know comes after all else, and nobody waits for it.
 */
async function keep() {
  const cache = await caches.open(KEPT);
  const [files, later] = await Promise.all(["/files.json", "/later.json"].map(list));
  const have = new Set((await cache.keys()).map((request) => new URL(request.url).pathname));
  const fetchAll = (names) => Promise.all(names.filter((file) => !have.has(file)).map((file) => cache.add(file)));
  await cache.add("/index.html");
  await fetchAll(files);
  const wanted = new Set(["/index.html", ...files, ...later]);
  await Promise.all([...have].filter((file) => !wanted.has(file)).map((file) => cache.delete(file)));
  fetchAll(later).catch(() => {});
}

async function list(name) {
  return (await (await fetch(name, { cache: "no-cache" })).json()).map((file) => `/${file}`);
}

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || address.pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(asset(request));
});

/** A page: the newest where there is a network, the kept one where there is none, or a host that knows only files. */
async function page(request) {
  const fresh = await fetch(request).catch(() => null);
  if (fresh?.ok) {
    keep().catch(() => {});
    return fresh;
  }
  return (await caches.match("/index.html")) ?? fresh ?? Response.error();
}

/** A file whose name changes with its content: the kept one will do for ever. */
async function asset(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  return fetch(request);
}

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const target = event.notification.data ?? "/";
  event.waitUntil(
    clients.matchAll({ type: "window" }).then((open) => {
      const there = open.find((client) => new URL(client.url).pathname === target);
      return there ? there.focus() : clients.openWindow(target);
    }),
  );
});

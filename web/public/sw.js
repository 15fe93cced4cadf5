// Keeps the client's own files, rules and bots among them, so that pages open at once and without a network. What is
// played with others always comes from the server.
const KEPT = "fogcity-files";

addEventListener("install", (event) => {
  event.waitUntil(keep().then(() => skipWaiting()));
});

addEventListener("activate", (event) => {
  event.waitUntil(clients.claim());
});

// A page is open that has what it needs: what bots know comes now, and nobody waits for it.
addEventListener("message", (event) => {
  event.waitUntil(list("/later.json").then(fetchMissing));
});

/** Fetch the files of the newest build that are not here yet, and forget those that it no longer has. */
async function keep() {
  const cache = await caches.open(KEPT);
  const [files, later] = await Promise.all(["/files.json", "/later.json"].map(list));
  await cache.add("/index.html");
  await fetchMissing(files);
  const wanted = new Set(["/index.html", ...files, ...later]);
  await Promise.all((await kept(cache)).filter((file) => !wanted.has(file)).map((file) => cache.delete(file)));
}

async function fetchMissing(files) {
  const cache = await caches.open(KEPT);
  const have = new Set(await kept(cache));
  await Promise.all(files.filter((file) => !have.has(file)).map((file) => cache.add(file)));
}

async function kept(cache) {
  return (await cache.keys()).map((request) => new URL(request.url).pathname);
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

addEventListener("push", (event) => {
  event.waitUntil(hear(event.data?.json() ?? {}));
});

/** Show what the server tells, in the place of what it told about the same page; or close that, when it is over. */
async function hear({ kind, path = "/", title = "Fog City", text }) {
  if (kind !== "withdrawn") {
    await registration.showNotification(title, { body: text, icon: "/icon-192.png", tag: path, data: path });
    return;
  }
  for (const shown of await registration.getNotifications({ tag: path })) shown.close();
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

// Web Push: this device gets notifications even when no page is open. The server's outbox sends them; the service worker
// shows them.
import { ask, http } from "./api/client";
import type { Notices } from "./api/types";
import { language } from "./i18n.svelte";
import { settings } from "./settings.svelte";

const BROWSERS: [RegExp, string][] = [
  [/Firefox/, "Firefox"],
  [/Edg/, "Edge"],
  [/OPR/, "Opera"],
  [/Chrom/, "Chrome"],
  [/Safari/, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Windows/, "Windows"],
  [/Mac OS/, "macOS"],
  [/Linux/, "Linux"],
];

/** Whether this browser can get notifications while no page is open. */
export function mayPush(): boolean {
  return import.meta.env.PROD && "serviceWorker" in navigator && "PushManager" in window;
}

/** What this device is called in lists. */
function deviceName(): string {
  const named = [BROWSERS, SYSTEMS].map((known) => known.find(([mark]) => mark.test(navigator.userAgent))?.[1]);
  return named.filter(Boolean).join(" · ") || "Browser";
}

/** What the server has to know about time and language here. */
export function here(): { zone: string; language: ReturnType<typeof language> } {
  return { zone: Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC", language: language() };
}

async function worker(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register("/sw.js");
  return navigator.serviceWorker.ready;
}

/** Let this device get notices; null where its browser has no push service, and pages alone notify. */
export async function subscribe(): Promise<Notices | null> {
  if (!mayPush()) return null;
  const { key } = await ask(http.GET("/api/me/notices"));
  const options = { userVisibleOnly: true, applicationServerKey: key };
  const found = await (await worker()).pushManager.subscribe(options).catch(() => null);
  const { endpoint, keys } = found?.toJSON() ?? {};
  if (!endpoint || !keys?.p256dh || !keys.auth) return null;
  const body = { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth }, name: deviceName() };
  const { preferences } = await ask(http.PUT("/api/me/notices/devices", { body }));
  return ask(http.PUT("/api/me/notices", { body: { ...preferences, ...here() } }));
}

/** Let this device get no more notices. */
export async function unsubscribe(): Promise<void> {
  if (!mayPush()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
  const { devices } = await ask(http.GET("/api/me/notices"));
  const own = devices.find((device) => device.here);
  if (own) await ask(http.DELETE("/api/me/notices/devices/{device}", { params: { path: { device: own.id } } }));
}

/** Another account is here now, or the server forgot this device: subscribe again, where notices are on. */
export async function renew(): Promise<void> {
  if (settings.notify && "Notification" in window && Notification.permission === "granted") await subscribe();
}

/** Close what was shown about a page. */
export async function clear(path: string): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  for (const shown of (await registration?.getNotifications?.({ tag: path })) ?? []) shown.close();
}

// Tells people who are looking elsewhere that it is their turn: title, icon, sound, notification.
import { settings } from "./settings.svelte";
import { bell } from "./sound";

const icon = (): HTMLLinkElement | null => document.querySelector('link[rel="icon"]');

/** Show in the tab whether it is your turn. */
export function wearTitle(title: string, turn: boolean): void {
  document.title = turn ? `● ${title}` : title;
  const file = turn ? "/icon-turn.svg" : "/icon.svg";
  const link = icon();
  if (link && !link.href.endsWith(file)) link.href = file;
}

/** Call somebody whose turn has come: by a bell, and by a notification where the page is out of sight. */
export async function call(title: string, text: string, how: { bell: boolean }): Promise<void> {
  if (how.bell || document.hidden) bell();
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted")
    return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const about = { body: text, icon: "/icon.svg", tag: location.pathname, data: location.pathname };
  if (worker) await worker.showNotification(title, about);
  else new Notification(title, about);
}

/** Ask the browser to allow notifications; true when it does. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

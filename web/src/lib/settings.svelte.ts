// The settings of this device, stored in the browser.

export type Theme = "auto" | "light" | "dark";
export type Switch = "auto" | "on" | "off";
/** How fast bots act, for the eye: `now` shows what they did all at once. */
export type Speed = "slow" | "normal" | "fast" | "now";

export interface Settings {
  /** A language, or null for the browser's. */
  language: string | null;
  theme: Theme;
  sound: boolean;
  motion: Switch;
  /** Whether an action wants a second click; `auto` asks for it on touch screens. */
  confirm: Switch;
  notify: boolean;
  speed: Speed;
}

const KEY = "fogcity-settings";
const DEFAULTS: Settings = {
  language: null,
  theme: "auto",
  sound: true,
  motion: "auto",
  confirm: "auto",
  notify: false,
  speed: "normal",
};

function kept(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>) };
  } catch {
    return { ...DEFAULTS };
  }
}

export const settings: Settings = $state(kept());

/** Change some settings and keep them. */
export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays; the choice then lasts as long as the page.
  }
}

// What is chosen in another tab holds in this one, too.
addEventListener("storage", ({ key }) => {
  if (key === KEY) Object.assign(settings, kept());
});

/** A media query as reactive state. */
function media(query: string): { readonly matches: boolean } {
  const list = matchMedia(query);
  let matches = $state(list.matches);
  list.addEventListener("change", () => (matches = list.matches));
  return {
    get matches() {
      return matches;
    },
  };
}

const night = media("(prefers-color-scheme: dark)");
const still = media("(prefers-reduced-motion: reduce)");
const touch = media("(pointer: coarse)");
const slim = media("(max-width: 959px), (max-height: 560px)");

/** The theme in force. */
export function theme(): "light" | "dark" {
  return settings.theme === "auto" ? (night.matches ? "dark" : "light") : settings.theme;
}

/** 1 where things may move, 0 where they may not. */
export function motion(): 0 | 1 {
  return settings.motion === "auto" ? (still.matches ? 0 : 1) : settings.motion === "on" ? 1 : 0;
}

/** Whether one points with a finger. */
export function touches(): boolean {
  return touch.matches;
}

/** Whether a table uses the narrow, stacked layout. */
export function narrow(): boolean {
  return slim.matches;
}

/** Whether an action wants a second click. */
export function confirms(): boolean {
  return settings.confirm === "auto" ? touch.matches : settings.confirm === "on";
}

/** Keep the page's attributes true to the settings; call once, inside an effect root. */
export function wear(): void {
  $effect(() => {
    document.documentElement.dataset.theme = theme();
    document.documentElement.dataset.motion = motion() ? "on" : "off";
  });
}

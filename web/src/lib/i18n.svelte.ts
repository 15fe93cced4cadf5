// Texts in the user's language, from the same Project Fluent files that the Python side reads.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { negotiateLanguages } from "@fluent/langneg";
import { finish } from "./korean";
import { settings } from "./settings.svelte";

export const LANGUAGES = { en: "English", fr: "Français", nl: "Nederlands", ko: "한국어" } as const;
export type Language = keyof typeof LANGUAGES;
/** A part of the texts: a file of each language, such as `common`, or a game by its id. */
export type Part = string;
export type Args = Record<string, FluentVariable>;

/** A text in any language: a Fluent message with its arguments. */
export interface Said {
  id: string;
  args?: Args;
}

const FALLBACK: Language = "en";
const files = import.meta.glob<string>("$locales/*/*.ftl", { query: "?raw", import: "default" });

const loaded = new Map<string, FluentResource>();
const wanted = new Set<Part>(["common"]);
let speaking: Promise<void> = Promise.resolve();
let bundles = $state.raw<FluentBundle[]>([]);
let current = $state<Language>("en");

/** The language that fits what a person chose, or else what the browser asks for. */
export function chosen(language: string | null = settings.language): Language {
  const asked = language ? [language] : [...navigator.languages];
  const [found] = negotiateLanguages(asked, Object.keys(LANGUAGES), { strategy: "lookup", defaultLocale: FALLBACK });
  return (found ?? FALLBACK) as Language;
}

/** The language of the page now. */
export function language(): Language {
  return current;
}

async function resource(of: Language, part: Part): Promise<FluentResource | null> {
  const path = Object.keys(files).find((file) => file.endsWith(`/${of}/${part}.ftl`));
  if (!path) return null;
  const known = loaded.get(path);
  if (known) return known;
  const read = new FluentResource(await files[path]!());
  loaded.set(path, read);
  return read;
}

/** Speak a language with all parts that were needed so far, and the given ones. Calls are carried out in their order. */
export function speak(language: Language, ...parts: Part[]): Promise<void> {
  for (const part of parts) wanted.add(part);
  speaking = speaking.catch(() => {}).then(() => put(language));
  return speaking;
}

async function put(language: Language): Promise<void> {
  const order = language === FALLBACK ? [language] : [language, FALLBACK];
  const fresh = await Promise.all(
    order.map(async (of) => {
      const bundle = new FluentBundle(of, { useIsolating: false });
      for (const read of await Promise.all([...wanted].map((part) => resource(of, part)))) {
        if (read) bundle.addResource(read);
      }
      return bundle;
    }),
  );
  bundles = fresh;
  current = language;
  document.documentElement.lang = language;
}

/** Load the texts of a part of the site before it is shown. */
export async function need(...parts: Part[]): Promise<void> {
  await (parts.some((part) => !wanted.has(part)) ? speak(current, ...parts) : speaking);
}

/** A message in the language of the page. */
export function t(id: string, args?: Args): string {
  for (const bundle of bundles) {
    const message = bundle.getMessage(id);
    if (!message?.value) continue;
    const text = bundle.formatPattern(message.value, args ?? null, []);
    return current === "ko" ? finish(text) : text;
  }
  if (bundles.length) console.error(`no text for ${id}`);
  return id;
}

/** Whether there is a message of this id. */
export function has(id: string): boolean {
  return bundles.some((bundle) => bundle.hasMessage(id));
}

/** A message that something else has put together. */
export function say(said: Said): string {
  return t(said.id, said.args);
}

/** A moment as people write it. */
export function when(moment: string | Date): string {
  return new Intl.DateTimeFormat(current, { dateStyle: "medium", timeStyle: "short" }).format(new Date(moment));
}

/** A day as people write it. */
export function day(moment: string | Date): string {
  return new Intl.DateTimeFormat(current, { dateStyle: "medium" }).format(new Date(moment));
}

/** Points with a number of decimals. */
export function points(value: number, decimals = 0): string {
  const digits = new Intl.NumberFormat(current, { minimumFractionDigits: decimals, maximumFractionDigits: decimals });
  return digits.format(value).replace("-", "−");
}

/** A share as people write it: 10%, or 10 % in French. */
export function percent(value: number | string): string {
  return new Intl.NumberFormat(current, { style: "percent" }).format(Number(value) / 100);
}

/** A score as the server writes it: 17, -2 or 62.5. */
export function score(text: string): string {
  return points(Number(text), text.includes(".") ? 1 : 0);
}

/** A number of seconds as people say it, in whole minutes where it is some. */
export function lasting(seconds: number): string {
  const [value, unit] = seconds % 60 ? [seconds, "second"] : [seconds / 60, "minute"];
  return new Intl.NumberFormat(current, { style: "unit", unit, unitDisplay: "long" }).format(value);
}

/** A long time in its largest unit, where there is little room. */
export function briefly(seconds: number): string {
  const [value, unit] = seconds >= 86_400 ? [seconds / 86_400, "day"] : [seconds / 3600, "hour"];
  return new Intl.NumberFormat(current, { style: "unit", unit, unitDisplay: "narrow" }).format(Math.floor(value));
}

/** Names joined as in a sentence. */
export function list(names: string[]): string {
  if (current === "ko") return names.join(", "); // where a conjunction would make it a form to be filled in
  return new Intl.ListFormat(current, { type: "conjunction" }).format(names);
}

/** How long ago something was, in one word or two. */
export function ago(moment: string, now: number): string {
  const seconds = Math.min(0, (Date.parse(moment) - now) / 1000);
  const format = new Intl.RelativeTimeFormat(current, { numeric: "auto", style: "long" });
  if (seconds > -60) return format.format(0, "second");
  if (seconds > -3600) return format.format(Math.round(seconds / 60), "minute");
  if (seconds > -86400) return format.format(Math.round(seconds / 3600), "hour");
  return format.format(Math.round(seconds / 86400), "day");
}

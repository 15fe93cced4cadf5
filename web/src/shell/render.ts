/** Prerenders pages in every language while the client is built, in Node. */
import type { Component } from "svelte";
import type { Lessons } from "$games/contract";
import type { Language } from "$lib/i18n.svelte";

/** A page before any script. */
export interface Drawn {
  title: string;
  body: string;
}

const lessons = import.meta.glob<Lessons>("../games/*/lessons.generated.json", { import: "default" });

// What modules want of a browser as they begin; nothing is asked of a server, and nothing comes later.
Object.assign(globalThis, {
  location: new URL("http://shell/"),
  document: { documentElement: {}, hidden: true, addEventListener() {}, querySelector: () => null },
  addEventListener() {},
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  setInterval: () => 0,
  fetch: () => new Promise(() => {}),
});

/** The pages of one language by their addresses: the home page, every game's tables and tutorials. */
export async function draw(language: Language): Promise<Record<string, Drawn>> {
  const { render } = await import("svelte/server");
  const { speak, t } = await import("$lib/i18n.svelte");
  const { OWN, TAUGHT, title } = await import("$app/games.svelte");
  const Shell = (await import("./Shell.svelte")).default as Component<Record<string, unknown>>;
  const body = (props: Record<string, unknown>): string =>
    render(Shell, { props })
      .body.replaceAll(/<!--.*?-->| data-testid="[^"]*"/g, "")
      .replaceAll(/<(select|input)(?= )/g, "<$1 disabled"); // nobody shall fill in what goes away
  await speak(language, ...OWN, "learn", ...TAUGHT.map((game) => `${game}-learn`));
  const drawn: Record<string, Drawn> = { home: { title: t("home-page-title"), body: body({}) } };
  for (const game of OWN) drawn[`table/${game}`] = { title: `${title(game)} · Fog City`, body: body({ table: game }) };
  for (const game of TAUGHT) {
    const { steps } = await lessons[`../games/${game}/lessons.generated.json`]!();
    const name = `${t("learn-lesson", { game: title(game) })} · Fog City`;
    drawn[`learn/${game}`] = { title: name, body: body({ lesson: { game, steps } }) };
  }
  return drawn;
}

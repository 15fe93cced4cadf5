// Screen reader output for whole games, compared with proofread texts: transcripts/NAME.LANGUAGE.txt.
// `python web/build.py --transcripts` regenerates them.
import { describe, expect, it } from "vitest";
import { load, OWN } from "$app/games.svelte";
import { sentences } from "$app/table/log";
import { LANGUAGES, type Language, speak } from "$lib/i18n.svelte";
import type { GameAction, GameEvent, GameView } from "$lib/api/types";
import type { Report } from "./contract";

interface Fixture {
  names: string[];
  steps: { seat: number; action: GameAction; events: GameEvent[]; view: GameView | null }[];
}

const fixtures = import.meta.glob<Fixture>("./*/transcript.fixture.json", { import: "default", eager: true });
const REPORTS: readonly Report[] = ["turn", "scores", "hand", "board"];

describe.each(OWN)("a game of %s", (game) => {
  it.each(Object.keys(LANGUAGES))("is told in %s as it was", async (language) => {
    const { words } = await load(game);
    await speak(language as Language, game);
    const { names, steps } = fixtures[`./${game}/transcript.fixture.json`]!;
    let view = steps.find((step) => step.view)!.view!;
    const told: string[] = [];
    steps.forEach((step, i) => {
      view = step.view ?? view;
      const about = { names, view };
      told.push(`${i + 1}. ${sentences({ ...step, ply: i + 1 }, words, about).join(" ")}`);
      if (step.view) for (const report of REPORTS) told.push(`   ${report}: ${words.report!(report, about).join(" ")}`);
    });
    await expect(`${told.join("\n")}\n`).toMatchFileSnapshot(`./${game}/transcripts/${language}.txt`);
  });
});

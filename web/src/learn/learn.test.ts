// The tutorials can be done from the first step to the last, and the rules pages say something.
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { learningOf, TAUGHT } from "$app/games.svelte";
import type { Part } from "$games/contract";
import { Lesson } from "./lesson.svelte";

describe.each(TAUGHT)("the tutorial of %s", async (game) => {
  const { steps } = await (await learningOf(game)).lessons();

  it("has 10 to 15 steps of different names", () => {
    expect(steps.length).toBeGreaterThanOrEqual(10);
    expect(steps.length).toBeLessThanOrEqual(15);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
  });

  it.each(steps.map(({ id }, at) => [id, at] as const))("step %s is done by every right answer", (_, at) => {
    /** All ways through a step: the texts of actions, and nothing for an attempt that is to be refused. */
    const ways = (part: Part): string[][] => {
      if (part.after)
        return Object.entries(part.after).flatMap(([action, next]) => ways(next).map((rest) => [action, ...rest]));
      if (part.tries) return (part.then ? ways(part.then) : [[]]).map((rest) => ["", ...rest]);
      return [[]];
    };
    for (const way of ways(steps[at]!.part)) {
      const lesson = new Lesson(steps, at);
      for (const text of way) {
        expect(lesson.done).toBe(false);
        const { legal = [], why = [], tries } = lesson.part;
        if (text) lesson.play(legal.find((action) => action.text === text)!);
        else lesson.refuse(why.find(({ rule }) => rule === tries)!.tried);
      }
      expect(lesson.done).toBe(true);
      expect(["right", "tried"]).toContain(lesson.answer?.kind);
    }
  });

  it("answers wrong and forbidden tries and stays where it is", () => {
    const wrong = ({ legal = [], after = {} }: Part) => legal.find(({ text }) => !after[text]);
    const at = steps.findIndex(({ part }) => part.after && wrong(part) && part.why?.length);
    const lesson = new Lesson(steps, at);
    const { part } = lesson;
    lesson.play(wrong(part)!);
    expect(lesson.answer).toEqual({ kind: "wrong" });
    const { tried, rule } = part.why![0]!;
    lesson.refuse({ ...tried });
    expect(lesson.answer).toEqual({ kind: "refused", rule });
    expect(lesson.part).toBe(part);
  });

  it("ends after the last step", () => {
    const lesson = new Lesson(steps, steps.length - 1);
    lesson.go(lesson.at + 1);
    expect(lesson.step).toBeNull();
  });
});

describe.each(TAUGHT)("the rules page of %s", (game) => {
  it("uses texts that exist", async () => {
    const path = resolve(import.meta.dirname, `../../../src/fogcity/locales/en/${game}-learn.ftl`);
    const file = readFileSync(path, "utf-8");
    const { sections } = await learningOf(game);
    for (const { title, paragraphs, figures } of sections) {
      const shown = figures.map((figure) => `rules-${game}-figure-${figure}`);
      for (const id of [title, ...paragraphs.map(({ text }) => text), ...shown]) expect(file).toContain(`\n${id} = `);
    }
  });
});

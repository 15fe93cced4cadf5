import { expect, it } from "vitest";
import { logLines } from "$app/table/log";
import { speak } from "$lib/i18n.svelte";
import { entry } from "$lib/testing";
import { game } from ".";
import { viewOf } from "./testing";
import type { Event } from "./view";

it.each([
  ["en", "You draw another tile.", "Your line 3 scores 2.", "Bo: line 4 scores 2.", "You took the last action back."],
  [
    ...(["fr", "Vous piochez une autre carte.", "Votre ligne 3 rapporte 2."] as const),
    ...(["Bo\u00a0: la ligne 4 rapporte 2.", "Vous avez annulé le dernier coup."] as const),
  ],
  [
    "nl",
    "Je trekt een andere tegel.",
    "Jouw lijn 3 scoort 2.",
    "Bo: lijn 4 scoort 2.",
    "Je neemt de laatste zet terug.",
  ],
  ["ko", "내가 새 타일을 뽑음.", "내 3번 노선이 2점 획득.", "Bo: 4번 노선이 2점 획득.", "내가 마지막 행동을 무름."],
] as const)("the log speaks to the person who looks (%s)", async (language, drew, own, other, undo) => {
  await speak(language, "cablecar");
  const score = { type: "line_scored", crossings: 2, points: 2, power_station: false } as const;
  const events: Event[] = [
    { type: "tile_drawn", seat: 0, to_place: true, stack: 57 },
    { ...score, station: 3, color: "yellow" },
    { ...score, station: 4, color: "blue" },
  ];
  const log = [entry(1, 0, { events }), entry(2, 0, { kind: "undo" })];
  const told = (me: number | null) => logLines(log, game.words, { names: ["Ann", "Bo"], view: viewOf() }, me);
  expect(told(0)).toMatchObject([{ mine: true, texts: [drew, own, other] }, { texts: [undo] }]);
  expect(told(1)[0]).toMatchObject({ mine: false });
  expect(told(null).flatMap(({ texts }) => texts)).toEqual(expect.arrayContaining([expect.stringMatching(/^Ann/)]));
  expect(told(null).flatMap(({ texts }) => texts)).not.toContain(drew);
});

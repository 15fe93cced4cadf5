import { expect, it } from "vitest";
import { speak } from "$lib/i18n.svelte";
import { isSame } from "../common/plan";
import { partsOf } from "../common/testing";
import { learning } from "./learning";
import { plans } from "./plans";
import { place, viewOf } from "./testing";
import type { Options } from "./view";

await speak("en", "common", "cablecar");

const options: Options = { players: 2, first: null, rotate: false, hand: 1, companies: false };
const waiting = viewOf({ turn: 1, tiles: { c1: "dddd" } });

it("whatever the rules allow in a turn can be planned before it", async () => {
  const parts = partsOf(await learning.lessons()).filter(({ view, legal }) => legal?.length && !view.drawn);
  expect(parts.length).toBeGreaterThan(5);
  for (const { view, legal } of parts) {
    const turned = legal!.some((action) => action.type === "place" && action.turn > 0);
    const possible = plans.possible(view, { options: { ...options, rotate: turned } });
    const missing = legal!.filter(
      (action) => action.type !== "exchange" && !possible.some((one) => isSame(one, action)),
    );
    expect(missing).toEqual([]);
  }
});

it("one's own tile goes on any free square, turned where tables allow it; others' tiles are unknown", () => {
  const tiles = new Set(
    plans.possible(waiting, { options }).flatMap((plan) => (plan.type === "place" ? plan.tile : [])),
  );
  expect(tiles).toEqual(new Set(["aacb"]));
  expect(plans.possible(waiting, { options })).toHaveLength(60 - 1 + 1); // free squares, and a draw
  expect(plans.possible(waiting, { options: { ...options, rotate: true } })).toHaveLength(59 * 4 + 1);
  expect(plans.possible({ ...waiting, seat: null }, { options }).map(({ type }) => type)).toEqual(["draw"]);
});

it("says why a plan is dropped", () => {
  const about = { names: ["Ada", "Bo"], view: waiting };
  expect(plans.gone(place("aacb", "c1"), about).id).toBe("cablecar-plan-taken");
  expect(plans.gone(place("aacb", "e7"), about).id).toBe("cablecar-plan-refused");
  expect(plans.gone(place("bbbb", "e7"), about).id).toBe("plan-gone");
  expect(plans.words(place("aacb", "e7"), about)).toBe("your tile on e7");
});

import { expect, it } from "vitest";
import { speak } from "$lib/i18n.svelte";
import { isSame } from "../common/plan";
import { partsOf } from "../common/testing";
import { learning } from "./learning";
import { plans } from "./plans";
import { claim, take, viewOf } from "./testing";
import type { Options } from "./view";

await speak("en", "common", "tickets");

const options = {} as Options;

it("what can be planned is what the rules would allow now, neither more nor less", async () => {
  const parts = partsOf(await learning.lessons()).filter(({ view, legal }) => legal?.length && view.phase === "turn");
  expect(parts.length).toBeGreaterThan(5);
  for (const { view, legal } of parts) {
    const possible = plans.possible(view, { options });
    const turn = legal!.filter(({ type }) => type !== "pass");
    expect(turn.filter((action) => !possible.some((one) => isSame(one, action)))).toEqual([]);
    expect(possible.filter((plan) => !turn.some((action) => isSame(plan, action)))).toEqual([]);
  }
});

it("nothing is planned before the first turns, nor by somebody who only looks on", () => {
  expect(plans.possible(viewOf({ acting: [1], phase: "choosing" }), { options })).toEqual([]);
  expect(plans.possible(viewOf({ acting: [1], phase: "stacking" }), { options })).toEqual([]);
  expect(plans.possible(viewOf({ acting: [1], seat: null }), { options })).toEqual([]);
});

it("says why a plan is dropped", () => {
  const route = claim("castro-mission_district", { red: 1 });
  const about = { names: ["Ada", "Bo"], view: viewOf({ owners: { "castro-mission_district": 1 } }) };
  expect(plans.gone(route, about)).toEqual({ id: "tickets-plan-route", args: { route: "Castro – Mission District" } });
  expect(plans.gone(take("red"), about)).toEqual({ id: "tickets-plan-card", args: { card: "red" } });
  expect(plans.gone(take(), about).id).toBe("plan-gone");
  expect(plans.words(route, about)).toBe("Castro – Mission District (1 red)");
});

/** What may be planned in Cable Car while others act: one's tiles on any free square, and drawing another one. */
import { t } from "$lib/i18n.svelte";
import { asPlans } from "../common/plan";
import type { Plans, Wish } from "../contract";
import { POWER_STATION, SQUARES } from "./geometry";
import { type Action, type CableCar, type Turn, UNKNOWN, type View } from "./view";

/** The tiles that a seat holds and sees, each kind once. */
function tilesOf({ seat, hands }: View): string[] {
  return [...new Set(seat === null ? [] : hands[seat])].filter((tile) => tile !== UNKNOWN);
}

// Squares that touch nothing yet may have a neighbor by then. Exchanges are left out: what lies face up may change.
export const plans: Plans<CableCar> = {
  possible(view, { options }) {
    if (view.turn === null) return [];
    const turns: readonly Turn[] = options.rotate ? [0, 90, 180, 270] : [0];
    const squares = SQUARES.filter((square) => !view.tiles[square] && !POWER_STATION.includes(square));
    const wishes: Wish<Action>[] = tilesOf(view).flatMap((tile) =>
      squares.flatMap((square) => turns.map((turn): Wish<Action> => ({ type: "place", tile, square, turn }))),
    );
    return asPlans<Wish<Action>>(view.stack ? [...wishes, { type: "draw" }] : wishes);
  },
  words(plan) {
    return plan.type === "place" ? t("cablecar-place-on", { square: plan.square }) : t("cablecar-draw");
  },
  gone(plan, { view }) {
    if (plan.type !== "place" || !tilesOf(view).includes(plan.tile)) return { id: "plan-gone" };
    const { square } = plan;
    return { id: view.tiles[square] ? "cablecar-plan-taken" : "cablecar-plan-refused", args: { square } };
  },
};

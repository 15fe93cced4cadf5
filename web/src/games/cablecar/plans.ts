/** What can be planned in Cable Car while others act: your tiles on any free square, and drawing another one. */
import { t } from "$lib/i18n.svelte";
import { asPlans } from "../common/plan";
import type { Plans } from "../contract";
import { plans as possible } from "./preview.generated";
import type { CableCar } from "./view";

export const plans: Plans<CableCar> = {
  possible(view, { options }) {
    return asPlans(possible(view, options.rotate));
  },
  words(plan) {
    return plan.type === "place" ? t("cablecar-plan-place", { square: plan.square }) : t("cablecar-draw");
  },
  gone(plan, { view }) {
    const hand = view.seat === null ? [] : (view.hands[view.seat] ?? []);
    if (plan.type !== "place" || !hand.includes(plan.tile)) return { id: "plan-gone" };
    const { square } = plan;
    return { id: view.tiles[square] ? "cablecar-plan-taken" : "cablecar-plan-refused", args: { square } };
  },
};

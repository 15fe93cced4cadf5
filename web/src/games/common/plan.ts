/** Plans: actions chosen for your next turn while others act. The server never sees one before it is played. */
import { getContext, setContext } from "svelte";
import type { GameAction } from "$lib/api/types";

/** Actions that may be planned as boards can offer them: numbers tell them apart and are never those of a legal action. */
export function asPlans<Planned extends GameAction>(actions: readonly Planned[]): Planned[] {
  return actions.map((action, i) => ({ ...action, number: -1 - i }));
}

/** Whether two actions do the same, whatever their numbers and texts are. */
export function isSame(one: GameAction, other: GameAction): boolean {
  return written(one) === written(other);
}

function written(action: GameAction): string {
  return JSON.stringify(action, (name, value: unknown) => {
    if (name === "number" || name === "text") return undefined;
    if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))); // cards come in any order
  });
}

/** What the line above a board says of plans. */
export interface PlanLine {
  /** The plan in words; null where there is none yet, but could be. */
  text: string | null;
  cancel(): void;
}

const KEY = "plan";
type Tell = () => PlanLine | null;

/** Tell all boards inside this component of the plan; null where nothing can be planned. */
export function tellPlan(line: Tell): void {
  setContext(KEY, line);
}

/** The plan as the page shows it. */
export function toldPlan(): Tell {
  return getContext<Tell | undefined>(KEY) ?? (() => null);
}

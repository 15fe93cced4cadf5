/** One run through a tutorial: the current step, and the answer to the last try. */
import type { Part, Step, Attempt } from "$games/contract";
import type { GameAction } from "$lib/api/types";

/** What to say to a try: `rule` is the one that refused it. */
export interface Answer {
  kind: "right" | "wrong" | "refused" | "tried";
  rule?: string;
}

/** After the last step there is no position. */
const NOTHING: Part = { view: { seat: null } };

/** Whether two attempts are the same. */
function same(one: Attempt, other: Attempt): boolean {
  const written = (tried: Attempt): string => JSON.stringify(Object.entries(tried).sort());
  return written(one) === written(other);
}

export class Lesson {
  readonly steps: readonly Step[];
  /** The number of the step; that of all steps when everything is done. */
  at = $state(0);
  part = $state.raw<Part>(NOTHING);
  answer = $state.raw<Answer | null>(null);
  /** Whether the learner has got further than the first part of the step. */
  further = $state(false);

  constructor(steps: readonly Step[], at: number) {
    this.steps = steps;
    this.go(at);
  }

  get step(): Step | null {
    return this.steps[this.at] ?? null;
  }

  /** Whether the step asks for nothing more. */
  get done(): boolean {
    return !this.part.after && !this.part.tries;
  }

  /** Begin a step. */
  go(at: number): void {
    this.at = Math.max(0, Math.min(at, this.steps.length));
    this.part = this.step?.part ?? NOTHING;
    this.answer = null;
    this.further = false;
  }

  /** The learner plays a legal action. */
  play(action: GameAction): void {
    const next = this.part.after?.[action.text];
    if (!next) this.answer = { kind: "wrong" };
    else this.#on(next, { kind: "right" });
  }

  /** The learner tries something that is not legal. */
  refuse(tried: Attempt): void {
    const rule = this.part.why?.find((one) => same(one.tried, tried))?.rule;
    if (!rule) return;
    if (rule !== this.part.tries) this.answer = { kind: "refused", rule };
    else this.#on(this.part.then ?? { view: this.part.view }, { kind: "tried", rule });
  }

  /** What to point out when the learner asks for help: nothing where a refusal is asked for. */
  get help(): GameAction | null {
    return this.part.legal?.find(({ text }) => this.part.after?.[text]) ?? null;
  }

  #on(next: Part, answer: Answer): void {
    this.part = next;
    this.further = true;
    // In mid-step only a refusal needs an answer; what to do next says the rest.
    this.answer = this.done || answer.kind === "tried" ? answer : null;
  }
}

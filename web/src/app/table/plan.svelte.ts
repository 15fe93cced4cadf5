// The plan for your next turn, made while others act; it exists only on this page, until it is played or dropped.
import { untrack } from "svelte";
import { isSame, tellPlan } from "$games/common/plan";
import type { About, Plans } from "$games/contract";
import type { Entry, GameAction } from "$lib/api/types";
import { type Said, say, t } from "$lib/i18n.svelte";
import { toast } from "$lib/toasts.svelte";

/** The state of the table for a seat that can plan or has planned. */
export interface Standing {
  plans: Plans;
  about: About;
  /** What the table has agreed on. */
  options: unknown;
  log: readonly Entry[];
  ply: number;
  /** Whether something may be planned now. */
  open: boolean;
  /** Whether there is no line to the server. */
  frozen: boolean;
  /** Its legal actions, once its turn has come and all that led to it has been shown; null before that. */
  legal: readonly GameAction[] | null;
}

interface Hands {
  onplay: (action: GameAction) => void;
  onsay: (text: string) => void;
}

export class Plan {
  action: GameAction | null = $state.raw(null);
  #at: () => Standing | null;
  #hands: Hands;
  #since = 0;
  #played = -1;
  #offered: readonly GameAction[] = $derived.by(() => {
    const at = this.#at();
    return at?.open ? offers(at) : [];
  });

  /** Inside a component: the player's plan; `at` is null if nothing can be planned. */
  constructor(at: () => Standing | null, hands: Hands) {
    this.#at = at;
    this.#hands = hands;
    tellPlan(() => {
      if (!this.action && !this.#offered.length) return null;
      return { text: this.#words(), cancel: () => this.to(null) };
    });
    $effect(() => this.#settle());
  }

  /** What may be planned now. */
  get offered(): readonly GameAction[] {
    return this.#offered;
  }

  /** Whether the turn that has come at a ply is planned: its owner need not be called. */
  covers(ply: number): boolean {
    return this.action !== null || this.#played === ply;
  }

  /** Plan something, or nothing any more; the same once more is nothing. */
  to(action: GameAction | null): void {
    const again = action !== null && this.action !== null && isSame(action, this.action);
    this.action = again ? null : action;
    this.#since = this.#at()?.ply ?? 0;
    const what = this.#words();
    this.#hands.onsay(what === null ? t("plan-cancelled") : t("plan-made", { what }));
  }

  #words(): string | null {
    const at = this.#at();
    return at && this.action ? at.plans.words(this.action, at.about) : null;
  }

  // A plan is played as soon as it is the player's turn, or dropped with a message as soon as it becomes impossible.
  #settle(): void {
    const [at, plan] = [this.#at(), this.action];
    if (!plan) return;
    if (!at) this.action = null;
    else {
      const found = (at.legal ?? offers(at)).find((one) => isSame(one, plan));
      const why = this.#refusal(at) ?? (found ? null : at.plans.gone(plan, at.about));
      if (!why && !at.legal) return;
      this.action = null;
      untrack(() => {
        if (why) return toast(say(why));
        this.#played = at.ply;
        this.#hands.onplay(found!);
      });
    }
  }

  /** What speaks against any plan: a line that was lost, or somebody's second thoughts. */
  #refusal({ frozen, log }: Standing): Said | null {
    if (frozen) return { id: "plan-gone-line" };
    const undone = log.some(({ kind, ply }) => kind === "undo" && ply > this.#since);
    return undone ? { id: "plan-gone-undo" } : null;
  }
}

function offers({ plans, about, options }: Standing): readonly GameAction[] {
  return plans.possible(about.view, { board: about.board, options });
}

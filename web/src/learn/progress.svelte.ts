/** How far somebody has come in the tutorials, stored in the browser. */
export interface Progress {
  /** The step where the person was last. */
  at: string | null;
  done: readonly string[];
}

const KEY = "fogcity-learn";

function kept(): Partial<Record<string, Progress>> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Record<string, Progress>>;
  } catch {
    return {};
  }
}

let all = $state.raw(kept());

/** How far it goes in a game. */
export function progress(game: string): Progress {
  return all[game] ?? { at: null, done: [] };
}

/** Note where somebody is, and that a step is done. */
export function note(game: string, at: string | null, done?: string): void {
  const before = progress(game).done;
  all = { ...all, [game]: { at, done: done && !before.includes(done) ? [...before, done] : before } };
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A browser that keeps nothing still teaches.
  }
}

// What this browser remembers about tables and games; only the newest are kept.

const KEPT = 200;

/** One value of each table or game. Where the browser keeps nothing, it lasts as long as the page. */
export class Notes<T> {
  #here: Record<string, T> = {};

  constructor(readonly key: string) {}

  of(id: string): T | undefined {
    return this.#all()[id];
  }

  set(id: string, value: T): void {
    const { [id]: _, ...others } = this.#all();
    this.#here = Object.fromEntries([...Object.entries(others), [id, value] as const].slice(-KEPT));
    try {
      localStorage.setItem(this.key, JSON.stringify(this.#here));
    } catch {
      // It stays here.
    }
  }

  #all(): Record<string, T> {
    try {
      return { ...this.#here, ...(JSON.parse(localStorage.getItem(this.key) ?? "{}") as Record<string, T>) };
    } catch {
      return this.#here;
    }
  }
}

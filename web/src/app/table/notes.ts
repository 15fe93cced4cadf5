// What this browser remembers of tables, the newest of them.

const KEPT = 200;

/** One value of each table. Where the browser keeps nothing, it lasts as long as the page. */
export class Notes<T> {
  #here: Record<string, T> = {};

  constructor(readonly key: string) {}

  of(table: string): T | undefined {
    return this.#all()[table];
  }

  set(table: string, value: T): void {
    const { [table]: _, ...others } = this.#all();
    this.#here = Object.fromEntries([...Object.entries(others), [table, value] as const].slice(-KEPT));
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

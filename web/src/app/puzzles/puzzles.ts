// The puzzles of the games, and the worker that sets them up.
import type { FromPuzzler, ToPuzzler } from "../../pocket/puzzler";
import type { PuzzleFile } from "../../pocket/puzzles";
import type { Posed, Solution, Task, Verdict } from "../../pocket/task";

const urls = import.meta.glob<string>("$games/*/puzzles.generated.json", {
  query: "?url&no-inline", // pages may load files of the site alone, and a small one would become a part of the script
  import: "default",
  eager: true,
});

const gameOf = (path: string): string => path.split("/").at(-2) ?? "";

/** The games that have puzzles. */
export const PUZZLED: readonly string[] = Object.keys(urls).map(gameOf);

/** The puzzles of a game. */
export async function puzzlesFile(game: string): Promise<PuzzleFile> {
  const path = Object.keys(urls).find((one) => gameOf(one) === game);
  const answer = await fetch(urls[path ?? ""] ?? "");
  if (!answer.ok) throw new Error("the puzzles could not be loaded");
  return (await answer.json()) as PuzzleFile;
}

/** Asks the thread of tasks, all of one game; null where it cannot answer. */
export class Asker {
  #worker = new Worker(new URL("../../pocket/puzzler.ts", import.meta.url), { type: "module" });
  #waiting = new Map<number, (told: FromPuzzler["told"]) => void>();
  #next = 1;

  constructor() {
    this.#worker.onmessage = ({ data }: MessageEvent<FromPuzzler>) => this.#done(data.request, data.told);
    this.#worker.onerror = () => {
      for (const request of this.#waiting.keys()) this.#done(request, null);
    };
  }

  pose(task: Task): Promise<Posed | null> {
    return this.#ask((request) => ({ request, task })) as Promise<Posed | null>;
  }
  judge(answer: number): Promise<Verdict | null> {
    return this.#ask((request) => ({ request, answer })) as Promise<Verdict | null>;
  }
  reveal(): Promise<Solution | null> {
    return this.#ask((request) => ({ request, reveal: true })) as Promise<Solution | null>;
  }
  end(): void {
    this.#worker.terminate();
  }

  #ask(message: (request: number) => ToPuzzler): Promise<FromPuzzler["told"]> {
    return new Promise((done) => {
      const request = this.#next++;
      this.#waiting.set(request, done);
      this.#worker.postMessage(message(request));
    });
  }
  #done(request: number, told: FromPuzzler["told"]): void {
    this.#waiting.get(request)?.(told);
    this.#waiting.delete(request);
  }
}

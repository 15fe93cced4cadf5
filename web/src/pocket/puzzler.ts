// The worker that sets up and judges tasks: puzzles, and finding a better move in a game.
import { Engine } from "./engine.ts";
import { Shown } from "./game.ts";
import { files, script } from "./assets.ts";
import { Judge } from "./review.ts";
import { Position, type Posed, type Solution, type Task, type Verdict } from "./task.ts";

/** From the page: a task, an answer to the last one by the number of its action, or a request for the solution. */
export type ToPuzzler = { request: number } & ({ task: Task } | { answer: number } | { reveal: true });

/** To the page: a position, a verdict or a solution, or null where that was not possible. */
export interface FromPuzzler {
  request: number;
  told: Posed | Verdict | Solution | null;
}

/** All tasks of a thread are of one game. */
let engine: Promise<Engine> | null = null;
let position: Position | null = null;
let busy: Promise<unknown> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<ToPuzzler>) => {
  busy = busy
    .then(() => told(data))
    .catch(() => null)
    .then((found) => postMessage({ request: data.request, told: found } satisfies FromPuzzler));
});

async function told(data: ToPuzzler): Promise<FromPuzzler["told"]> {
  if (!("task" in data)) {
    const judge = await Judge.of(await engine!);
    return ("answer" in data ? position?.verdict(data.answer, judge) : position?.solution(judge)) ?? null;
  }
  const { game, options, rules } = data.task;
  engine ??= Engine.open(game, options, files);
  const [opened, code] = await Promise.all([engine, script(game)]);
  if (opened.book.version !== rules) return null;
  position = new Position(opened, new Shown(code, opened), data.task);
  return position.posed;
}

// The thread in which puzzles are set up and answers are judged.
import { Engine } from "./engine.ts";
import { Shown } from "./game.ts";
import { files, script } from "./means.ts";
import { Position, type Posed, type Puzzle, type PuzzleFile, type Verdict } from "./puzzles.ts";
import { Judge } from "./review.ts";

/** From the page: a puzzle to set up, or an answer to the last one by the number of its action. */
export type ToPuzzler =
  | { request: number; file: Pick<PuzzleFile, "game" | "seed" | "rules">; puzzle: Puzzle }
  | { request: number; answer: number };

/** To the page: a position or a verdict, or null where that was not possible. */
export interface FromPuzzler {
  request: number;
  told: Posed | Verdict | null;
}

let engine: Promise<Engine> | null = null;
let position: Position | null = null;
let busy: Promise<unknown> = Promise.resolve();

addEventListener("message", ({ data }: MessageEvent<ToPuzzler>) => {
  busy = busy
    .then(() => told(data))
    .catch(() => null)
    .then((found) => postMessage({ request: data.request, told: found } satisfies FromPuzzler));
});

async function told(data: ToPuzzler): Promise<Posed | Verdict | null> {
  if ("answer" in data) return position?.verdict(data.answer, await Judge.of(await engine!)) ?? null;
  const { game, rules } = data.file;
  engine ??= Engine.open(game, { players: 2 }, files);
  const [opened, code] = await Promise.all([engine, script(game)]);
  if (opened.book.version !== rules) return null;
  position = new Position(opened, new Shown(code, opened), data.file, data.puzzle);
  return position.posed;
}

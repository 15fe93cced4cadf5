// The worker that makes reviews; separate from the one for tables, because it is busy for seconds.
import { Engine } from "./engine.ts";
import { Shown } from "./game.ts";
import { files, script } from "./assets.ts";
import type { GameRecord } from "./imported.ts";
import { Judge, type Margin, margins, type Progress, review } from "./review.ts";

/**
 * From the page: a record to review, and the version of the win chances that it was reviewed by before;
 * later the number of a step whose expected margins are wanted.
 */
export type ToReviewer = { record: GameRecord; known: string | null } | { step: number };

/**
 * To the page: how far a review is; that nobody can review such a game, that it went
 * wrong, or that it would be the same as before; expected margins after a step.
 */
export type FromReviewer = Progress | "none" | "failed" | "same" | { step: number; margins: Margin[]; playouts: number };

/** Milliseconds between two messages: the page has other things to do. */
const OFTEN = 150;

/** The game that is reviewed, once it is open; null where nobody can judge it. */
interface Open {
  record: GameRecord;
  engine: Engine;
  shown: Shown;
  judge: Judge;
}
let open: Promise<Open | null> = Promise.resolve(null);

addEventListener("message", ({ data }: MessageEvent<ToReviewer>) => {
  if ("record" in data) open = opened(data.record);
  void ("record" in data ? made(data.known) : foresee(data.step)).catch((problem: unknown) => {
    tell("failed");
    throw problem;
  });
});

const tell = (found: FromReviewer): void => postMessage(found);

async function opened(record: GameRecord): Promise<Open | null> {
  const [engine, code] = await Promise.all([Engine.open(record.game, record.options, files), script(record.game)]);
  const judge = await Judge.of(engine);
  if (!judge || engine.book.version !== record.rules) return null;
  return { record, engine, shown: new Shown(code, engine), judge };
}

async function made(known: string | null): Promise<void> {
  const game = await open;
  if (!game) return tell("none");
  const { record, engine, shown, judge } = game;
  if (judge.scale.value === known) return tell("same");
  let last = -Infinity;
  let latest: (() => Progress) | null = null;
  for (const now of review(record, engine, shown, judge)) {
    latest = now;
    if (performance.now() - last < OFTEN) continue;
    tell(now());
    last = performance.now();
  }
  if (latest) tell(latest());
}

async function foresee(step: number): Promise<void> {
  const game = await open;
  if (!game) return;
  const { record, engine, shown, judge } = game;
  tell({ step, margins: margins(record, engine, shown, judge, step), playouts: judge.scale.playouts });
}

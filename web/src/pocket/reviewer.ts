// The thread in which reviews are made, apart from the tables of this device: it is busy for seconds.
import { Engine } from "./engine.ts";
import { Shown } from "./game.ts";
import { files, script } from "./means.ts";
import type { GameRecord } from "./imported.ts";
import { Judge, type Progress, review } from "./review.ts";

/** From the page: a record to review, and the version of the win chances that it was reviewed by before. */
export interface ToReviewer {
  record: GameRecord;
  known: string | null;
}

/**
 * To the page: how far a review is; that nobody can review such a game, that it went
 * wrong, or that it would be the same as before.
 */
export type FromReviewer = Progress | "none" | "failed" | "same";

/** Milliseconds between two messages: the page has other things to do. */
const OFTEN = 150;

addEventListener("message", ({ data }: MessageEvent<ToReviewer>) => {
  void made(data).catch((problem: unknown) => {
    tell("failed");
    throw problem;
  });
});

const tell = (found: FromReviewer): void => postMessage(found);

async function made({ record, known }: ToReviewer): Promise<void> {
  const [engine, code] = await Promise.all([Engine.open(record.game, record.options, files), script(record.game)]);
  const judge = await Judge.of(engine);
  if (!judge || engine.book.version !== record.rules) return tell("none");
  if (judge.scale.value === known) return tell("same");
  let last = -Infinity;
  let latest: (() => Progress) | null = null;
  for (const now of review(record, engine, new Shown(code, engine), judge)) {
    latest = now;
    if (performance.now() - last < OFTEN) continue;
    tell(now());
    last = performance.now();
  }
  if (latest) tell(latest());
}

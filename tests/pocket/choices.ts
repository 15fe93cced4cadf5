// The browser's side of benchmarks/matches.py: what a bot chooses in a position that somebody else plays on.
import { type Budget, choose } from "../../web/src/pocket/bots.ts";
import { Engine, type Files, type Options } from "../../web/src/pocket/engine.ts";

export interface ChoiceJob {
  game: string;
  options: Options;
  bot: string;
  seed: number;
  seat: number;
  seconds: number;
  /** The state as the seat knows it, byte for byte. */
  veiled: readonly number[];
}

const engines = new Map<string, Promise<Engine>>();

export async function choice(job: ChoiceJob, files: Files): Promise<{ action: number; seconds: number }> {
  const key = JSON.stringify([job.game, job.options]);
  const opened = engines.get(key) ?? Engine.open(job.game, job.options, files);
  engines.set(key, opened);
  const engine = await opened;
  const kind = engine.kindOf(job.bot);
  if (!kind) throw new Error(`there is no ${job.bot} with these options`);
  await engine.learn(kind);
  const budget: Budget = { iterations: null, seconds: job.seconds };
  const started = performance.now();
  const action = choose(engine, kind, job.seed, Uint8Array.from(job.veiled), job.seat, budget);
  return { action, seconds: (performance.now() - started) / 1000 };
}

// The browser's side of test_shown.py: what the script of a game shows of random games, as texts that can be compared.
import { crc32 } from "../../web/src/pocket/bots.ts";
import { Engine, type Files, type Options, type State } from "../../web/src/pocket/engine.ts";
import { type Script, Shown } from "../../web/src/pocket/game.ts";
import { BadInput, Illegal } from "../../web/src/pocket/python.ts";

/** Games played by chance: at every step a view of one seat in turn and the last events, now and then all actions. */
export interface ShownJob {
  game: string;
  options: Options;
  key: number;
  first: number;
  count: number;
  /** Every so many steps legal actions are told, and these texts are read as actions. */
  every: number;
  texts: readonly string[];
  /** The step that is given back whole. */
  whole?: number;
}

export async function shown(job: ShownJob, files: Files, script: Script): Promise<(number | string)[]> {
  const engine = await Engine.open(job.game, job.options, files);
  const game = new Shown(script, engine);
  const found: (number | string)[] = [];
  for (let i = 0; i < job.count; i++) {
    engine.seed(job.key, job.first + i, 0);
    engine.start();
    let events: unknown = [];
    for (let step = 0; ; step++) {
      const seat = (step % (engine.players + 1)) - 1;
      const more = step % job.every === 0 ? told(engine, game, job.texts) : {};
      const text = stable({ events, view: game.view(engine.veiled(seat), seat), ...more });
      found.push(found.length === job.whole ? text : crc32(new TextEncoder().encode(text)));
      if (engine.over()) break;
      events = act(engine, game);
    }
  }
  return found;
}

/** All legal actions, what texts would mean, and what speaks for some. */
function told(engine: Engine, game: Shown, texts: readonly string[]): object {
  const state = engine.content;
  const actions = engine.waiting().map((acting) => engine.legal(acting).map((number) => game.action(state, acting, number)));
  const acting = engine.waiting()[0];
  const own = [actions[0]?.at(0), actions[0]?.at(-1)].flatMap((action) => (action ? [action.text] : []));
  const reads = acting === undefined ? [] : [...own, ...texts].map((text) => read(game, state, acting, text));
  return { actions, reads, reasons: acting === undefined ? [] : reasons(engine, game, acting) };
}

/** What some of the actions would do, drawing among them, and what speaks for them. */
function reasons(engine: Engine, game: Shown, seat: number): unknown {
  const veiled = engine.veiled(seat);
  const legal = engine.legal(seat);
  const draws = legal.filter((number) => ["+", "take deck"].includes(game.action(engine.content, seat, number).text));
  return [legal[0]!, legal[legal.length >> 1]!, ...draws].map((number) => [
    game.describe(veiled, seat, number),
    game.reasons(veiled, seat, number),
  ]);
}

function read(game: Shown, state: State, seat: number, text: string): unknown {
  try {
    return game.read(state, seat, text);
  } catch (error) {
    if (error instanceof Illegal) return [error.rule, error.message];
    if (error instanceof BadInput) return error.message;
    throw error;
  }
}

function act(engine: Engine, game: Shown): unknown {
  const before = engine.content;
  const then = engine.veiled(-1);
  const seat = engine.waiting()[0]!;
  const legal = engine.legal(seat);
  const number = legal[engine.module.call("below", engine.rng, legal.length)]!;
  engine.apply(seat, number);
  const events = game.events(then, engine.veiled(-1), seat, before, number);
  return events.map(stable).sort(); // some events of a step have no order
}

/** JSON with sorted names, as Python writes it. */
export function stable(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(stable).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${stable((value as Record<string, unknown>)[name])}`).join(",")}}`;
}

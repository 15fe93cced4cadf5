// Reviews the records that come as JSON on standard input with the modules of a folder, and prints the reviews.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { Engine } from "../../web/src/pocket/engine.ts";
import { Shown } from "../../web/src/pocket/game.ts";
import { Judge, margins, review } from "../../web/src/pocket/review.ts";

const [folder] = process.argv.slice(2);
const files = async (name) => new Uint8Array(await readFile(join(folder, name)));
const found = [];
for (const record of JSON.parse(await text(process.stdin))) {
  const started = performance.now();
  const engine = await Engine.open(record.game, record.options, files);
  const shown = new Shown(await import(pathToFileURL(join(folder, `${record.game}.js`))), engine);
  const judge = await Judge.of(engine);
  let first = null;
  let last = null;
  for (const now of review(record, engine, shown, judge)) {
    first ??= performance.now() - started;
    last = now;
  }
  const foreseen = [0, 40, record.log.length].map((step) => margins(record, engine, shown, judge, step));
  found.push({ ...last(), foreseen, first, whole: performance.now() - started });
}
process.stdout.write(JSON.stringify(found));

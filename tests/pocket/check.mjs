// Judges games that were typed in: jobs come as JSON on standard input, reports go out.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { Engine } from "../../web/src/pocket/engine.ts";
import { Shown } from "../../web/src/pocket/game.ts";

const [folder] = process.argv.slice(2);
const files = async (name) => new Uint8Array(await readFile(join(folder, name)));
const answers = [];
for (const { game, options, text: typed } of JSON.parse(await text(process.stdin))) {
  const script = await import(pathToFileURL(join(folder, `${game}.js`)));
  answers.push(new Shown(script, await Engine.open(game, options, files)).judge(typed));
}
process.stdout.write(JSON.stringify(answers));

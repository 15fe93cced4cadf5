// Does the jobs that come as JSON on standard input with the modules of a folder, and prints the answers.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";
import { shown } from "./shown.ts";
import { run } from "./trial.ts";

const [folder] = process.argv.slice(2);
const files = async (name) => new Uint8Array(await readFile(join(folder, name)));
const answers = [];
for (const job of JSON.parse(await text(process.stdin))) {
  if ("texts" in job) {
    const script = await import(pathToFileURL(join(folder, `${job.game}.js`)));
    answers.push(await shown(job, files, script));
  } else {
    answers.push(await run(job, files));
  }
}
process.stdout.write(JSON.stringify(answers));

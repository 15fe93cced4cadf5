// Opens records from texts as a page does, and prints what the device then shows of them, or why it refuses.
import { text } from "node:stream/consumers";
import { LocalServer } from "../../web/src/pocket/server.ts";
import { Refused } from "../../web/src/pocket/stored.ts";
import { inMemory } from "./memory.mjs";

const resources = inMemory(process.argv[2]);

async function opened(record) {
  try {
    const id = await new LocalServer(resources).keep(record, "A game");
    const table = await new LocalServer(resources).table(id); // as it was written down
    const { length, steps } = table.replay("open", 0, 10_000);
    return { id, info: table.info(), length, last: steps.at(-1).views, record: table.record(), kept: resources.kept.size };
  } catch (refusal) {
    if (!(refusal instanceof Refused)) throw refusal;
    return { code: refusal.code, detail: refusal.message };
  }
}

const answers = [];
for (const record of JSON.parse(await text(process.stdin))) answers.push(await opened(record));
process.stdout.write(JSON.stringify(answers));

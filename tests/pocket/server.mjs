// Plays whole games at tables of the device, by the protocol as the page does, and prints what became of them.
import { text } from "node:stream/consumers";
import { LocalServer } from "../../web/src/pocket/server.ts";
import { inMemory } from "./memory.mjs";

const resources = inMemory(process.argv[2]);

/** Play to the end: what may be taken back is taken back once, and half way the tab is closed. */
async function play(given) {
  let server = new LocalServer(resources);
  const id = await server.make({ table: given, title: "", name: "Ann" });
  let line = await Line.open(server, id);
  let undone = 0;
  let refused = null;
  let past = null;
  for (let asked = 0; line.state.table.status === "playing"; asked++) {
    if (asked > 2000) throw new Error(JSON.stringify(line.answer ?? line.state.table));
    const seen = line.state.seen.find(({ actions }) => actions.length);
    if (!seen) {
      await line.news();
      continue;
    }
    refused ??= await line.ask({ type: "act", seat: seen.seat, ply: line.state.ply, action: "nonsense" });
    await line.ask({ type: "act", seat: seen.seat, ply: line.state.ply, action: seen.actions[(7919 * asked) % seen.actions.length].text });
    const again = line.state.seen.find(({ may_undo }) => may_undo);
    if (again && undone < 2) {
      undone += 1;
      await line.ask({ type: "undo", seat: again.seat, ply: line.state.ply, to: null });
    }
    if (asked >= 12 && !past) {
      past = lookBack(await server.table(id), line.state);
      line.close();
      server = new LocalServer(resources); // all that is left is what was written down
      line = await Line.open(server, id);
    }
  }
  const table = await server.table(id);
  const { length, steps } = table.replay("open", 0, 10_000);
  const reopened = await new LocalServer(resources).table(id);
  return {
    record: table.record(),
    state: line.state,
    undone,
    refused,
    past,
    same: JSON.stringify(reopened.state().log) === JSON.stringify(table.state().log),
    length,
    last: steps.at(-1).views,
    stored: resources.kept.get(id),
  };
}

/** A running game, step by step: what a person here sees last, what others did, and what is refused. */
function lookBack(table, { seen }) {
  const [{ seat, view }] = seen;
  const { steps } = table.replay(String(seat), 0, 10_000);
  const others = steps.filter((step) => step.seat !== null && step.seat !== seat);
  const log = table.state().log.filter(({ kind }) => kind === "action");
  const refused = ["open", "0", "1"].filter((eyes) => !seen.some((own) => String(own.seat) === eyes)).filter((eyes) => {
    try {
      table.replay(eyes, 0, 1);
      return false;
    } catch ({ code }) {
      return code === "not_over";
    }
  });
  return {
    same: JSON.stringify(steps.at(-1).views) === JSON.stringify([view]),
    told: others.every(({ action }) => log.some((entry) => JSON.stringify(entry.action) === JSON.stringify(action))),
    refused,
  };
}

class Line {
  static async open(server, id) {
    const line = new Line();
    line.server = server;
    line.id = id;
    line.next = 1;
    line.waiting = [];
    line.hear = (message) => line.#heard(message);
    if (!(await server.listen(id, 0, line.hear))) throw new Error("there is no table");
    return line;
  }
  async ask(message) {
    this.answer = null;
    await this.server.hear(this.id, { ...message, id: this.next++ }, this.hear);
    return this.answer;
  }
  news() {
    return new Promise((done) => this.waiting.push(done));
  }
  close() {
    this.server.leave(this.id, this.hear);
  }
  #heard(message) {
    if (message.type === "state") {
      this.state = message;
      for (const done of this.waiting.splice(0)) done();
    } else {
      this.answer = message;
    }
  }
}

const answers = [];
for (const given of JSON.parse(await text(process.stdin))) answers.push(await play(given));
process.stdout.write(JSON.stringify(answers));

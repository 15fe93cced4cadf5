// The worker for tables on this device: rules and bots run here, so that the page never waits for them.
import type { ClientMessage } from "../lib/api/types.ts";
import type { Options } from "./engine.ts";
import { type Fork, LocalServer, problem, type NewHere } from "./server.ts";
import { files, script } from "./assets.ts";
import * as store from "./store.ts";
import { Refused } from "./stored.ts";

/** From the page: open, use or close a line to a table, or send a request as over HTTP. */
export type ToWorker =
  | { line: number; open: string; since: number }
  | { line: number; send: ClientMessage }
  | { line: number; close: true }
  | { request: number; method: string; path: string; query: string; body: unknown };

/** To the page: a message on a line, the end of one with the code of a socket, or an answer. */
export type FromWorker =
  { line: number; hear: unknown } | { line: number; closed: number } | { request: number; status: number; body: unknown };

const NOT_FOUND = 4404;
const ELSEWHERE = 4409;

const server = new LocalServer({
  load: store.load,
  save(table) {
    if (lost.has(table.id)) throw new Refused("stale", "The table was opened elsewhere.");
    return store.save(table);
  },
  files,
  script,
});

/** Tables that another tab or window has taken over: nothing of theirs is written down here any more. */
const lost = new Set<string>();
const held = new Set<string>();

/** Take exclusive control of a table; another tab or window that has it open must let go. */
function hold(table: string): Promise<void> {
  lost.delete(table);
  if (held.has(table) || !("locks" in navigator)) return Promise.resolve();
  return new Promise((ready) => {
    const forever = (): Promise<void> => {
      held.add(table);
      ready();
      return new Promise(() => {});
    };
    navigator.locks.request(`fogcity-${table}`, { steal: true }, forever).catch(() => letGo(table));
  });
}

function letGo(table: string): void {
  held.delete(table);
  lost.add(table);
  for (const [line, { table: its, hear }] of lines) {
    if (its !== table) continue;
    server.leave(table, hear);
    lines.delete(line);
    tell({ line, closed: ELSEWHERE });
  }
}

const lines = new Map<number, { table: string; hear: (message: unknown) => void }>();
const tell = (message: FromWorker): void => postMessage(message);

addEventListener("message", ({ data }: MessageEvent<ToWorker>) => {
  if ("request" in data) void answer(data);
  else if ("open" in data) void open(data.line, data.open, data.since);
  else {
    const line = lines.get(data.line);
    if (!line) return;
    if ("send" in data) void server.hear(line.table, data.send, line.hear);
    else {
      server.leave(line.table, line.hear);
      lines.delete(data.line);
    }
  }
});

async function open(line: number, table: string, since: number): Promise<void> {
  const hear = (message: unknown): void => tell({ line, hear: message });
  lines.set(line, { table, hear });
  await hold(table);
  const found = await server.listen(table, since, hear).catch(() => false);
  if (!found) tell({ line, closed: NOT_FOUND });
}

async function answer(asked: Extract<ToWorker, { request: number }>): Promise<void> {
  const { request } = asked;
  try {
    const [status, body] = await handled(asked);
    tell({ request, status, body });
  } catch (refusal) {
    const known = refusal instanceof Refused ? refusal : new Refused("unavailable", String(refusal));
    const found = problem(known);
    tell({ request, status: found.status, body: found });
  }
}

async function handled(asked: Extract<ToWorker, { request: number }>): Promise<[number, unknown]> {
  const { method, path, body } = asked;
  const query = new URLSearchParams(asked.query);
  if (path === "/api/tables" && method === "POST") {
    const id = await ("record" in (body as NewHere | Fork) ? server.fork(body as Fork) : server.make(body as NewHere));
    return [201, (await server.table(id))!.state()];
  }
  if (path === "/api/records") {
    const { text, title } = body as { text: string; title: string };
    return [201, (await server.table(await server.keep(text, title)))!.state()];
  }
  if (path === "/api/check") {
    const { game, options, text } = body as { game: string; options: Options; text: string };
    return [200, await server.check(game, options, text)];
  }
  const [, , , id, part] = path.split("/");
  const table = await server.table(id!);
  if (!table) return [404, problem(new Refused("not_found", "There is no such table on this device."))];
  switch (part) {
    case undefined:
      return [200, table.state(Number(query.get("since") ?? 0))];
    case "board":
      return [200, table.board];
    case "record":
      return [200, table.record()];
    case "rematch":
      return [201, (await server.table(await server.again(table)))!.state()];
    case "replay":
      return [
        200,
        table.replay(
          query.get("seat") ?? "spectator",
          Number(query.get("from") ?? 0),
          Number(query.get("count") ?? 50),
        ),
      ];
    default:
      return [404, problem(new Refused("not_found", "This is not there for tables on this device."))];
  }
}

// Tables on this device: a worker answers what the rest of the client would otherwise ask the server.
import type { Checked } from "../../games/contract";
import type { Fixed, Fork } from "../../pocket/server";
import type { FromWorker, ToWorker } from "../../pocket/worker";
import { t } from "../i18n.svelte";
import { Refusal, unreachable } from "./client";
import type { ClientMessage, NewTable, Problem, TableInfo, TableState } from "./types";

/** A table to make: what is left out is as usual. */
export type TableDraft = Pick<NewTable, "game" | "seats"> & Partial<NewTable>;

/** More bytes than any record has: it is refused. */
const LARGEST_RECORD = 1_100_000;
const HERE = /^\/api\/tables\/device-/;

/** Whether a table is one of this device. */
export function isOnDevice(table: string): boolean {
  return table.startsWith("device-");
}

/** Whether a table can be played without anybody else: people at this screen and bots, for as long as they like. */
export function needsNobody({ game, seats, options, start, clock }: TableDraft): boolean {
  const alone = seats.every(({ kind }) => kind === "me" || kind === "bot");
  const plain = Object.values(options ?? {}).every((value) => typeof value !== "string" || !value.includes("\n"));
  return isPlayedHere(game) && alone && plain && !start && (clock?.kind ?? "none") === "none";
}

/** Whether a game can be played on the device. */
export function isPlayedHere(game: string): boolean {
  return GAMES.includes(game);
}

const GAMES = Object.keys(import.meta.glob("../../../pocket/*.wasm", { query: "?url" })).map((path) =>
  path.slice(path.lastIndexOf("/") + 1, -".wasm".length),
);

/** A module whose only function makes a vector: browsers that do not know these cannot run the rules. */
const VECTORS = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11];

/** What this browser lacks to play on the device; null where it has everything. */
export function lacks(): "webassembly" | "worker" | "storage" | null {
  if (typeof WebAssembly !== "object" || !WebAssembly.validate(Uint8Array.from(VECTORS))) return "webassembly";
  if (typeof Worker !== "function") return "worker";
  try {
    return typeof indexedDB === "object" && indexedDB ? null : "storage";
  } catch {
    return "storage"; // some browsers forbid even to look
  }
}

let worker: Worker | null = null;
let next = 1;
const lines = new Map<number, Line>();
const requests = new Map<number, (answer: Response) => void>();

function tell(message: ToWorker): void {
  if (!worker) {
    worker = new Worker(new URL("../../pocket/worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
      if ("request" in data) {
        requests.get(data.request)?.(Response.json(data.body, { status: data.status }));
        requests.delete(data.request);
      } else if ("hear" in data) {
        lines.get(data.line)?.onmessage({ data: JSON.stringify(data.hear) });
      } else {
        lines.get(data.line)?.onclose({ code: data.closed });
      }
    };
    // A browser that cannot run it: nobody shall wait for an answer.
    worker.onerror = () => {
      for (const done of requests.values()) done(Response.json(unreachable(), { status: 503 }));
      requests.clear();
      for (const line of lines.values()) line.onclose({ code: 4404 });
    };
  }
  worker.postMessage(message);
}

/** A line to a table of this device, with as much of a WebSocket as a connection uses. */
export class Line {
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  #number = next++;

  constructor(table: string, since: number) {
    lines.set(this.#number, this);
    tell({ line: this.#number, open: table, since });
  }
  send(text: string): void {
    tell({ line: this.#number, send: JSON.parse(text) as ClientMessage });
  }
  close(): void {
    lines.delete(this.#number);
    tell({ line: this.#number, close: true });
  }
}

/** The device's answer to a request about one of its tables, or null where it is the server's. */
export function answered(request: Request): Promise<Response> | null {
  const { pathname, search } = new URL(request.url);
  return HERE.test(pathname) ? asked(request.method, pathname, search, null) : null;
}

/** Create a table on this device; returns its id. */
export function makeHere(table: TableDraft, title: string, name: string, fixed: Fixed = {}): Promise<string> {
  return made({ table, title, name, ...fixed });
}

/** Create a table on this device that continues from a step of a finished game; returns its id. */
export function forkHere(fork: Fork): Promise<string> {
  return made(fork);
}

async function made(body: unknown): Promise<string> {
  const what = lacks();
  if (what)
    throw new Refusal({ ...unreachable(), code: "lacking" as Problem["code"], detail: t("home-lacks", { what }) });
  const answer = await asked("POST", "/api/tables", "", body);
  if (!answer.ok) throw new Refusal((await answer.json()) as Problem);
  return ((await answer.json()) as TableState).table.id;
}

/** Keep the game of a record on this device, where it can be replayed; returns its id. */
export async function openRecord(file: Blob, title: (game: string) => string): Promise<string> {
  const text = await file.slice(0, LARGEST_RECORD).text();
  const answer = await asked("POST", "/api/records", "", { text, title: title(gameOf(text)) });
  if (!answer.ok) throw new Refusal((await answer.json()) as Problem);
  return ((await answer.json()) as TableState).table.id;
}

/** What the rules say of a game that was typed in from a real table. */
export async function judge(game: string, options: object, text: string): Promise<Checked> {
  const answer = await asked("POST", "/api/check", "", { game, options: { ...options }, text });
  if (!answer.ok) throw new Refusal((await answer.json()) as Problem);
  return (await answer.json()) as Checked;
}

/** The game that a record names; nothing where it is none. */
function gameOf(text: string): string {
  return /"game":\s*"(\w{1,40})"/.exec(text)?.[1] ?? "";
}

/** The tables of this device, the one that changed last first; none where the browser keeps nothing. */
export async function tablesHere(): Promise<TableInfo[]> {
  const [{ all }, { infoOf }] = await Promise.all([import("../../pocket/store"), import("../../pocket/stored")]);
  const found = (await all().catch(() => [])).map(infoOf);
  return found.sort((a, b) => b.changed_at.localeCompare(a.changed_at));
}

function asked(method: string, path: string, query: string, body: unknown): Promise<Response> {
  return new Promise((done) => {
    const request = next++;
    requests.set(request, done);
    tell({ request, method, path, query, body });
  });
}

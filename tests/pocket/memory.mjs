// What the server on a device needs, from a folder of modules and from memory.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

export function inMemory(folder) {
  const kept = new Map();
  return {
    kept,
    files: async (name) => new Uint8Array(await readFile(join(folder, name))),
    script: (game) => import(pathToFileURL(join(folder, `${game}.js`))),
    load: async (id) => structuredClone(kept.get(id)),
    save: async (table) => void kept.set(table.id, structuredClone(table)),
  };
}

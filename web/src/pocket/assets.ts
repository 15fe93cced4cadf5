// Loads modules and scripts from the site's own files, for the workers.
import type { Script } from "./game.ts";
import { Refused } from "./stored.ts";

const urls = import.meta.glob<string>("../../pocket/*.{json,wasm,bin}", {
  query: "?url",
  import: "default",
  eager: true,
});
const scripts = import.meta.glob<Script>("../../pocket/*.js");

/** A file of the modules by its name. */
export async function files(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const url = urls[`../../pocket/${name}`];
  if (!url) throw new Refused("unavailable", `there is no ${name}`);
  const answer = await fetch(url).catch(() => null); // there may be no network
  if (!answer?.ok) throw new Refused("not_loaded", `${name} could not be loaded`);
  return new Uint8Array(await answer.arrayBuffer());
}

/** The script of a game. */
export async function script(game: string): Promise<Script> {
  const found = scripts[`../../pocket/${game}.js`];
  if (!found) throw new Refused("unavailable", `${game} is not played on the device`);
  return found();
}

// How the client is built: into the Python package, so that `fogcity serve` and the wheel include it.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { shells } from "./shells.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.FOGCITY_SERVER ?? "http://127.0.0.1:8000";

const protocol = createHash("sha256").update(readFileSync(here("src/lib/api/schema.d.ts")));

const START =
  /node_modules|src\/(lib|app\/home)\/|src\/app\/[^/]+$|src\/app\/lobby\/(against|JoinByCode|make|mine|TableCard|words)|\/(Plate\.svelte|palette\.css|lobby\.ts)/;
const BOARD = /src\/games\/common\//;
const TABLE = /src\/app\/(table\/|replay\/tape|lobby\/(SeatMark|TableFacts)|person\/Notify)/;

/**
 * Writes the lists of files that the service worker keeps, so that every game opens from its second visit on: at once,
 * and, for what strong bots know, when all else is there.
 */
function fileList(): Plugin {
  return {
    name: "fogcity-file-list",
    apply: "build",
    // Only now is it known which files there are: chunks that held nothing but styles are gone.
    async writeBundle(options, bundle) {
      const files = Object.keys(bundle).sort();
      const list = (name: string, kinds: RegExp): Promise<void> =>
        writeFile(`${options.dir}/${name}.json`, JSON.stringify(files.filter((file) => kinds.test(file))));
      await list("files", /\.(js|css|woff2|wasm|json)$/);
      await list("later", /\.bin$/);
    },
  };
}

/** Puts the script that runs before the first paint into the page: a file of its own, which waits for no other. */
function early(): Plugin {
  return {
    name: "fogcity-early",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: here("src/early.ts"), name: "early" });
    },
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        const file = Object.values(bundle ?? {}).find((one) => one.type === "chunk" && one.name === "early");
        return html.replace("<!-- early -->", `<script src="/${file!.fileName}"></script>`);
      },
    },
  };
}

export default defineConfig({
  plugins: [svelte(), early(), fileList(), shells()],
  define: { PROTOCOL: JSON.stringify(protocol.digest("hex").slice(0, 16)) },
  json: { stringify: true }, // browsers read JSON faster than the same as a script
  resolve: {
    alias: {
      $lib: here("src/lib"),
      $app: here("src/app"),
      $games: here("src/games"),
      $locales: here("../src/fogcity/locales"),
    },
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: here("../src/fogcity/server/static"),
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: (file) => (file.includes("/pocket/") ? false : undefined),
    rolldownOptions: {
      checks: { pluginTimings: false },
      // What every page needs comes in one piece, and so does what every board needs: on a slow line a file costs more
      // than its bytes.
      output: {
        codeSplitting: {
          groups: [
            { name: "start", test: START },
            { name: "board", test: BOARD },
            { name: "table", test: TABLE },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here("."), here("../src/fogcity")] },
    proxy: { "/api": { target: server, ws: true } },
  },
  worker: { format: "es", rolldownOptions: { checks: { pluginTimings: false } } },
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
    testTimeout: 120_000, // no test is about time: this only ends one that hangs
  },
});

// Pages to show before any script has loaded: one for each kind of address and each language, drawn by the client's own
// components. Each names everything it will need. The server picks one by the address and the browser's languages.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { brotliCompress, constants } from "node:zlib";
import { promisify } from "node:util";
import { createServer, type Plugin, type Rolldown } from "vite";
import type { Drawn } from "./src/shell/render";

const compress = promisify(brotliCompress);
const LANGUAGES = ["en", "fr", "nl", "ko"];
const SQUEEZED = [".js", ".css", ".html", ".svg", ".json", ".wasm", ".webmanifest"];
const SMALL = 1000;

type Chunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

export function shells(): Plugin {
  return {
    name: "fogcity-shells",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true, // the list of files is written before it is compressed
      async handler(options, bundle) {
        const folder = options.dir!;
        await write(folder, new Files(bundle), await draw());
        await squeeze(folder);
      },
    },
  };
}

/** Write the pages of all languages: those that are drawn, and those of tables and lessons in general. */
async function write(folder: string, files: Files, drawn: Record<string, Record<string, Drawn>>): Promise<void> {
  const index = await readFile(join(folder, "index.html"), "utf8");
  for (const [language, shells] of Object.entries(drawn)) {
    const games = Object.keys(shells).flatMap((page) => page.split("/")[1] ?? []);
    const texts = (...parts: string[]): string[] => parts.map((part) => `locales/${language}/${part}.ftl`);
    for (const page of new Set([...Object.keys(shells), "table", "learn"])) {
      const [name = "", game] = page.split("/");
      const own = files.needed(name === "home" ? [] : [`/${name}.svelte`]);
      const later = texts("common", ...games);
      if (name === "learn") later.push(...texts("learn"));
      if (game) later.push(`games/${game}/index.ts`);
      if (game && name === "learn") later.push(...texts(`${game}-learn`), `games/${game}/learning.ts`);
      if (game && name === "learn") later.push(`games/${game}/lessons.generated.json`);
      const more = files.needed(later).filter((file) => !own.includes(file));
      const path = join(folder, "pages", language, `${page}.html`);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, fill(index, language, shells[page], own.map(link), more.map(link)));
    }
  }
}

/** How a page names a file that it needs. */
function link(file: string): string {
  return `<link rel="${file.endsWith(".css") ? "stylesheet" : "modulepreload"}" href="${file}" crossorigin />`;
}

/** All shells by their languages and addresses. */
async function draw(): Promise<Record<string, Record<string, Drawn>>> {
  const server = await createServer({
    appType: "custom",
    logLevel: "error",
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false },
  });
  try {
    const { draw } = (await server.ssrLoadModule("/src/shell/render.ts")) as typeof import("./src/shell/render");
    const all: Record<string, Record<string, Drawn>> = {};
    for (const language of LANGUAGES) all[language] = await draw(language as "en");
    return all;
  } finally {
    await server.close();
  }
}

/** Which files of a build hold which modules. */
class Files {
  readonly chunks: Chunk[];

  constructor(bundle: Rolldown.OutputBundle) {
    this.chunks = Object.values(bundle).filter((file): file is Chunk => file.type === "chunk");
  }

  /** The scripts and styles that modules need beyond what every page has; a module is named by the end of its path. */
  needed(modules: string[]): string[] {
    const start = this.closure(this.chunks.filter((chunk) => chunk.isEntry && chunk.name !== "early"));
    const wanted = modules.flatMap((end) => {
      const is = (id: string): boolean => id.split("?")[0]!.toLowerCase().endsWith(end);
      const found = this.chunks.filter(
        ({ facadeModuleId, moduleIds }) => is(facadeModuleId ?? "") || moduleIds.some(is),
      );
      if (!found.length) throw new Error(`nothing is built of ${end}`);
      return found;
    });
    const chunks = [...this.closure(wanted)].filter((chunk) => !start.has(chunk));
    return chunks
      .flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? []), chunk.fileName])
      .map((file) => `/${file}`);
  }

  private closure(from: Chunk[]): Set<Chunk> {
    const found = new Set<Chunk>();
    const visit = (chunk: Chunk): void => {
      if (found.has(chunk)) return;
      found.add(chunk);
      for (const name of chunk.imports) {
        const next = this.chunks.find(({ fileName }) => fileName === name);
        if (next) visit(next);
      }
    };
    from.forEach(visit);
    return found;
  }
}

/** A page of its own: its language, its title, what it shows before any script, and what it needs then and later. */
function fill(index: string, language: string, drawn: Drawn | undefined, now: string[], later: string[]): string {
  const html = index
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace("</head>", `  ${now.join("\n    ")}\n  </head>`)
    .replace('<div id="app">', `${later.join("\n    ")}\n    <div id="app">`); // styles hold up only what is below them
  if (!drawn) return html;
  return html
    .replace(/<title>.*?<\/title>/, () => `<title>${drawn.title}</title>`)
    .replace('<div id="shell"', () => `<div id="drawn" inert>${drawn.body}</div>\n    <div id="shell"`);
}

/** Every file of text a second time, as small as it gets: what is built once may take its time. */
async function squeeze(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names
      .filter((name) => SQUEEZED.includes(extname(name)))
      .map(async (name) => {
        const text = await readFile(join(folder, name));
        if (text.length < SMALL) return;
        const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
        await writeFile(join(folder, `${name}.br`), await compress(text, { params }));
      }),
  );
}

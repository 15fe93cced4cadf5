// Writes TypeScript without its types, file by file: `node stripped.mjs FROM TO FOLDER...`, for browsers that load it as it is.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { stripTypeScriptTypes } from "node:module";
import { join } from "node:path";

const [from, to, ...folders] = process.argv.slice(2);
for (const folder of folders) {
  await mkdir(join(to, folder), { recursive: true });
  for (const name of await readdir(join(from, folder))) {
    if (!name.endsWith(".ts") || name.endsWith(".d.ts") || name.endsWith(".test.ts")) continue;
    const source = await readFile(join(from, folder, name), "utf8");
    await writeFile(join(to, folder, name), stripTypeScriptTypes(source));
  }
}

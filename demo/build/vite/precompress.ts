import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(js|css|html|svg|json|txt|map)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

async function compress(path: string): Promise<void> {
  if (!(await stat(path)).isFile()) return;
  const content = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await brotli(content, { params }));
  await writeFile(`${path}.gz`, await gz(content, { level: 9 }));
}

/** Writes `.br` and `.gz` beside every text file of the build, so that the server needs no CPU time to compress them. */
export function precompress(): Plugin {
  let directory = "";
  return {
    name: "shuttle:precompress",
    apply: "build",
    configResolved(config) {
      directory = config.build.outDir;
    },
    async writeBundle() {
      const files = (await readdir(directory, { recursive: true })).filter((file) => compressible.test(file));
      await Promise.all(files.map((file) => compress(join(directory, file))));
    },
  };
}

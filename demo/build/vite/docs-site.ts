import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { createSite } from "../../docs/site.ts";
import { root } from "../../setup.mjs";

/** Generates the pages of docs, which refer to the script and the style that Vite builds for them. */
export function docsSite(): Plugin {
  return {
    name: "shuttle:docs-site",
    generateBundle(_options, bundle) {
      const find = (pattern: RegExp) => {
        const name = Object.keys(bundle).find((file) => pattern.test(file));
        if (name === undefined) throw new Error(`The build has no file that matches ${pattern}.`);
        return name;
      };
      const site = createSite(root, { script: find(/\.js$/), style: find(/\.css$/) });
      const emit = (fileName: string, content: string | Uint8Array) =>
        this.emitFile({ type: "asset", fileName, source: content });
      for (const [address, content] of site.pages) emit(address, content);
      for (const [address, path] of site.assets) emit(address, readFileSync(join(root, path)));
      emit("search.json", site.index);
    },
  };
}

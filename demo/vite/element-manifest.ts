import type { Plugin } from "vite";

/** Stands in src/widgets/shuttle.ts until the bundle is complete. */
const placeholder = "__SHUTTLE_ELEMENT_FILES__";

/**
 * Tells the one-script loader which files each element consists of, so that it can ask for all of them at once
 * instead of discovering them import by import (each hop costs a round trip).
 */
export function elementManifest(): Plugin {
  return {
    name: "shuttle:element-manifest",
    apply: "build",
    generateBundle(_options, bundle) {
      const chunks = new Map(Object.values(bundle).flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])));
      const loader = chunks.get("shuttle.js");
      if (!loader?.code.includes(placeholder)) this.error("shuttle.js does not hold the element list placeholder");

      const isElement = (name: string) => !name.includes("/") && name !== "shuttle.js";
      const files: Record<string, string[]> = {};
      for (const [fileName, chunk] of chunks) {
        if (!chunk.isEntry || !isElement(fileName)) continue;
        const found = new Set<string>();
        const visit = (name: string) => {
          if (found.has(name)) return;
          found.add(name);
          chunks.get(name)?.imports.forEach(visit);
        };
        visit(fileName);
        found.delete(loader.fileName);
        files[fileName.replace(/\.js$/, "")] = [...found];
      }
      const literal = JSON.stringify(JSON.stringify(files)).slice(1, -1);
      loader.code = loader.code.replace(placeholder, () => literal.replaceAll("`", "\\`").replaceAll("${", "\\${"));
    },
  };
}

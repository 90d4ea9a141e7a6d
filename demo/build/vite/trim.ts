import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const tokensFile = new URL("../../../src/widgets/kit/element/tokens.css", import.meta.url);
const primitive = /--shuttle-(?:ink|plum|green|blue|red|amber|brown)-\d+/;

/** The colour scales behind the semantic colours: private, so that a build may replace their names with their values. */
function readScales(): ReadonlyMap<string, string> {
  const declarations = readFileSync(tokensFile, "utf8").matchAll(
    new RegExp(`(${primitive.source})\\s*:\\s*(#[0-9a-f]{6})`, "g"),
  );
  return new Map([...declarations].map(([, name = "", value = ""]) => [name, value]));
}

/** Vite's helper around every `import()`, without its preloading, which preloadStart() and the loader do. */
const preloadHelper = /\0vite\/preload-helper\.js$/;
const plainImport = "export const __vitePreload = (load) => load();";

/**
 * Leaves out of the bundle what only people read (documentation in contracts, licence headers of icons, names of colours) and
 * what nothing needs.
 */
export function trim(): Plugin {
  const scales = readScales();
  return {
    name: "shuttle:trim",
    apply: "build",
    enforce: "pre",
    transform: {
      filter: { id: [/\.contract\.ts$/, /element\/contract\.ts$/] },
      handler: (code) => ({
        code: code.replace(/\b(?:description|summary):\s*(?:"(?:[^"\\]|\\.)*"|'[^']*'|`[^`]*`),?/g, ""),
        map: null,
      }),
    },
    load: {
      filter: { id: [preloadHelper, /lucide-static\/icons\/.*\.svg\?raw$/, /\/src\/.*\.css(\?inline)?$/] },
      handler(id) {
        if (preloadHelper.test(id)) return plainImport;
        const [file = ""] = id.split("?");
        const text = readFileSync(file, "utf8");
        if (file.endsWith(".svg")) {
          const shapes = text
            .replace(/^[\s\S]*?<svg[\s\S]*?>/, "")
            .replace("</svg>", "")
            .replace(/\s*\n\s*/g, "");
          return `export default ${JSON.stringify(shapes)}`;
        }
        return text
          .replace(new RegExp(`${primitive.source}\\s*:\\s*#[0-9a-f]{6};`, "g"), "")
          .replace(
            new RegExp(`var\\((${primitive.source})\\)`, "g"),
            (_match, name: string) => scales.get(name) ?? `var(${name})`,
          );
      },
    },
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        // Loading a separate style sheet would need the helper, whose preloading is removed.
        if (file.type === "chunk" && file.code.includes("__vite__mapDeps"))
          this.error(`${file.fileName} needs Vite's helper.`);
        // Scripts read colours by name, which exists for semantic ones only.
        const [scale] = (file.type === "chunk" && primitive.exec(file.code)) || [];
        if (scale) this.error(`${file.fileName} uses ${scale}, whose name isn't in the build.`);
      }
    },
  };
}

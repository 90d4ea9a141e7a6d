// Recognises built files by the beginning of their names under dist/portal/chunks.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../demo/setup.mjs";

const portal = join(root, "dist/portal");

/** Chunks loaded by the map's dynamic import. */
const mapChunks = ["network-map", "map", "engine", "coast-pack", "city-pack"];

/** Libraries loaded on first use, with a pattern that recognises their code in a file of any name. */
export const lateLibraries = [
  { name: "Leaflet", chunk: "engine", content: /leaflet-(?:pane|container|tile)/ },
  { name: "uPlot", chunk: "uPlot", content: /u-(?:over|under|axis)\b/ },
  { name: "ExcelJS", chunk: "exceljs", content: /exceljs/i },
  { name: "DOMPurify", chunk: "conversation", content: /dompurify/i },
];
export const shoelace = /shoelace|sl-(?:button|dialog|input)\b/i;

const chunkName = (path) => path.match(/^\/chunks\/(.+)-[\w-]{8}\.js$/)?.[1] ?? "";

export const isChunk = (path, prefix) => chunkName(path).toLowerCase().startsWith(prefix.toLowerCase());
export const isMapChunk = (path) => mapChunks.some((prefix) => isChunk(path, prefix));

/** Throws when a chunk was renamed, because its size would silently be counted wrongly. */
export function checkNames() {
  const files = readdirSync(join(portal, "chunks")).map((file) => `/chunks/${file}`);
  const missing = mapChunks.filter((prefix) => !files.some((path) => isChunk(path, prefix)));
  if (missing.length > 0) throw new Error(`No chunk is called ${missing.join(" or ")}: mend tests/bench/chunks.mjs.`);
}

/** Size of the precompressed file, or null when the server compresses it itself. */
export function brotliSize(path) {
  const file = join(portal, `${path === "/" || !/\.\w+$/.test(path) ? "/index.html" : path}.br`);
  return statSync(file, { throwIfNoEntry: false })?.size ?? null;
}

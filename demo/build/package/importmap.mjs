// Prints the import map with the hash of every module of this folder, and what a Content-Security-Policy must allow for it:
//   node importmap.mjs /static/shuttle-0.1.0-1a2b3c4d/
// The address is that of this folder, as seen by the page. The map must come before any module script.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** @param integrity path → hash, as in integrity.json; @param name of the npm package, whose specifiers work with the map */
export function toImportMap(integrity, base, name) {
  const specifier = (path) => (path === "index.js" ? name : `${name}/${path.replace(/\.js$/, "")}`);
  const modules = Object.entries(integrity).filter(([path]) => path.endsWith(".js"));
  const entries = modules.map(([path]) => path).filter((path) => !path.includes("/") && path !== "shuttle.js");
  return JSON.stringify({
    imports: Object.fromEntries(entries.map((path) => [specifier(path), `${base}${path}`])),
    integrity: Object.fromEntries(modules.map(([path, hash]) => [`${base}${path}`, hash])),
  });
}

/** An import map is an inline script: a policy without `unsafe-inline` names its hash. */
export const policySource = (map) => `'sha256-${createHash("sha256").update(map).digest("base64")}'`;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const base = process.argv[2];
  if (!base?.endsWith("/")) {
    console.error(`${base ? "The address has to end with a slash" : "The address of this folder, as the page sees it, is missing"}:
  node importmap.mjs ${base ? `${base}/` : "/static/shuttle-0.1.0-1a2b3c4d/"}`);
    process.exit(1);
  }
  const { name, files } = JSON.parse(readFileSync(new URL("integrity.json", import.meta.url), "utf8"));
  const map = toImportMap(files, base, name);
  console.log(`<script type="importmap">${map}</script>\n`);
  console.log(`<script type="module" src="${base}shuttle.js"></script>\n`);
  console.log(`Content-Security-Policy: script-src 'self' ${policySource(map)}`);
}

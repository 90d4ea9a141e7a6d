// The archive for self-hosting: a folder whose name changes with its content, the hash of every file, and a page that
// shows whether the installation is complete.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../setup.mjs";
import { toForwards, toMajor } from "./addresses.mjs";
import { packageName, version } from "./about.mjs";
import { policySource, toImportMap } from "./importmap.mjs";
import { toPolicy } from "./policy.mjs";
import { toZip } from "./zip.mjs";

const hashOf = (content) => `sha384-${createHash("sha384").update(content).digest("base64")}`;
const isServed = (path) => /^(chunks|assets)\/|^[\w-]+\.js$/.test(path);

function listFiles(folder) {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => path.replaceAll("\\", "/"))
    .toSorted();
}

/** A page whose only inline script is the import map: it runs under the policy that it shows. */
function examplePage(integrity) {
  const map = toImportMap(integrity, "./", packageName);
  const scripts = `'self' ${policySource(map)}`;
  const policy = toPolicy({ api: "'self'", scripts, images: "'self' data:", calls: "'self'" });
  return `<!doctype html>
<html lang="tr">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <title>${packageName} ${version}</title>
    <script type="importmap">${map}</script>
    <script type="module" src="./shuttle.js" integrity="${integrity["shuttle.js"]}"></script>
  </head>
  <body>
    <shuttle-session storage="memory"></shuttle-session>
    <shuttle-notice></shuttle-notice>
  </body>
</html>
`;
}

const instructions = (name) => `${packageName} ${version}, for a web server of your own

1. Copy the folder ${name} to the server as it is. Its name changes with its content, so everything in it may be
   cached for ever: Cache-Control: public, max-age=31536000, immutable
   Beside it, ${version}/shuttle.js is this version under a shorter address, to be cached for ever, too.
   ${toMajor(version)}/shuttle.js moves with minor versions: overwrite it by that of a newer archive, cache it for minutes.
2. Open example.html in it. A notice in a box means: files, hashes and policy are right.
3. In your page:

     node importmap.mjs /static/${name}/

   prints the import map with the hash of every module, the script element, and what script-src has to allow. Without
   an import map a script element alone does: <script type="module" src="/static/${name}/shuttle.js"></script>

integrity.json lists the hash of every file. More: docs/embedding.md of the project, README.md of the npm package.
`;

/** Writes folder and archive below `target`; returns the folder's name. `source` holds the browser's files of the package. */
export function writeSelfHost(source, target) {
  const paths = listFiles(source).filter((path) => isServed(path) || path.startsWith("licences/"));
  const contents = new Map(paths.map((path) => [path, readFileSync(join(source, path))]));
  const integrity = Object.fromEntries([...contents].map(([path, content]) => [path, hashOf(content)]));
  const digest = createHash("sha256").update(JSON.stringify(integrity)).digest("hex").slice(0, 8);
  const name = `shuttle-${version}-${digest}`;
  contents.set("integrity.json", `${JSON.stringify({ name: packageName, version, files: integrity }, null, 2)}\n`);
  contents.set("example.html", examplePage(integrity));
  contents.set("importmap.mjs", readFileSync(join(root, "demo/build/package/importmap.mjs")));
  contents.set("README.txt", instructions(name));
  const files = [
    ...[...contents].map(([path, content]) => [`${name}/${path}`, content]),
    ...toForwards(name, [version, toMajor(version)]),
  ];
  for (const [path, content] of files) {
    const file = join(target, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  writeFileSync(join(target, `${name}.zip`), toZip(files));
  return name;
}

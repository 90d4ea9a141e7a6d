// Does by hand what an administrator does: copies the archive's folder to the server and its import map into the page. No bundler.
import { execFileSync } from "node:child_process";
import { cpSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const here = import.meta.dirname;
const archive = join(here, "../../../../dist/self-host");
// Beside it stand the addresses of the versions, which forward to it.
const name = readdirSync(archive).find((file) => file.startsWith("shuttle-") && !file.endsWith(".zip"));
cpSync(join(archive, name), join(here, "dist", name), { recursive: true });
cpSync(join(here, "src/page.js"), join(here, "dist/page.js"));
const printed = execFileSync(process.execPath, [join(here, "dist", name, "importmap.mjs"), `./${name}/`], {
  encoding: "utf8",
});
const page = readFileSync(join(here, "src/index.html"), "utf8");
const [map] = printed.split("\n");
writeFileSync(
  join(here, "dist/index.html"),
  page.replace(/<!--.*-->/, () => map),
);

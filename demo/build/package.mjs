// npm run package: the npm package (dist/package and its .tgz), the archive for self-hosting (dist/self-host), and the web part
// for SharePoint (dist/sharepoint; docs/sharepoint.md explains --sharepoint-api).
import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { settings } from "./package/about.mjs";
import { ensureBuilt, ensureInstalled, ensureNode, root } from "../setup.mjs";

const folder = join(root, "dist/package");
const selfHost = join(root, "dist/self-host");
const sharepoint = join(root, "dist/sharepoint");

try {
  const { values } = parseArgs({ options: { "sharepoint-api": { type: "string" } } });
  ensureNode();
  ensureInstalled();
  ensureBuilt();
  // Imported here, because it needs the packages that were just installed.
  const { writePackage } = await import("./package/npm.mjs");
  const { writeSelfHost } = await import("./package/self-host.mjs");
  const { writeSharepoint } = await import("./sharepoint/write.mjs");
  for (const old of [folder, selfHost, sharepoint]) rmSync(old, { recursive: true, force: true });
  await writePackage(folder);
  const name = writeSelfHost(folder, selfHost);
  const solution = await writeSharepoint(folder, sharepoint, values["sharepoint-api"] ?? settings["sharepoint-api"]);
  const shell = process.platform === "win32";
  const { status } = spawnSync("npm", ["pack", "--silent", "--pack-destination", join(root, "dist")], {
    cwd: folder,
    stdio: "inherit",
    shell,
  });
  if (status !== 0) throw new Error("npm pack failed.");
  console.log(`dist/self-host/${name}.zip\ndist/sharepoint/${solution}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

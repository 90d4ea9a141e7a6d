// Installs packages of the projects; other tests may run meanwhile.
import { spawn } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));
const lock = join(folder, "package-lock.json");
/** npm writes this hidden lock file last; it lists what is installed. */
const list = join(folder, "node_modules/.package-lock.json");

function isInstalled(projects) {
  if (!existsSync(list) || statSync(list).mtimeMs < statSync(lock).mtimeMs) return false;
  const { packages } = JSON.parse(readFileSync(list, "utf8"));
  return projects.every((project) => Object.hasOwn(packages, project));
}

/** Runs `npm ci` for these projects and the shared packages, unless they have been installed since the lock file last changed. */
export function installConsumers(projects) {
  if (isInstalled(projects)) return Promise.resolve();
  const named = projects.map((project) => `--workspace=${project}`);
  const workspaces = named.length > 0 ? named : ["--workspaces=false"];
  return new Promise((resolve, reject) => {
    // Microsoft's type packages require Node versions that types don't need, and `npm test` passes its engine-strict on to this npm.
    const child = spawn("npm", ["ci", "--silent", "--engine-strict=false", "--include-workspace-root", ...workspaces], {
      cwd: folder,
      stdio: "inherit",
      shell: process.platform === "win32",
    });
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm ci in tests/consumers failed (exit code ${code}).`));
    });
  });
}

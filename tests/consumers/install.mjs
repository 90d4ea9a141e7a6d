// Installs the projects' packages; other tests may run meanwhile.
import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL(".", import.meta.url));
const lock = join(folder, "package-lock.json");
/** npm writes this hidden lock file last. */
const list = join(folder, "node_modules/.package-lock.json");

/** `npm ci`, unless it has completed since the lock file last changed. */
export function installConsumers() {
  if (existsSync(list) && statSync(list).mtimeMs >= statSync(lock).mtimeMs) return Promise.resolve();
  return new Promise((resolve, reject) => {
    // Microsoft's types name Node versions that types don't need; `npm test` hands its strictness on to this npm.
    const child = spawn("npm", ["ci", "--silent", "--engine-strict=false"], {
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

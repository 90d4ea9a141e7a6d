// Prepares a fresh clone. Plain JavaScript without packages, because it runs before they are installed.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

const stamp = join(root, "node_modules/.shuttle-install");
const built = ["dist/portal/index.html", "dist/server/main.js"].map((file) => join(root, file));
const sources = ["src", "demo", "docs", "vite.config.ts", "package.json", "package-lock.json"];

/** The ranges that package.json names under `engines`: 20.19 and up within 20, and everything from 22.12. */
export function isSupportedNode(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22;
}

export function ensureNode() {
  if (isSupportedNode(process.version)) return;
  throw new Error(
    `This project needs Node 20.19 or newer (not 21), or 22.12 or newer; this is Node ${process.version}.`,
  );
}

/** Runs `npm ci` when the packages are missing or the lock file has changed since they were installed. */
export function ensureInstalled() {
  const wanted = `${createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex")}\n`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  if (!isInstalledByHand()) {
    console.log("Installing packages (npm ci) …");
    run("npm", ["ci"]);
  }
  writeFileSync(stamp, wanted);
}

/** Whether npm was run by hand after the last change of the lock file, and completed: npm writes its hidden lock file last. */
function isInstalledByHand() {
  const list = join(root, "node_modules/.package-lock.json");
  return (
    !existsSync(stamp) &&
    existsSync(list) &&
    statSync(list).mtimeMs >= statSync(join(root, "package-lock.json")).mtimeMs
  );
}

/** Builds when there is no build or a source file is newer than the oldest part of it. */
export function ensureBuilt() {
  const oldest = Math.min(...built.map((file) => (existsSync(file) ? statSync(file).mtimeMs : 0)));
  if (oldest > Math.max(...sources.map((source) => newest(join(root, source))))) return;
  console.log("Building the portal …");
  run(process.execPath, [join(root, "demo/build/build.mjs")]);
}

/** A directory counts with its own time too, so that a deleted file is noticed. */
function newest(path) {
  if (!existsSync(path)) return 0;
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const entries = readdirSync(path).filter((name) => name !== ".data");
  // The modification time of the demo folder changes with its database, which isn't a source.
  const own = path === join(root, "demo") ? 0 : mtimeMs;
  return Math.max(own, ...entries.map((name) => newest(join(path, name))));
}

function run(command, parameters) {
  // npm is a script on Windows, which only a shell starts.
  const shell = process.platform === "win32" && command === "npm";
  const { status, signal, error } = spawnSync(command, parameters, { cwd: root, stdio: "inherit", shell });
  if (error) throw new Error(`${command} can't be started: ${error.message}`, { cause: error });
  if (status !== 0)
    throw new Error(`"${command} ${parameters.join(" ")}" failed (${signal ?? `exit code ${status}`}).`);
}

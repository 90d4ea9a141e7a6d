// Two builds of the same sources have to give the same bytes, whichever folder they were made in.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { root } from "../../setup.mjs";

const results = ["dist/portal", "dist/playground", "dist/server", "dist/package", "dist/self-host", "dist/image"];
const steps = ["demo/build/build.mjs", "demo/build/package.mjs", "demo/build/deploy/bundle.mjs"];

export function runNode(step, folder) {
  const { status } = spawnSync(process.execPath, [step], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) throw new Error(`${step} failed.`);
}

export const buildAll = (folder) => steps.forEach((step) => runNode(step, folder));

/** Path → SHA-256 of every file that the builds have written, and of the archive of the npm package. */
export function hashesOf(folder) {
  const paths = [
    ...results.flatMap((result) =>
      readdirSync(join(folder, result), { recursive: true, encoding: "utf8" }).map((path) => join(result, path)),
    ),
    ...readdirSync(join(folder, "dist")).flatMap((name) => (name.endsWith(".tgz") ? [join("dist", name)] : [])),
  ].filter((path) => statSync(join(folder, path)).isFile());
  const hashOf = (path) =>
    createHash("sha256")
      .update(readFileSync(join(folder, path)))
      .digest("hex");
  return new Map(paths.toSorted().map((path) => [path.replaceAll("\\", "/"), hashOf(path)]));
}

/** Hard-links the packages into another folder instead of copying them; behind a symbolic link the bundler would see the original path. */
function linkPackages(from, to) {
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) {
      mkdirSync(target);
      linkPackages(source, target);
    } else if (entry.isFile()) linkSync(source, target);
  }
}

/** Builds in another folder, from all files that git doesn't ignore and the same installed packages; returns the hashes. */
export function buildElsewhere() {
  const folder = mkdtempSync(join(root, "dist/again-"));
  try {
    const { stdout } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
      cwd: root,
      encoding: "utf8",
    });
    for (const path of stdout.split("\0").filter((name) => name !== "" && existsSync(join(root, name))))
      cpSync(join(root, path), join(folder, path), { preserveTimestamps: true });
    mkdirSync(join(folder, "node_modules"));
    linkPackages(join(root, "node_modules"), join(folder, "node_modules"));
    buildAll(folder);
    return hashesOf(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Paths of files that are in only one of the builds, or differ. */
export function compare(one, other) {
  return [...new Set([...one.keys(), ...other.keys()])].filter((path) => one.get(path) !== other.get(path)).toSorted();
}

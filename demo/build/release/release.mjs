// Makes a release in a working tree of its own. The branch, the tag and dist/release change when everything has succeeded, else nothing does.
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { toMajor } from "../package/addresses.mjs";
import { surfaceOf } from "../package/surface.mjs";
import { dateChangelog, moveSbom, moveVersion, nameContact, refusalOf } from "./edits.mjs";

const shell = process.platform === "win32";
/** Returns what the command prints to standard output. */
const run = (folder, command, ...parameters) =>
  execFileSync(command, parameters, { cwd: folder, encoding: "utf8", shell: shell && command === "npm" }).trim();

/** Prints to standard error whatever the command prints. */
function show(folder, command, ...parameters) {
  const { status } = spawnSync(command, parameters, {
    cwd: folder,
    stdio: ["ignore", 2, 2],
    shell: shell && command === "npm",
  });
  if (status !== 0) throw new Error(`${command} ${parameters.join(" ")} failed; nothing has changed.`);
}

/** Brings the sources of a folder up to date with their package.json, before they are committed. */
function prepareSources(folder) {
  show(folder, "npm", "ci", "--silent");
  show(folder, "npm", "run", "--silent", "docs");
  // A longer version makes a table's column wider.
  show(folder, "npm", "run", "--silent", "format");
  show(folder, "npm", "run", "--silent", "check");
}

/** Builds what a folder has committed, into its dist/release. */
const packRelease = (folder) => show(folder, process.execPath, "demo/build/release/pack.mjs");

const today = () => new Date().toLocaleDateString("sv");

/** Fields of package.json; the others are settings of ours, which stand in its `config`. */
const fields = new Set(["author", "homepage", "repository", "bugs"]);

function bump(folder, { current, version, settings }) {
  run(folder, "npm", "version", version, "--no-git-tag-version");
  const set = Object.entries(settings).map(([name, value]) => `${fields.has(name) ? name : `config.${name}`}=${value}`);
  if (set.length > 0) run(folder, "npm", "pkg", "set", ...set);
  const edit = (path, change) => {
    const file = join(folder, path);
    writeFileSync(file, change(readFileSync(file, "utf8")));
  };
  const documents = run(folder, "git", "ls-files", "*.md", "demo/build/package/importmap.mjs", ":!CHANGELOG.md").split(
    "\n",
  );
  for (const path of documents) edit(path, (text) => moveVersion(text, current, version));
  if (settings.security) edit("SECURITY.md", (text) => nameContact(text, settings.security));
  edit("CHANGELOG.md", (text) => dateChangelog(text, version, today()));
  const { modules } = JSON.parse(readFileSync(join(folder, "docs/api/custom-elements.json"), "utf8"));
  const surface = join(folder, `tests/released/${toMajor(version)}.json`);
  mkdirSync(dirname(surface), { recursive: true });
  writeFileSync(surface, `${JSON.stringify(surfaceOf({ modules }), null, 2)}\n`);
  run(folder, "git", "add", surface);
  edit("docs/papers/sbom.json", (text) => `${JSON.stringify(moveSbom(JSON.parse(text), version), null, 2)}\n`);
}

/** Returns the folder of the files. @param settings of the publisher, by name; package.json keeps them for later releases */
export function release({ root, version, settings, prepare = prepareSources, pack = packRelease }) {
  const git = (...parameters) => run(root, "git", ...parameters);
  const { version: current } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const tags = git("tag", "--list").split("\n");
  const changelog = readFileSync(join(root, "CHANGELOG.md"), "utf8");
  const refusal = refusalOf({ version, current, status: git("status", "--porcelain"), tags, changelog });
  if (refusal) throw new Error(refusal);
  const folder = mkdtempSync(join(tmpdir(), "shuttle-release-"));
  const tag = `v${version}`;
  const target = join(root, "dist/release");
  try {
    git("worktree", "add", "--quiet", "--detach", folder);
    bump(folder, { current, version, settings });
    prepare(folder);
    run(folder, "git", "commit", "--quiet", "--all", "--message", `Release ${version}`);
    const commit = run(folder, "git", "rev-parse", "HEAD");
    pack(folder);
    if (run(folder, "git", "status", "--porcelain") !== "") throw new Error("The build has changed its own sources.");
    // Renamed at the end, so that a full disk stops the release before the tag.
    cpSync(join(folder, "dist/release"), `${target}.new`, { recursive: true, preserveTimestamps: true });
    git("tag", "--annotate", tag, "--message", `Release ${version}`, commit);
    try {
      git("merge", "--quiet", "--ff-only", commit);
    } catch (error) {
      git("tag", "--delete", tag);
      throw error;
    }
    rmSync(target, { recursive: true, force: true });
    renameSync(`${target}.new`, target);
  } finally {
    for (const left of [folder, `${target}.new`]) rmSync(left, { recursive: true, force: true });
    git("worktree", "prune");
  }
  return target;
}

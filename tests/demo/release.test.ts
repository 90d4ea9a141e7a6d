// What `npm run release` changes and refuses, in a scratch repository; tests/consumers/release.test.ts makes a whole release.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { validate } from "dockerfile-utils";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { withName } from "../../demo/build/package/about.mjs";
import {
  dateChangelog,
  moveVersion,
  refusalOf,
  toBuiltDockerfile,
  unreleasedOf,
} from "../../demo/build/release/edits.mjs";
import { release } from "../../demo/build/release/release.mjs";

const project = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string, root = project) => readFileSync(join(root, path), "utf8");

const changelog = "# Changelog\n\n## Unreleased\n\n### Added\n\n- A door.\n\n## 0.1.0\n\n- A house.\n";
const good = { version: "1.0.0", current: "0.1.0", status: "", tags: ["v0.1.0"], changelog };

test.each([
  ["no version", { version: undefined }, /not missing/],
  ["a word", { version: "next" }, /three numbers.*not next/],
  ["two numbers", { version: "1.0" }, /three numbers/],
  ["a leading zero", { version: "1.00.0" }, /three numbers/],
  ["a candidate", { version: "1.0.0-rc.1" }, /three numbers/],
  ["the same version", { version: "0.1.0" }, /0\.1\.0 is not greater than 0\.1\.0/],
  ["a smaller one, by number", { version: "0.9.0", current: "0.10.0" }, /not greater/],
  ["a tag that exists", { tags: ["v0.1.0", "v1.0.0"] }, /tag v1\.0\.0 exists/],
  ["changes that aren't committed", { status: "?? note.txt" }, /these changes first:\n\?\? note\.txt/],
  ["nothing unreleased", { changelog: "## Unreleased\n\n## 0.1.0\n\n- A house.\n" }, /nothing below Unreleased/],
  ["no heading for it", { changelog: "## 0.1.0\n\n- A house.\n" }, /nothing below Unreleased/],
])("a release is refused with %s", (_what, asked, said) => {
  expect(refusalOf(good)).toBeNull();
  expect(refusalOf({ ...good, ...asked })).toMatch(said);
});

test("the changelog keeps an empty Unreleased above what is dated", () => {
  const dated = dateChangelog(changelog, "1.0.0", "2026-11-29");
  expect(unreleasedOf(changelog)).toBe("### Added\n\n- A door.");
  expect(unreleasedOf(dated)).toBe("");
  expect(dated).toContain("\n## 1.0.0 - 2026-11-29\n\n### Added\n");
  expect(dated.replace("\n## 1.0.0 - 2026-11-29\n", "")).toBe(changelog);
});

test.each([
  ['src="/0.1.0/shuttle.js"', 'src="/1.0.0/shuttle.js"'],
  ['src="https://x.example/v0/shuttle.js"', 'src="https://x.example/v1/shuttle.js"'],
  ["/static/shuttle-0.1.0-1a2b3c4d/", "/static/shuttle-1.0.0-1a2b3c4d/"],
  ["since 0.1.0, in 10.1.0 and /api/v0.json", "since 0.1.0, in 10.1.0 and /api/v0.json"],
])("in documents %s becomes %s", (before, after) => expect(moveVersion(before, "0.1.0", "1.0.0")).toBe(after));

test.each([
  ['import "shuttle-widgets/overview";', 'import "@acme/shuttle-widgets/overview";'],
  ["npm install shuttle-widgets", "npm install @acme/shuttle-widgets"],
  ["dist/shuttle-widgets-1.0.0.tgz, my-shuttle-widgets", "dist/shuttle-widgets-1.0.0.tgz, my-shuttle-widgets"],
  ["`@acme/shuttle-widgets`", "`@acme/shuttle-widgets`"],
])("with a scope %s is %s", (before, after) => expect(withName(before, "@acme/shuttle-widgets")).toBe(after));

test("the recipe beside the built files copies these and builds nothing", () => {
  const recipe = toBuiltDockerfile(read("demo/build/deploy/Dockerfile"));
  expect(validate(recipe)).toEqual([]);
  const lines = recipe.split("\n").filter((line) => /^(FROM|COPY|RUN)/.test(line));
  expect(lines).toEqual([
    expect.stringMatching(/^FROM node:[\d.]+-bookworm-slim$/),
    "COPY package.json ./",
    "COPY dist/portal dist/portal",
    "COPY dist/server dist/server",
  ]);
});

describe("in a scratch repository", () => {
  let root = "";
  const git = (...parameters: readonly string[]) =>
    execFileSync("git", parameters, { cwd: root, encoding: "utf8" }).trim();
  const pack = (folder: string) => {
    mkdirSync(join(folder, "dist/release"), { recursive: true });
    writeFileSync(join(folder, "dist/release/note.txt"), read("package.json", folder));
  };
  const settings = {
    security: "guvenlik@acme.example",
    scope: "@acme",
    author: "Acme A.Ş.",
    repository: "https://code.acme.example/servis",
  };
  const asked = () => ({ root, version: "99.0.0", settings, prepare: () => undefined, pack });
  const subjects = () => git("log", "--format=%s").split("\n");
  /** The repository has no change that isn't committed, and no second working tree. */
  function expectTidy() {
    expect(git("status", "--porcelain")).toBe("");
    expect(git("worktree", "list").split("\n")).toHaveLength(1);
  }

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "shuttle-scratch-"));
    for (const [name, value] of [
      ["GIT_AUTHOR_NAME", "Ayşe"],
      ["GIT_AUTHOR_EMAIL", "ayse@acme.example"],
      ["GIT_COMMITTER_NAME", "Ayşe"],
      ["GIT_COMMITTER_EMAIL", "ayse@acme.example"],
      ["GIT_CONFIG_GLOBAL", "/dev/null"],
    ] as const)
      vi.stubEnv(name, value);
    for (const path of [
      "package.json",
      "package-lock.json",
      "docs/embedding.md",
      "SECURITY.md",
      "docs/papers/sbom.json",
      "docs/api/custom-elements.json",
      ".gitignore",
    ])
      cpSync(join(project, path), join(root, path));
    cpSync(join(project, "demo/build/package/importmap.mjs"), join(root, "demo/build/package/importmap.mjs"));
    writeFileSync(join(root, "CHANGELOG.md"), changelog);
    git("init", "--quiet");
    git("add", "--all");
    git("commit", "--quiet", "--message", "Begin");
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(root, { recursive: true, force: true });
  });

  test("commits every version, the settings and the day, tags the commit, and keeps the files", () => {
    const { version: before } = JSON.parse(read("package.json")) as { version: string };
    const target = release(asked());
    expect(subjects()).toEqual(["Release 99.0.0", "Begin"]);
    expect(git("rev-parse", "v99.0.0^{commit}")).toBe(git("rev-parse", "HEAD"));
    expect(git("cat-file", "-t", "v99.0.0")).toBe("tag");
    expectTidy();
    expect(JSON.parse(read("package.json", root))).toMatchObject({
      version: "99.0.0",
      config: { scope: "@acme" },
      author: "Acme A.Ş.",
      repository: "https://code.acme.example/servis",
    });
    expect(JSON.parse(read("package-lock.json", root))).toMatchObject({
      version: "99.0.0",
      packages: { "": { version: "99.0.0" } },
    });
    expect(read("SECURITY.md", root)).toContain("Write to guvenlik@acme.example, or to the address in");
    expect(read("CHANGELOG.md", root)).toMatch(/\n## 99\.0\.0 - \d{4}-\d\d-\d\d\n/);
    const sbom = read("docs/papers/sbom.json", root);
    expect(sbom.split("shuttle-portal@99.0.0")).toHaveLength(3);
    for (const path of ["docs/embedding.md", "docs/papers/sbom.json", "demo/build/package/importmap.mjs"])
      expect(read(path, root), path).not.toContain(path.endsWith(".json") ? `shuttle-portal@${before}` : `-${before}-`);
    expect(JSON.parse(read("tests/released/v99.json", root))).toHaveProperty("<shuttle-booking> attribute page-size");
    expect(readdirSync(target)).toEqual(["note.txt"]);
    expect(JSON.parse(read("note.txt", target))).toMatchObject({ version: "99.0.0" });
  });

  test.each([
    ["the sources can't be prepared", { prepare: fail }],
    ["the build fails", { pack: fail }],
    [
      "the build changes its sources",
      { pack: (folder: string) => (pack(folder), writeFileSync(join(folder, "CHANGELOG.md"), "")) },
    ],
    ["the branch moves meanwhile", { pack: moveBranch }],
  ])("changes nothing when %s", (_what, wrong) => {
    expect(() => release({ ...asked(), ...wrong })).toThrow();
    expectTidy();
    expect(git("tag")).toBe("");
    expect(subjects()).not.toContain("Release 99.0.0");
    expect(existsSync(join(root, "dist")) ? readdirSync(join(root, "dist")) : []).toEqual([]);
  });

  function fail(): never {
    throw new Error("No.");
  }
  function moveBranch(folder: string): void {
    pack(folder);
    git("commit", "--quiet", "--allow-empty", "--message", "Another");
  }

  test("refuses before it does anything", () => {
    writeFileSync(join(root, "note.txt"), "");
    expect(() => release({ ...asked(), prepare: fail })).toThrow("these changes first:\n?? note.txt");
  });
});

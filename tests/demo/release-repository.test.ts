// What `npm run release` changes and refuses, in a scratch repository; tests/consumers/release.test.ts makes a whole release.
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { release } from "../../demo/build/release/release.mjs";

const project = fileURLToPath(new URL("../../", import.meta.url));
const read = (path: string, root = project) => readFileSync(join(root, path), "utf8");

const changelog = "# Changelog\n\n## Unreleased\n\n### Added\n\n- A door.\n\n## 0.1.0\n\n- A house.\n";

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

// A whole release of the committed sources, in a scratch clone: everything that is handed out, under the publisher's name.
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { release } from "../../demo/build/release/release.mjs";
import { root } from "./places.ts";

const version = "99.0.0";
const scratch = mkdtempSync(join(tmpdir(), "shuttle-scratch-"));
const clone = join(scratch, "clone");
const target = join(clone, "dist/release");
const git = (...parameters: readonly string[]) =>
  execFileSync("git", parameters, { cwd: clone, encoding: "utf8" }).trim();
const read = (name: string) => readFileSync(join(target, name));
const names = () => readdirSync(target);
const named = (pattern: RegExp) => names().find((name) => pattern.test(name)) ?? "";
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes);
const jsonOf = (bytes: Uint8Array | undefined) => JSON.parse(textOf(bytes)) as Record<string, unknown>;
const unzip = (name: string) => unzipSync(new Uint8Array(read(name)));

beforeAll(() => {
  for (const name of ["GIT_AUTHOR_NAME", "GIT_COMMITTER_NAME"]) vi.stubEnv(name, "Ayşe");
  for (const name of ["GIT_AUTHOR_EMAIL", "GIT_COMMITTER_EMAIL"]) vi.stubEnv(name, "ayse@acme.example");
  execFileSync("git", ["clone", "--quiet", root, clone]);
  release({
    root: clone,
    version,
    settings: {
      scope: "@acme",
      author: "Acme A.Ş.",
      homepage: "https://acme.example/servis",
      repository: "https://code.acme.example/servis",
      bugs: "https://code.acme.example/servis/issues",
      portal: "https://servis.acme.example",
      company: "Acme A.Ş.",
      privacy: "https://acme.example/kvkk",
      terms: "https://acme.example/kosullar",
    },
  });
});
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(scratch, { recursive: true, force: true });
});

describe("a release", () => {
  it("is a commit with a tag, and these files", () => {
    expect(git("rev-parse", `v${version}^{commit}`)).toBe(git("rev-parse", "HEAD"));
    expect(git("status", "--porcelain")).toBe("");
    expect(git("show", "--stat", "--format=")).toContain("tests/released/v99.json");
    expect(names().map((name) => name.replace(/-[\da-f]{8}\./, "-<hash>."))).toEqual([
      "SHA256SUMS",
      "acme-shuttle-widgets-99.0.0.tgz",
      "provenance.json",
      "sbom.json",
      "servis-portali-teams-99.0.0.zip",
      "shuttle-99.0.0-<hash>.zip",
      "shuttle-portal-99.0.0.zip",
      "shuttle-widgets-99.0.0.sppkg",
    ]);
  });

  it("has the hash of every file, and says which commit they come from", () => {
    const lines = read("SHA256SUMS").toString().trim().split("\n");
    expect(lines).toHaveLength(names().length - 1);
    const hashes = new Map(lines.map((line) => line.split("  ").toReversed() as [string, string]));
    for (const [name, hash] of hashes) expect(createHash("sha256").update(read(name)).digest("hex"), name).toBe(hash);
    const { subject, predicate } = jsonOf(read("provenance.json")) as {
      readonly subject: readonly { readonly name: string; readonly digest: { readonly sha256: string } }[];
      readonly predicate: { readonly buildDefinition: Record<string, unknown> };
    };
    expect(subject.map(({ name }) => name)).toEqual(names().filter((name) => !/^(SHA256SUMS|provenance)/.test(name)));
    for (const { name, digest } of subject) expect(hashes.get(name)).toBe(digest.sha256);
    expect(predicate.buildDefinition).toMatchObject({
      internalParameters: { isWorkingTreeClean: true },
      resolvedDependencies: [{ digest: { gitCommit: git("rev-parse", "HEAD") } }, { uri: "file:package-lock.json" }],
    });
  });

  it("has its version in the package, both manifests of Microsoft's and the list of packages", () => {
    const unpacked = join(scratch, "package");
    execFileSync("tar", ["-xzf", join(target, named(/\.tgz$/)), "-C", scratch]);
    const inPackage = (path: string) => readFileSync(join(unpacked, path), "utf8");
    expect(JSON.parse(inPackage("package.json"))).toMatchObject({
      name: "@acme/shuttle-widgets",
      version,
      author: "Acme A.Ş.",
      homepage: "https://acme.example/servis",
      bugs: "https://code.acme.example/servis/issues",
      engines: { node: expect.stringContaining("22") as string },
    });
    for (const path of ["README.md", "docs/embedding.md"]) {
      expect(inPackage(path)).toContain('from "@acme/shuttle-widgets"');
      expect(inPackage(path)).not.toMatch(/"shuttle-widgets/);
    }
    expect(JSON.parse(inPackage("licences/sbom.json"))).toMatchObject({
      metadata: { component: { "bom-ref": `@acme/shuttle-widgets@${version}` } },
    });
    expect(inPackage("CHANGELOG.md")).toContain(`## ${version} - `);
    const solution = unzip(named(/\.sppkg$/));
    expect(textOf(solution["AppManifest.xml"])).toContain(`Version="${version}.0"`);
    expect(jsonOf(unzip(named(/teams/))["manifest.json"])).toMatchObject({
      version,
      developer: { name: "Acme A.Ş.", websiteUrl: "https://servis.acme.example" },
    });
    expect(jsonOf(read("sbom.json"))).toMatchObject({ metadata: { component: { version } } });
  });

  it("names no earlier version where a reader would copy it", () => {
    const { version: before } = jsonOf(readFileSync(join(root, "package.json"))) as { readonly version: string };
    const { stdout, status } = spawnSync("git", ["grep", "-nF", `${before}/`, "--", "README.md", "docs", "demo"], {
      cwd: clone,
      encoding: "utf8",
    });
    expect([stdout, status]).toEqual(["", 1]);
  });

  it("has a portal that runs as it is unpacked, without packages, and serves its script under its version", async () => {
    const portal = join(scratch, "portal");
    for (const [path, content] of Object.entries(unzip(named(/portal-[\d.]+\.zip$/)))) {
      mkdirSync(dirname(join(portal, path)), { recursive: true });
      writeFileSync(join(portal, path), content);
    }
    const child = spawn(process.execPath, ["dist/server/main.js"], {
      cwd: portal,
      env: { HOST: "127.0.0.1", PORT: "0", LOG_FORMAT: "json", API_ORIGIN: "https://api.example.com" },
      stdio: ["ignore", "pipe", "inherit"],
    });
    let said = "";
    child.stdout.on("data", (text) => (said += String(text)));
    try {
      await expect.poll(() => said, { timeout: 30_000 }).toContain('"event":"listening"');
      const origin = `http://127.0.0.1:${/"port":(\d+)/.exec(said)?.[1]}`;
      const ask = async (path: string) => (await fetch(origin + path)).text();
      expect(await ask("/overview")).toContain("<shuttle-session");
      expect(await ask("/v99/shuttle.js")).toContain(`"../${version}/shuttle.js"`);
      expect(await ask(`/${version}/shuttle.js`)).toBe(await ask("/shuttle.js"));
      expect(await ask("/integrity.json")).toContain(`"version":"${version}"`);
    } finally {
      child.kill();
    }
  });
});

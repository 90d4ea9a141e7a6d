import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isWhole } from "../helpers/whole.ts";
import { root } from "./boundaries.mjs";

const isTried = existsSync(join(root, "src/widgets/incidents"));
const area = isTried ? "lost-things" : "incidents";
const tag = `shuttle-${area}`;
const scratch = mkdtempSync(join(tmpdir(), "new-element-"));
// Without the test runner's NODE_ENV, which would turn the builds into development builds.
const { NODE_ENV: _testing, ...env } = process.env;
const run = (command: string, ...parameters: readonly string[]) =>
  spawnSync(command, parameters, { cwd: scratch, encoding: "utf8", env });
const bin = (name: string, ...parameters: readonly string[]) =>
  run(join(root, "node_modules/.bin", name), ...parameters);
const make = (...parameters: readonly string[]) => run(process.execPath, "demo/build/new-element.mjs", ...parameters);

/** Copies the sources without build output; node_modules is a symbolic link. */
beforeAll(() => {
  const { stdout } = spawnSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  for (const file of stdout
    .trim()
    .split("\n")
    .filter((path) => existsSync(join(root, path)))) {
    mkdirSync(dirname(join(scratch, file)), { recursive: true });
    cpSync(join(root, file), join(scratch, file));
  }
  symlinkSync(join(root, "node_modules"), join(scratch, "node_modules"));
});
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

describe("npm run new-element", () => {
  test("makes an element that has a place, and keeps the import rules", () => {
    const [, example = ""] = /npm run new-element -- (.+?)`/.exec(readFileSync(join(root, "README.md"), "utf8")) ?? [];
    const given = example.replaceAll('"', "").split(" ");
    // Who tries the example out has its element already.
    if (isTried) given[0] = tag;
    expect(make(...given)).toMatchObject({ status: 0, stderr: "" });
    expect(run(process.execPath, "tests/check/boundaries.mjs")).toMatchObject({ status: 0, stderr: "" });
    expect(readFileSync(join(scratch, "src/core/portal/places.ts"), "utf8")).toContain(`pattern: "/${area}"`);
    expect(bin("vitest", "run", "--config", "tests/vitest.config.ts", `tests/core/api/${area}.test.ts`).status).toBe(0);
    expect(readFileSync(join(scratch, "tests/widgets/counted-calls.test.ts"), "utf8")).toContain(`area: "${area}"`);
  });

  test.runIf(isWhole)(
    "format, catalogue and types take it as one of theirs, and on the built bundle it keeps the contract",
    () => {
      expect(bin("oxfmt", "--check", "src", "tests", "demo").status).toBe(0);
      expect(run(process.execPath, "tests/check/documents.mjs", "--write").status).toBe(0);
      const tests = [
        "tests/kit/diagnose",
        "tests/demo/playground.test.ts",
        "tests/demo/strict-paths.test.ts",
        "tests/widgets/counted-calls.test.ts",
        "tests/host/host.test.ts",
        "tests/core/api/call.test.ts",
        "tests/check/fault-scenarios.test.ts",
      ];
      expect(bin("vitest", "run", "--config", "tests/vitest.config.ts", ...tests).status).toBe(0);
      expect(bin("tsc", "--noEmit")).toMatchObject({ status: 0, stdout: "" });
      expect(run(process.execPath, "demo/build/build.mjs").status).toBe(0);
      expect(bin("vite", "build", "--config", "tests/elements/vite.config.ts", "--logLevel", "warn").status).toBe(0);
      const files = ["--files", `dist/element-tests/${area}.test.js`];
      const { status, stdout } = bin("wtr", "--config", "tests/elements/web-test-runner.config.mjs", ...files);
      expect(stdout).not.toContain("✗");
      expect(status).toBe(0);
    },
    // Two builds and a browser, beside all other suites.
    900_000,
  );

  test.each([
    [tag, "Olaylar", "siren", "is there already"],
    ["incidents", "Olaylar", "siren", "is no name"],
    ["shuttle-Incidents", "Olaylar", "siren", "is no name"],
    ["shuttle-kit", "Kit", "siren", "is no name"],
    ["shuttle-ratings", "Puanlar", "siren", "ratings.ts is there already"],
    ["shuttle-sightings", " ", "siren", "title is missing"],
    ["shuttle-sightings", "Olaylar", "no-such-icon", "is no icon"],
  ])("%s, %j, %s: refused, nothing changed", (given, title, icon, reason) => {
    const { status, stderr } = make(given, title, icon);
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
    expect(existsSync(join(scratch, "src/widgets/sightings"))).toBe(false);
  });
});

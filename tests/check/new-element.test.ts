import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isWhole } from "../helpers/whole.ts";
import { root } from "./boundaries.mjs";

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
    expect(make("shuttle-incidents", "Olaylar")).toMatchObject({ status: 0, stderr: "" });
    expect(run(process.execPath, "tests/check/boundaries.mjs")).toMatchObject({ status: 0, stderr: "" });
    expect(readFileSync(join(scratch, "src/core/portal/places.ts"), "utf8")).toContain('pattern: "/incidents"');
    expect(readFileSync(join(scratch, "tests/widgets/counted-calls.test.ts"), "utf8")).toContain('area: "incidents"');
  });

  test.runIf(isWhole)(
    "format, catalogue and types take it as one of theirs, and on the built bundle it keeps the contract",
    () => {
      expect(bin("oxfmt", "--check", "src", "tests", "demo").status).toBe(0);
      const tests = ["tests/kit/diagnose", "tests/demo/playground.test.ts", "tests/widgets/counted-calls.test.ts"];
      expect(bin("vitest", "run", "--config", "tests/vitest.config.ts", ...tests).status).toBe(0);
      expect(bin("tsc", "--noEmit")).toMatchObject({ status: 0, stdout: "" });
      expect(run(process.execPath, "demo/build/build.mjs").status).toBe(0);
      expect(bin("vite", "build", "--config", "tests/elements/vite.config.ts", "--logLevel", "warn").status).toBe(0);
      const files = ["--files", "dist/element-tests/incidents.test.js"];
      const { status, stdout } = bin("wtr", "--config", "tests/elements/web-test-runner.config.mjs", ...files);
      expect(stdout).not.toContain("✗");
      expect(status).toBe(0);
    },
    // Two builds and a browser, beside all other suites.
    900_000,
  );

  test.each([
    ["shuttle-incidents", "Olaylar", "is there already"],
    ["incidents", "Olaylar", "is no name"],
    ["shuttle-Incidents", "Olaylar", "is no name"],
    ["shuttle-kit", "Kit", "is no name"],
    ["shuttle-sightings", " ", "title is missing"],
  ])("%s, %j: refused, nothing changed", (tag, title, reason) => {
    const { status, stderr } = make(tag, title);
    expect(status).toBe(1);
    expect(stderr).toContain(reason);
    expect(existsSync(join(scratch, "src/widgets/sightings"))).toBe(false);
  });
});

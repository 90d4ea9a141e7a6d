// Runs the suites for tests/faults.mjs, by files or by one title, and returns the failed tests.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stripVTControlCharacters } from "node:util";

const through = process.env.RUN_THROUGH?.split(" ") ?? [];
const escape = (text) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
/** Matches the output of a runner that has found no test in the named files. */
export const nothingThere = /no tests found|could not find any|no test files found/i;

/** Runs a script, or a program of an installed package. */
export function run(tree, [command, ...parameters], environment = {}) {
  const own = command.endsWith(".mjs") ? [process.execPath, command] : [join(tree, "node_modules/.bin", command)];
  const [program, ...rest] = [...through, ...own, ...parameters];
  const env = { ...process.env, ...environment };
  const { status, stdout, stderr } = spawnSync(program, rest, { cwd: tree, env, encoding: "utf8", maxBuffer: 1 << 28 });
  const said = `${stdout}${stderr}`;
  writeFileSync(join(tree, "../last.log"), `${command} ${parameters.join(" ")}\n${said}`);
  return { isGreen: status === 0, said, reds: [] };
}

export const buildElements = ["vite", "build", "--config", "tests/elements/vite.config.ts", "--logLevel", "warn"];

/** Runs a command that writes a JSON report, and reads the failed tests from the report. */
function runWithReport(tree, toCommand, toEnvironment, toReds) {
  const file = join(tree, "tests/.output/faults.json");
  mkdirSync(dirname(file), { recursive: true });
  rmSync(file, { force: true });
  const result = run(tree, toCommand(file), toEnvironment(file));
  return { ...result, reds: existsSync(file) ? toReds(JSON.parse(readFileSync(file, "utf8"))) : [] };
}

/** The runners. `files`: test files, or none for all. `title`: run only this test. */
export const suites = {
  /** @param files test files, or source files for all tests that import them, also indirectly: no other test can see a fault there */
  unit(tree, files, title) {
    const areSources = !files.every((file) => file.startsWith("tests/"));
    const wish = areSources ? ["related", "--run", ...files, "tests/check/words.test.ts"] : ["run", ...files];
    const filter = title ? ["-t", escape(title)] : ["--bail=1"];
    const options = [...filter, "--retry=1", "--config", "tests/vitest.config.ts", "--reporter=json"];
    return runWithReport(
      tree,
      (file) => ["vitest", ...wish, ...options, `--outputFile.json=${file}`],
      () => ({ TZ: "America/Los_Angeles" }),
      ({ testResults }) =>
        testResults.flatMap(({ name, assertionResults }) =>
          assertionResults
            .filter(({ status }) => status === "failed")
            .map(({ fullName }) => ({ file: name.slice(tree.length + 1), title: fullName })),
        ),
    );
  },
  elements(tree, files, title) {
    const wanted = (files.length > 0 ? files : ["*"]).map((name) => `dist/element-tests/${name}.test.js`);
    const options = ["--config", "tests/elements/web-test-runner.config.mjs", "--files", ...wanted];
    const result = run(tree, ["wtr", ...options]);
    let file = "";
    const reds = stripVTControlCharacters(result.said)
      .split("\n")
      .flatMap((line) => {
        file = /^[✓✗] (\S+)\.test\.js /.exec(line)?.[1] ?? file;
        const name = /^ {2}✗ (.+)/.exec(line)?.[1];
        return name ? [{ file, title: name.replaceAll(" › ", " ") }] : [];
      });
    // Not all compared versions of this suite could run a single title, so the title's result is picked from the whole run.
    return title ? { ...result, isGreen: reds.every((red) => red.title !== title), reds } : { ...result, reds };
  },
  portal(tree, files, title) {
    const options = ["--config", "tests/portal/playwright.config.ts", "--reporter=json"];
    const wish = title ? ["-g", `${escape(title)}$`] : ["--retries=1", "--max-failures=1"];
    const walk = ({ specs = [], suites: inner = [] }) => [
      ...specs
        .filter(({ ok }) => !ok)
        .map((spec) => ({ file: spec.file.replace(/\.spec\.ts$/, ""), title: spec.title })),
      ...inner.flatMap(walk),
    ];
    return runWithReport(
      tree,
      () => ["playwright", "test", ...options, ...files.map((name) => `${name}.spec.ts`), ...wish],
      (file) => ({ PLAYWRIGHT_JSON_OUTPUT_NAME: file }),
      (report) => report.suites.flatMap(walk),
    );
  },
};

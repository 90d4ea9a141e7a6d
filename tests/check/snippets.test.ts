// All code in the documents is checked by a program: what a browser can run in tests/portal/snippets.spec.ts, everything else here.
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { readConfiguration } from "../../demo/server/configuration.ts";
import { readFactors } from "../../src/core/month/emission.ts";
import { hostProperties } from "../../src/widgets/kit/look/look.contract.ts";
import { inBrowser, readFences } from "../helpers/fences.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const fences = readFences();

const projects = join(root, "tests/consumers");
const isMade = /(?:^|[\\/])(?:node_modules|\.[^\\/]*|dist)(?:[\\/]|$)/;
/** Sources of the projects that tests/consumers builds, opens and uses. */
const sources = readdirSync(projects, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(?:tsx?|jsx?|mjs|vue|svelte|astro|html)$/.test(path) && !isMade.test(path))
  .map((path) => readFileSync(join(projects, path), "utf8"));
/** True when a project's source contains this code. The first line may name the file and is ignored. */
const isOfProject = (code: string) => sources.some((source) => source.includes(code.replace(/^\/\/ \S+\n/, "").trim()));

const withoutComments = (code: string) => code.replaceAll(/^\s*\/\/.*$/gm, "");
const checkProject = (code: string) =>
  expect(isOfProject(code), "is the code of a project in tests/consumers").toBe(true);

/** The tsconfig.json files of the projects; one of them must contain each documented setting. */
const tsconfigs = readdirSync(projects)
  .map((project) => join(projects, project, "tsconfig.json"))
  .filter((path) => existsSync(path))
  .map((path) => JSON.parse(readFileSync(path, "utf8")) as unknown);
function checkTsconfig(code: string): void {
  const wanted = JSON.parse(withoutComments(code)) as { readonly compilerOptions: object };
  expect(tsconfigs).toContainEqual(
    expect.objectContaining({ compilerOptions: expect.objectContaining(wanted.compilerOptions) as unknown }),
  );
}

const readJson = (path: string) =>
  JSON.parse(readFileSync(join(root, path), "utf8")) as Readonly<Record<string, object>>;
const { scripts = {} } = readJson("package.json");
const { paths = {} } = readJson("docs/api/openapi.json");

/** Checks by program: the scripts, settings, API calls and files that its parameters name must exist. */
const programs: Readonly<Record<string, (parameters: readonly string[]) => unknown>> = {
  npm([command = "", name = ""]) {
    if (command === "install") expect(name).toBe("shuttle-widgets");
    else expect(Object.keys(scripts)).toContain(command === "run" ? name : command);
  },
  npx: (parameters) => expect(parameters.slice(0, 3)).toEqual(["-p", "shuttle-widgets", "shuttle-conformance"]),
  node: ([file = ""]) => expect(existsSync(join(root, "demo/build/package", file)), file).toBe(true),
  curl(parameters) {
    const address = new URL(parameters.find((one) => one.startsWith("https://")) ?? "");
    expect(Object.keys(paths)).toContain(address.pathname);
    const body = parameters[parameters.indexOf("-d") + 1] ?? "";
    expect(Object.keys(JSON.parse(body) as object)).toEqual(expect.arrayContaining(["username", "password"]));
  },
  docker(parameters) {
    const settings = parameters.filter((_, index) => parameters[index - 1] === "-e").map((one) => one.split("="));
    expect(settings.length).toBeGreaterThan(0);
    checkSettings(Object.fromEntries(settings) as Record<string, string>);
  },
};

const configuration = readFileSync(join(root, "demo/server/configuration.ts"), "utf8");
/** Asserts that the server has these settings and accepts their values. */
function checkSettings(settings: Readonly<Record<string, string>>): void {
  for (const name of Object.keys(settings)) expect(configuration).toMatch(new RegExp(`^ +${name}: `, "m"));
  readConfiguration(settings);
}

/** Script that prints the parameters, as parsed by the shell, and the environment variables of a call as one line of JSON. */
const tell = "console.log(JSON.stringify({ words: process.argv.slice(1), variables: process.env }))";

/** Environment variables of the shell, of these tests and of the conformance kit, which are not settings of the server. */
const notOurs = new Set(["PWD", "OLDPWD", "SHLVL", "_", "PATH", "NODE", "TELL", "SHUTTLE_TOKEN"]);

/** Runs the code in a shell in which these programs are stubs that print their parameters and environment, then checks these. */
function checkShell(code: string): void {
  const own = { PATH: process.env["PATH"] ?? "", NODE: process.execPath, TELL: tell };
  const stub = (name: string) => `${name}() { "$NODE" -e "$TELL" -- ${name} "$@"; }`;
  const script = [...[...Object.keys(programs), "end"].map(stub), "set -a", code, "end"].join("\n");
  const output = execFileSync("bash", ["-euc", script], { encoding: "utf8", env: own });
  const calls = output
    .trim()
    .split("\n")
    .map(
      (line) => JSON.parse(line) as { readonly words: readonly string[]; readonly variables: Record<string, string> },
    );
  for (const { words, variables } of calls) {
    const [program = "", ...parameters] = words;
    programs[program]?.(parameters);
    checkSettings(Object.fromEntries(Object.entries(variables).filter(([name]) => !notOurs.has(name))));
  }
}

/** The check for each language. */
const readers: Readonly<Record<string, (code: string) => unknown>> = {
  json: (code) => expect(readFactors(code)).toMatchObject({ status: "read" }),
  jsonc: checkTsconfig,
  sh: checkShell,
  ts: checkProject,
  tsx: checkProject,
  vue: checkProject,
  svelte: checkProject,
  astro: checkProject,
};

test("the code of the documents is found", () => {
  expect(fences.length).toBeGreaterThan(30);
});

describe("each piece of code can be read, and of a language without a reader there is none", () => {
  test.each(fences.filter(({ language }) => language !== "" && !inBrowser.has(language)))(
    "$place, $language",
    ({ language, code }) => {
      const read = readers[language];
      if (!read) throw new Error(`Nothing reads ${language}: name a reader here, or take the language off.`);
      read(code);
    },
  );
});

test("what has no language is none: a picture of letters, a header, what a program prints", () => {
  const isCode = /^\s*(?:import .* from |import "|export |const |function |<script |npm (?:install|run) |\$ )/m;
  const isPicture = /[─│┌└↑↓▼►]/;
  const wrong = fences.filter(({ language, code }) => language === "" && isCode.test(code) && !isPicture.test(code));
  expect(wrong.map(({ place }) => place)).toEqual([]);
});

test("each property of the look that code names is one", () => {
  const known = new Set(
    Object.entries(hostProperties).flatMap(([name, property]) =>
      "dark" in property ? [name, `${name}-dark`] : [name],
    ),
  );
  const named = fences.flatMap(({ code }) =>
    [...code.matchAll(/--shuttle-host-([a-z0-9-]+)/g)].map(([, name]) => name),
  );
  expect(named.length).toBeGreaterThan(5);
  expect(named.filter((name) => !known.has(name ?? ""))).toEqual([]);
});

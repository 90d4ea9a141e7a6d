// All code in the documents is run or read by a program: what a browser runs in tests/portal/snippets.spec.ts, the rest here.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { describe, expect, test } from "vitest";
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
/** Without the line that names the file. */
const isOfProject = (code: string) => sources.some((source) => source.includes(code.replace(/^\/\/ \S+\n/, "").trim()));

const { modules } = JSON.parse(readFileSync(join(root, "docs/api/custom-elements.json"), "utf8")) as {
  readonly modules: readonly { readonly path: string }[];
};
const entries = [
  "shuttle-widgets",
  ...["pure", "react", "vue", "svelte", ...modules.map(({ path }) => path.replace(/\.js$/, ""))].map(
    (name) => `shuttle-widgets/${name}`,
  ),
];

/** A project is built of it; else it is a module that can be parsed and imports what the package has. */
function checkModule(code: string, language: string): void {
  if (isOfProject(code)) return;
  const { errors, module } = parseSync(`snippet.${language}`, code);
  expect(errors).toEqual([]);
  for (const { moduleRequest } of module.staticImports)
    if (moduleRequest.value.startsWith("shuttle-widgets")) expect(entries).toContain(moduleRequest.value);
}

const withoutComments = (code: string) => code.replaceAll(/^\s*\/\/.*$/gm, "");
const checkProject = (code: string) =>
  expect(isOfProject(code), "is the code of a project in tests/consumers").toBe(true);

/** What reads the code of a language. */
const readers: Readonly<Record<string, (code: string, language: string) => unknown>> = {
  json: (code) => JSON.parse(code) as unknown,
  jsonc: (code) => JSON.parse(withoutComments(code)) as unknown,
  sh: (code) => execFileSync("bash", ["-n"], { input: code }),
  ts: checkModule,
  tsx: checkModule,
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
      read(code, language);
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

// Generates the tables of docs/theming.md from the code. Without parameters it fails when they are out of date, or when the tokens and
// look.contract.ts name different properties; with --write it updates the tables.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { readDefaults, toWords } from "../../demo/build/package/host-defaults.mjs";
import { root } from "./boundaries.mjs";

const document = join(root, "docs/theming.md");
const isWriting = process.argv.includes("--write");
const least = 40;

const server = await createServer({
  root,
  configFile: false,
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
const problems = [];
try {
  const load = (path) => server.ssrLoadModule(`/${path}`);
  const { hostProperties, commonParts } = await load("src/widgets/kit/look/look.contract.ts");
  const defaults = readDefaults();
  const cell = (text) => String(text).replaceAll("|", "\\|");
  const table = (head, rows) =>
    [head, head.map(() => "---"), ...rows].map((row) => `| ${row.map(cell).join(" | ")} |`).join("\n");

  const entries = Object.entries(hostProperties);
  const wanted = {
    light: entries.map(([name]) => name),
    dark: entries.flatMap(([n, { dark }]) => (dark ? [`${n}-dark`] : [])),
  };
  for (const theme of ["light", "dark"]) {
    const read = [...defaults[theme].keys()].filter((name) => theme === "light" || name.endsWith("-dark"));
    for (const name of wanted[theme]) if (!read.includes(name)) problems.push(`The tokens do not read ${name}`);
    for (const name of read) if (!wanted[theme].includes(name)) problems.push(`look.contract.ts lacks ${name}`);
  }
  if (entries.length < least) problems.push(`There are only ${entries.length} properties.`);

  const properties = table(
    ["property", "value", "default", "default in the dark theme", "where it is seen"],
    entries.map(([name, { type, description, dark }]) => [
      `\`--shuttle-host-${name}\``,
      type,
      toWords(defaults.light.get(name) ?? ""),
      dark === undefined
        ? "the same"
        : dark === "own"
          ? toWords(defaults.dark.get(`${name}-dark`) ?? "")
          : `the one without \`-dark\`, else ${toWords(defaults.dark.get(name) ?? "")}`,
      description,
    ]),
  );

  const areas = readdirSync(join(root, "src/widgets")).filter((name) =>
    existsSync(join(root, `src/widgets/${name}/${name}.contract.ts`)),
  );
  const contracts = [];
  for (const area of areas)
    for (const value of Object.values(await load(`src/widgets/${area}/${area}.contract.ts`)))
      if (value?.tag) contracts.push(value);
  const own = contracts.flatMap(({ tag, cssProperties = {} }) =>
    Object.entries(cssProperties).map(([name, text]) => [`\`${name}\``, `\`<${tag}>\``, text]),
  );
  const parts = table(
    ["part", "elements", "what it is"],
    [
      ...Object.entries(commonParts).map(([name, text]) => [`\`${name}\``, "all", text]),
      ...contracts.flatMap(({ tag, parts: given = {} }) =>
        Object.entries(given)
          .filter(([name]) => !(name in commonParts))
          .map(([name, text]) => [`\`${name}\``, `\`<${tag}>\``, text]),
      ),
    ],
  );

  let text = readFileSync(document, "utf8");
  for (const [name, content] of Object.entries({
    properties,
    "own-properties": table(["property", "element", "what it is"], own),
    parts,
  })) {
    const [start, end] = [`<!-- ${name}:start (npm run docs) -->`, `<!-- ${name}:end -->`];
    const [from, to] = [text.indexOf(start), text.indexOf(end)];
    if (from < 0 || to < 0) throw new Error(`docs/theming.md has lost the marks around its ${name}.`);
    text = `${text.slice(0, from + start.length)}\n\n${content}\n\n${text.slice(to)}`;
  }
  if (text !== readFileSync(document, "utf8")) {
    if (isWriting) writeFileSync(document, text);
    else problems.push("The tables of docs/theming.md differ from the code. `npm run docs` writes them anew.");
  }
} finally {
  await server.close();
}
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

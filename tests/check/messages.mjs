// Fails when a module reads a message while it is evaluated: that would fix the language (use `localized()`). Also checks that each
// folder of texts is one file with unique names, and one in each other language, and that English texts say "could not".
import { readdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { parseAst } from "vite";

const root = new URL("../..", import.meta.url).pathname;
const problems = [];

/** Identifiers in `ast` that `isWanted`, outside of functions and types: read while the module is evaluated. */
function* readAtOnce(node, isWanted) {
  if (Array.isArray(node)) for (const child of node) yield* readAtOnce(child, isWanted);
  if (typeof node?.type !== "string") return;
  if (/Function|^ImportDeclaration$|^TS(?!As|Satisfies|NonNull)/.test(node.type)) return;
  if (node.type === "Identifier" && isWanted(node.name)) yield node;
  for (const child of Object.values(node)) if (typeof child === "object") yield* readAtOnce(child, isWanted);
}

const isMessages = ({ source, importKind }) => importKind !== "type" && source.value.endsWith(".messages.ts");

const files = (await readdir(join(root, "src"), { recursive: true })).map((file) => `src/${file}`);

for (const file of files.filter((name) => /\.tsx?$/.test(name) && !/\.messages\.\w+\.ts$/.test(name))) {
  const text = await readFile(join(root, file), "utf8");
  if (!text.includes('.messages.ts"')) continue;
  const ast = parseAst(text, { lang: file.endsWith("x") ? "tsx" : "ts" });
  const imports = ast.body.filter((statement) => statement.type === "ImportDeclaration" && isMessages(statement));
  const names = new Set(imports.flatMap(({ specifiers }) => specifiers.map(({ local }) => local.name)));
  for (const { start } of readAtOnce(ast.body, (name) => names.has(name))) {
    const before = text.slice(0, start);
    problems.push(`${file}:${before.split("\n").length} reads a text while the module is evaluated`);
  }
}

// Other languages have their texts under the constant's name, so that no list of files is needed.
const declared = /export const (\w+) = defineMessages(?:<\w+>)?\(\s*"([^"]+)"/g;
const owners = new Map();
const languages = await readFile(join(root, "src/core/text/languages.ts"), "utf8");
const [source] = /(?<=sourceLanguage: Language = ")\w+/.exec(languages);
const others = [...languages.matchAll(/^ {2}"?([\w-]+)"?: \{ name:/gm)]
  .map(([, tag]) => tag)
  .filter((tag) => tag !== source);
for (const file of files.filter((name) => name.endsWith(".messages.ts"))) {
  for (const tag of others) {
    const other = file.replace(/ts$/, `${tag}.ts`);
    if (!files.includes(other)) problems.push(`${other} is missing: its texts would stay in the source's language`);
  }
  const names = [...(await readFile(join(root, file), "utf8")).matchAll(declared)];
  if (names.length === 0) problems.push(`${file} defines no messages`);
  for (const [, constant, name] of names) {
    if (constant !== name) problems.push(`${file}: ${constant} is called ${name}`);
    if (owners.has(name)) problems.push(`${file}: ${name} is also in ${owners.get(name)}`);
    owners.set(name, file);
  }
  const [folder, base] = [dirname(file), basename(file, ".messages.ts")];
  if (base !== basename(folder) && file !== "src/core/text/core.messages.ts")
    problems.push(`${file}: the texts of ${folder} are in ${basename(folder)}.messages.ts`);
}

// Several failures may be shown side by side, e.g. when the provider is unreachable, so they must use the same wording.
for (const file of files.filter((name) => name.endsWith(".messages.en.ts")))
  if (/couldn't/i.test(await readFile(join(root, file), "utf8"))) problems.push(`${file} says couldn't for could not`);

for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;

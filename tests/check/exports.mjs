// Finds exports of src and demo that no other file uses. A named import uses the names that it lists. A file that imports a whole
// module, or names it in a string (`import()`, a worker's URL, a script that bundles it), uses every word that occurs in that file.
// Texts in other languages (`drivers.messages.en.ts`) are found by their names. API calls (`defineCall`) are exempt: docs/api/openapi.json is generated from all exports of src/core/api.
import { readFileSync } from "node:fs";
import { join, parse, posix } from "node:path";
import { fileURLToPath } from "node:url";
import { parseAst } from "vite";
import { root } from "./boundaries.mjs";
import { trackedFiles } from "./references.mjs";

const isCall = ({ init }) => init?.callee?.name === "defineCall";

/** Names that a statement declares and exports, except API calls. */
function declaredBy({ type, declaration }) {
  if (type !== "ExportNamedDeclaration" || !declaration) return [];
  const { id, declarations = [{ id }] } = declaration;
  return declarations.filter((each) => !isCall(each)).map((each) => each.id.name);
}

/** `files`: path → text. The names that a file of src or demo exports and no other file uses. */
export function findUnused(files) {
  const exported = new Map();
  const used = new Set();
  /** Module (its path, or its name alone) → all words of the files that use the whole module. */
  const words = new Map();
  const addWords = (module, text) => {
    if (!words.has(module)) words.set(module, new Set());
    for (const [word] of text.matchAll(/[A-Za-z_$][\w$]*/g)) words.get(module).add(word);
  };
  for (const [path, text] of files) {
    const { body } = parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" });
    if (/^(src|demo)\/.*(?<!\.messages\.\w+)\.tsx?$/.test(path)) exported.set(path, body.flatMap(declaredBy));
    let rest = text;
    for (const { source, specifiers = [], start, end } of body.filter((statement) => statement.source)) {
      rest = rest.slice(0, start) + " ".repeat(end - start) + rest.slice(end);
      const target = posix.join(path, "..", source.value);
      for (const { imported, local, type } of specifiers)
        if (type === "ImportNamespaceSpecifier") addWords(target, text);
        else used.add(`${target} ${(imported ?? local).name}`);
    }
    for (const [, name] of rest.matchAll(/["'`/]([\w.-]+)\.[jt]sx?["'`?]/g)) addWords(name, text);
  }
  return [...exported].flatMap(([path, names]) => {
    const modules = [path, parse(path).name];
    const isUsed = (name) => used.has(`${path} ${name}`) || modules.some((module) => words.get(module)?.has(name));
    return names.filter((name) => !isUsed(name)).map((name) => `${path}: ${name} is used by no other file`);
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = trackedFiles().filter(
    (path) => /(?<!\.d)\.(ts|tsx|mjs|mts)$/.test(path) && !path.startsWith("tests/consumers/"),
  );
  const problems = findUnused(new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")])));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

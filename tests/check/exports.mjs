// What only its own file uses has no `export`, and what nobody uses isn't there. By name: an export counts as used when another
// file of the repository holds the word. Calls of the API are exported for all who go through src/core/api and name none of them:
// docs/api/openapi.json.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./boundaries.mjs";
import { trackedFiles } from "./references.mjs";

const declaration =
  /^export (?:declare )?(?:async )?(?:abstract )?(?:function\*?|const|let|class|interface|type|enum) ([A-Za-z_$][\w$]*)(?! = defineCall\()\b/gm;

/** `files`: path → text. The names that a file of src or demo exports and no other file holds. */
export function findUnused(files) {
  const words = new Map();
  for (const [path, text] of files)
    for (const word of new Set(text.match(/[A-Za-z_$][\w$]*/g))) words.set(word, [...(words.get(word) ?? []), path]);
  return [...files]
    .filter(([path]) => /^(src|demo)\/.*\.tsx?$/.test(path) && !path.endsWith(".d.ts"))
    .flatMap(([path, text]) =>
      [...text.matchAll(declaration)]
        .filter(([, name]) => words.get(name).every((holder) => holder === path))
        .map(([, name]) => `${path}: ${name} is used by no other file`),
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const paths = trackedFiles().filter(
    (path) => /\.(ts|tsx|mjs|mts)$/.test(path) && !path.startsWith("tests/consumers/"),
  );
  const problems = findUnused(new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")])));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

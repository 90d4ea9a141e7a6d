// `npm run check -- --weigh`: how much there is to read. Figures to compare a change by, without a limit.
import { readFileSync } from "node:fs";
import { trackedFiles } from "./references.mjs";

const lines = (text) => text.split("\n").length - 1;
const sum = (values) => values.reduce((total, value) => total + value, 0);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** `files`: path → text. */
export function weigh(files) {
  const below = (folder) => [...files].filter(([path]) => path.startsWith(folder));
  const sources = below("src/").filter(([path]) => /\.(tsx?|css|html)$/.test(path));
  const sizes = sources.map(([, text]) => lines(text));
  const scripts = sources.filter(([path]) => /\.tsx?$/.test(path));
  const classes = sources
    .filter(([path]) => path.endsWith(".css"))
    .flatMap(([, text]) => [...text.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/g)].map(([, name]) => name));
  const concepts = [...(files.get("CONTRIBUTING.md") ?? "").matchAll(/^\| (?!what|--)[^|]+/gm)];
  return {
    "source files": sources.length,
    "lines of src": sum(sizes),
    "median lines of a file": median(sizes),
    "files under 30 lines": sizes.filter((size) => size < 30).length,
    "files over 300 lines": sizes.filter((size) => size > 300).length,
    imports: sum(scripts.map(([, text]) => [...text.matchAll(/^import\b/gm)].length)),
    "classes in style sheets": new Set(classes).size,
    "rows of CONTRIBUTING's tables": concepts.length,
    "lines of tests": sum(below("tests/").map(([path, text]) => (/\.(m?ts|tsx|mjs)$/.test(path) ? lines(text) : 0))),
  };
}

if (import.meta.filename === process.argv[1]) {
  const files = new Map(trackedFiles().map((path) => [path, readFileSync(path, "utf8")]));
  for (const [name, value] of Object.entries(weigh(files))) console.log(`${String(value).padStart(9)}  ${name}`);
}

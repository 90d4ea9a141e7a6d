// Comments, test titles and documents may only refer to what is in the repository: a reader couldn't find anything else.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./boundaries.mjs";

/** References to requirement documents, which are not in the repository. */
const papers = /§|\bprescribe[ds]?\b|\bas specified\b|\bspecifications? \d|\bdecisions? \d|\bissues? #?\d/i;
/** Not checked: records with old test titles, the bench report, which names its own output, and this file, which lists the words. */
const left =
  /^(tests\/faults\.(json|md)|tests\/bench\/report\.mjs|tests\/check\/references\.(mjs|test\.ts)|CHANGELOG\.md|package-lock\.json)$/;
const isRead = (path) => /\.(ts|tsx|mjs|css|html|md)$/.test(path) && !left.test(path);
/** Created by scripts, or by installing the package. */
const isMade = (path) => /^(dist|node_modules|demo\/\.data|tests\/\.output)\b/.test(path);

/** Paths of all existing files that Git tracks or would track. */
export const trackedFiles = () =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" })
    .trim()
    .split("\n")
    .filter((path) => existsSync(join(root, path)));

/** Lookup functions: whether a path (of a file, folder or generated file) exists, a file of this name, or one whose path ends like this. */
export function toLookUp(files) {
  const names = new Set(files.map((file) => basename(file)));
  const paths = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
  return {
    hasName: (name) => names.has(name),
    hasPath: (path) => paths.has(path.replace(/\/$/, "")) || isMade(path),
    hasEnd: (end) => files.some((file) => file === end || file.endsWith(`/${end}`)) || isMade(end),
  };
}

function foldersOf(file) {
  const parts = file.split("/");
  return parts.map((_part, index) => parts.slice(0, index).join("/"));
}

/** References in one line of a file whose target doesn't exist. */
export function problemsOfLine(path, line, { hasName, hasPath, hasEnd }) {
  const problems = papers.test(line) ? ["names a paper that is not in the repository"] : [];
  for (const [name] of line.matchAll(/[\w./-]+\.md\b/g))
    if (!hasName(basename(name))) problems.push(`${name} is not here`);
  const [, comment = ""] = /^\s*(?:\/\/|\/?\*+)(.*)/.exec(path.endsWith(".md") ? "" : line) ?? [];
  for (const [, target] of comment.matchAll(/(?<![\w./<{*@-])((?:[\w-]+\/)*\w[\w.-]*\.(?:ts|tsx|mjs|css))\b/g))
    if (!hasEnd(target)) problems.push(`${target} is not here`);
  // A script that names a source file in a text, as the benches do, is not seen by the compiler.
  if (/^(?:tests\/(?!check\/)|demo\/)/.test(path) && !/\bfrom "|\bimport[ (]/.test(line))
    for (const [, target] of line.matchAll(/"((?:src|core|widgets|kit|host|shared)\/[\w./-]+\.(?:ts|tsx|css))"/g))
      if (!hasEnd(target)) problems.push(`${target} is not here`);
  if (!path.endsWith(".md")) return problems;
  for (const [, target] of line.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g))
    // The package's README stands at the root of the package.
    if (!hasPath(join(dirname(path), target)) && !hasPath(target)) problems.push(`the link to ${target} leads nowhere`);
  for (const [, target] of line.matchAll(/`((?:src|demo|tests|docs)\/[\w./-]+)`/g))
    if (!hasPath(target)) problems.push(`${target} is not here`);
  // Short for a path: `stops/stop.model.ts`, `drivers.messages.ts`.
  for (const [, target] of line.matchAll(/`(?!(?:src|demo|tests|docs)\/)([\w-][\w./-]*\.(?:ts|tsx|mjs|css))`/g))
    if (!hasEnd(target)) problems.push(`${target} is not here`);
  return problems;
}

/** Folders whose subfolders the section "Folders" of docs/architecture.md must name, in a table of their own or in rows that begin with their path. */
const houses = ["src/core", "src/widgets/kit", "src/widgets/shared", "src/host", "demo", "tests"];

/** Subfolders of `houses` that docs/architecture.md doesn't name. */
export function unnamedFolders(document, files) {
  const house = document.slice(document.indexOf("## Folders"));
  const tables = house.split("\n\n");
  return houses.flatMap((parent) => {
    const own = tables.filter((table) => table.startsWith(`| room of \`${parent}\``));
    const rows = house.split("\n").filter((line) => line.startsWith(`| \`${parent}`));
    const codes = [...[...own, ...rows].join("\n").matchAll(/`([^`]+)`/g)].map(([, code]) => code);
    const named = new Set(codes.flatMap((code) => code.split(/[^\w-]+/)));
    const inside = files.filter((file) => file.startsWith(`${parent}/`)).map((file) => file.slice(parent.length + 1));
    const folders = new Set(inside.filter((file) => file.includes("/")).map((file) => file.split("/")[0]));
    return [...folders].filter((name) => !named.has(name)).map((name) => `${parent}/${name}`);
  });
}

export function checkReferences() {
  const files = trackedFiles();
  const lookUp = toLookUp(files);
  const unnamed = unnamedFolders(readFileSync(join(root, "docs/architecture.md"), "utf8"), files);
  const problems = files.filter(isRead).flatMap((path) => {
    const lines = readFileSync(join(root, path), "utf8").split("\n");
    return lines.flatMap((line, index) =>
      problemsOfLine(path, line, lookUp).map((problem) => `${path}:${index + 1}: ${problem}`),
    );
  });
  return [...unnamed.map((folder) => `docs/architecture.md: ${folder} is not named`), ...problems];
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = checkReferences();
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

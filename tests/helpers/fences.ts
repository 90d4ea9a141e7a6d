import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Fence {
  /** File and line, for titles. */
  readonly place: string;
  /** Empty: a picture of letters, a header or what a program prints. */
  readonly language: string;
  readonly code: string;
}

/** All fenced code of the documents of the project, also of new ones. */
export function readFences(): readonly Fence[] {
  const documents = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "*.md"], {
    cwd: root,
    encoding: "utf8",
  });
  return documents
    .trim()
    .split("\n")
    .flatMap((path) => {
      const text = readFileSync(join(root, path), "utf8");
      return [...text.matchAll(/^( *)```([^\n]*)\n([\s\S]*?)^ *```$/gm)].map((match) => ({
        place: `${path}:${text.slice(0, match.index).split("\n").length}`,
        language: (match[2] ?? "").trim(),
        code: (match[3] ?? "").replaceAll(new RegExp(`^${match[1]}`, "gm"), ""),
      }));
    });
}

/** Languages that tests/portal/snippets.spec.ts reads: a browser knows them best. */
export const inBrowser: ReadonlySet<string> = new Set(["html", "js", "css", "xml"]);

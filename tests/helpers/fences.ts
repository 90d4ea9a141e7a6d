import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url));

export interface Fence {
  /** File and line, for titles. */
  readonly place: string;
  /** Empty for diagrams in text, HTTP headers and printed output. */
  readonly language: string;
  readonly code: string;
}

/** All fenced code blocks of the project's documents, including untracked ones. */
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

/** Languages that tests/portal/snippets.spec.ts checks in a browser. */
export const inBrowser: ReadonlySet<string> = new Set(["html", "js", "css", "xml"]);

// npm run release -- 1.0.0 [--scope @acme --author … --homepage … --repository … --bugs … --security … --portal … --company … --privacy … --terms …]:
// everything that is handed out, in dist/release, and a commit and a tag for it (CONTRIBUTING.md). Publishes nothing.
import { readdirSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureInstalled, ensureNode, root } from "../setup.mjs";

const names = [
  "scope",
  "author",
  "homepage",
  "repository",
  "bugs",
  "security",
  "portal",
  "company",
  "privacy",
  "terms",
  "sharepoint-api",
];

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: Object.fromEntries(names.map((name) => [name, { type: "string" }])),
  });
  ensureNode();
  ensureInstalled();
  const { release } = await import("./release/release.mjs");
  const target = release({ root, version: positionals[0], settings: values });
  console.log(
    readdirSync(target)
      .map((name) => `dist/release/${name}`)
      .join("\n"),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

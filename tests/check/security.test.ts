import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), "utf8");

/** The rows of the table of docs/security.md that name a test. */
const named = [...read("docs/security.md").matchAll(/^\|[^|]+\| `(tests\/[^`]+)`\s*\| ([^|]+?)\s*\|$/gm)].map(
  ([, file = "", title = ""]) => ({ file, title }),
);

it("docs/security.md names tests", () => {
  expect(named.length).toBeGreaterThanOrEqual(45);
});

it.each(named)("$file has: $title", ({ file, title }) => {
  expect(read(file)).toContain(`"${title}"`);
});

import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));

// Print drops grounds, and so do forced colours: what means something by its ground has to opt out of both.
test("what keeps its grounds on paper keeps them under forced colours", () => {
  const files = readdirSync(`${root}src`, { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(".css"),
  );
  const texts = files.map((name) => ({ name, text: readFileSync(`${root}src/${name}`, "utf8") }));
  // Indented more, it stands in an at-rule of print alone.
  const drawn = texts.filter(({ text }) => /^ {2}print-color-adjust: exact/m.test(text));
  expect(drawn.length).toBeGreaterThan(6);
  expect(drawn.filter(({ text }) => !/forced-color(?:s|-adjust)/.test(text)).map(({ name }) => name)).toEqual([]);
});

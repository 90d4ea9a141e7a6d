import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const widgets = fileURLToPath(new URL("../../../src/widgets", import.meta.url));

test("a dark element on a light page brings its ground along inside of its own box, and paints nothing of the page's", () => {
  const files = readdirSync(widgets, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".css"));
  const sheets = files.map((path) => [path, readFileSync(join(widgets, path), "utf8")] as const);
  const ground = sheets.find(([path]) => path === join("kit", "layout", "base.css"));
  expect(ground?.[1]).toMatch(/\.area[^{]*\{[^}]*background: var\(--shuttle-canvas\)/);
  const outside = /(?:box-shadow|outline)[^;]*var\(--shuttle-canvas\)/;
  expect(sheets.filter(([, text]) => outside.test(text)).map(([path]) => path)).toEqual([]);
});

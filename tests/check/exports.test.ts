import { expect, test } from "vitest";
import { findUnused } from "./exports.mjs";

test("an export is used by who imports it, not by who has a name like it", () => {
  const files = new Map([
    ["src/core/a.ts", "export const used = 1;\nexport function alone() {\n  return used;\n}\n"],
    ["src/core/b.ts", "export interface Shape {}\nexport type Alone = Shape;\n"],
    ["src/core/c.ts", 'interface Shape {}\nexport { used } from "./a.ts";\nconst alone: Shape = 1;\n'],
    ["tests/core/b.test.ts", 'import type { Alone } from "../../src/core/b.ts";\n'],
  ]);
  expect(findUnused(files)).toEqual([
    "src/core/a.ts: alone is used by no other file",
    "src/core/b.ts: Shape is used by no other file",
  ]);
});

test("who loads a module whole, or names it, uses the words that it has", () => {
  const files = new Map([
    ["src/core/keys.ts", "export const first = 1, second = 2, third = 3;\n"],
    ["src/core/a.ts", 'import * as keys from "./keys.ts";\nkeys.first;\n'],
    ["demo/load.mjs", "const { second } = await import(`${root}dist/keys.js`);\n"],
    ["tests/core/a.test.ts", 'test("third", () => {});\n'],
  ]);
  expect(findUnused(files)).toEqual(["src/core/keys.ts: third is used by no other file"]);
});

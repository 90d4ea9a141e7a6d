import { expect, test } from "vitest";
import { findUnused } from "./exports.mjs";

test("an export that no other file names is found, one that a test names is not", () => {
  const files = new Map([
    ["src/core/a.ts", "export const used = 1;\nexport function alone() {\n  return used;\n}\n"],
    ["src/core/b.ts", "export interface Shape {}\nexport type Alone = Shape;\n"],
    ["tests/core/a.test.ts", 'import { used } from "../../src/core/a.ts";\nlet shape: Shape;\n'],
  ]);
  expect(findUnused(files)).toEqual([
    "src/core/a.ts: alone is used by no other file",
    "src/core/b.ts: Alone is used by no other file",
  ]);
});

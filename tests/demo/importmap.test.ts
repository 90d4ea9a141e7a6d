import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const program = fileURLToPath(new URL("../../demo/build/package/importmap.mjs", import.meta.url));

test.each([
  [[], /address of this folder, as the page sees it, is missing:\n {2}node importmap\.mjs \/static\//],
  [["/static/shuttle"], /has to end with a slash:\n {2}node importmap\.mjs \/static\/shuttle\/\n$/],
])("importmap.mjs %j says what is missing, and how to write it", (parameters, said) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...parameters], { encoding: "utf8" });
  expect([status, stdout]).toEqual([1, ""]);
  expect(stderr).toMatch(said);
});

import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { onlyWhole } from "../tiers.mjs";
import { root } from "./boundaries.mjs";

test("every file that only test:all runs exists", () => {
  const folders = { unit: "", elements: "elements", portal: "portal", consumers: "consumers" } as const;
  const missing = Object.entries(folders).flatMap(([suite, folder]) =>
    onlyWhole[suite as keyof typeof folders].filter((file) => !existsSync(join(root, "tests", folder, file))),
  );
  expect(missing).toEqual([]);
});

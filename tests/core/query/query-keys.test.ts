import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import type { QueryOptions } from "../../../src/core/query/query.ts";

const core = new URL("../../../src/core/", import.meta.url);
const files = readdirSync(core, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".ts"));

const isQuery = (value: unknown): value is QueryOptions<unknown> =>
  typeof value === "object" && value !== null && "key" in value && "fetch" in value && Array.isArray(value.key);

/** Two shared queries with the same key would get each other's answers. */
test("every shared question has a key of its own", async () => {
  const modules = await Promise.all(
    files.map(async (file) => (await import(`../../../src/core/${file}`)) as Record<string, unknown>),
  );
  const queries = new Set(modules.flatMap((exported) => Object.values(exported)).filter(isQuery));
  const keys = [...queries].map(({ key }) => JSON.stringify(key));
  expect(keys.length).toBeGreaterThan(5);
  expect(new Set(keys).size).toBe(keys.length);
  for (const { key } of queries) expect(key.every((part) => part !== "") && key.length > 0).toBe(true);
});

// The calls that src/core/api makes, as docs/api/openapi.json describes them: `METHOD /path/:id/`, one for each method and address.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../../demo/setup.mjs";

export function listCalls() {
  const { paths } = JSON.parse(readFileSync(join(root, "docs/api/openapi.json"), "utf8"));
  return Object.entries(paths)
    .flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, ":id")}`),
    )
    .toSorted();
}

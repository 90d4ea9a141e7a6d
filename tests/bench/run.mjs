// npm run bench: measures the built portal in a real browser and fails when a budget is exceeded; with names, only those parts.
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, ensureNode, root } from "../../demo/setup.mjs";

try {
  ensureNode();
  ensureInstalled();
  ensureBuilt();
  // Imported here, because it needs the packages that were just installed.
  const { measure } = await import("./measure.mjs");
  process.exitCode = (await measure(join(root, "tests/.output"), process.argv.slice(2))) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

// npm run bench: measures the built portal in a real browser and fails when a budget is exceeded; with names, only those parts.
// npm run bench -- server: the demo server under load, without a browser. npm run bench -- cost: writes docs/cost.md.
// npm run bench -- ladder: the steps of docs/deploy.md.
import { join } from "node:path";
import { ensureBuilt, ensureInstalled, ensureNode, root } from "../../demo/setup.mjs";

try {
  ensureNode();
  ensureInstalled();
  ensureBuilt();
  const names = process.argv.slice(2);
  // Imported here, because they need the packages that were just installed.
  if (names.length === 1 && names[0] === "server") {
    const { measureServer } = await import("./load.mjs");
    process.exitCode = (await measureServer()) ? 0 : 1;
  } else if (names.length === 1 && names[0] === "ladder") {
    const { measureLadder } = await import("./ladder.mjs");
    await measureLadder();
  } else if (names.length === 1 && names[0] === "cost") {
    const { measureCost } = await import("./cost.mjs");
    await measureCost();
  } else {
    const { measure } = await import("./measure.mjs");
    process.exitCode = (await measure(join(root, "tests/.output"), names)) ? 0 : 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

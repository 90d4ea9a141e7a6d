// npm run journeys: takes the everyday tasks, counts their steps and writes docs/journeys.md.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { ensureInstalled, ensureNode, root } from "../../../demo/setup.mjs";

ensureNode();
ensureInstalled();
const runner = join(root, "node_modules/@playwright/test/cli.js");
const options = ["--config", "tests/portal/playwright.config.ts", "--project", "laptop", "--project", "phone"];
const { status } = spawnSync(
  process.execPath,
  [runner, "test", ...options, "--reporter", "tests/portal/journeys/reporter.ts"],
  { cwd: root, stdio: "inherit", env: { ...process.env, JOURNEYS: "write" } },
);
process.exitCode = status ?? 1;

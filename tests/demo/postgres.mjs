// Runs tests/demo against a real PostgreSQL. Says "skipped: …" and succeeds only where PostgreSQL can't be had.
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { withPostgres } from "./cluster.mjs";

const root = fileURLToPath(new URL("../..", import.meta.url));
const vitest = [
  join(root, "node_modules/vitest/vitest.mjs"),
  "run",
  "--config",
  "tests/vitest.config.ts",
  "tests/demo",
];

const status = await withPostgres((url) => {
  const env = { ...process.env, DATABASE_URL: url };
  return spawnSync(process.execPath, vitest, { cwd: root, stdio: "inherit", env }).status ?? 1;
});
if (status === undefined) {
  console.log(
    "skipped: PostgreSQL isn't installed (Debian: apt-get install postgresql), and only root could install it here.",
  );
} else process.exitCode = status;

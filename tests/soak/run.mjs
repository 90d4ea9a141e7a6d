// npm run test:soak -- [part …] [--rounds=500]: simulates hours of use in minutes and reports what leaks in the browser.
import { parseArgs } from "node:util";
import { ensureBuilt, ensureInstalled, ensureNode } from "../../demo/setup.mjs";

/** Enough for samples to compare: the first half of the rounds, or 50, doesn't count. */
const leastRounds = 60;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: "string" } },
  });
  const rounds = values.rounds === undefined ? null : Number(values.rounds);
  if (rounds !== null && !(Number.isInteger(rounds) && rounds >= leastRounds))
    throw new Error(`--rounds is a number from ${leastRounds}.`);
  ensureNode();
  ensureInstalled();
  ensureBuilt();
  // Imported here, because it needs the packages that were just installed.
  const { soak } = await import("./soak.mjs");
  process.exitCode = (await soak(positionals, { rounds })) ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

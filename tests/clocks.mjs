// npm run test:clocks -- [Sunday "leap day" …]: the unit tests on other days than today, which must not matter. The portal's journeys,
// whose server and browser have a clock of their own, run on one of these days, and on those that are named.
import { spawnSync } from "node:child_process";
import { ensureInstalled, ensureNode, root } from "../demo/setup.mjs";

/** The machine's zone and its clock at the start of the run. */
const clocks = {
  Sunday: ["Europe/Istanbul", "2026-11-22T10:00:00+03:00"],
  "1 January": ["Europe/Istanbul", "2027-01-01T00:00:30+03:00"],
  "leap day": ["Europe/Istanbul", "2028-02-29T12:00:00+03:00"],
  "last minute of a month": ["Europe/Istanbul", "2026-11-30T23:59:05+03:00"],
  "clocks go forward in Berlin": ["Europe/Berlin", "2027-03-28T01:59:30+01:00"],
  "clocks go back in Berlin": ["Europe/Berlin", "2027-10-31T02:59:30+02:00"],
};
const dayOfJourneys = "last minute of a month";
/** Rules about the repository and generated inputs read no clock. */
const datedTests = ["core", "kit", "shared", "widgets", "host", "demo"].map((folder) => `tests/${folder}`);
const wishes = process.argv.slice(2);
const unknown = wishes.filter((name) => !Object.hasOwn(clocks, name));
if (unknown.length > 0) throw new Error(`Unknown: ${unknown.join(", ")}. There are ${Object.keys(clocks).join(", ")}.`);

ensureNode();
ensureInstalled();
let hasFailed = false;
for (const [name, [zone, moment]] of Object.entries(clocks)) {
  if (wishes.length > 0 && !wishes.includes(name)) continue;
  const hasJourneys = wishes.length > 0 || name === dayOfJourneys;
  for (const suite of hasJourneys ? ["unit", "portal"] : ["unit"]) {
    console.log(`\n── ${name}, ${moment} in ${zone}: ${suite} tests`);
    const { status } = spawnSync(process.execPath, ["tests/run.mjs", suite, ...(suite === "unit" ? datedTests : [])], {
      cwd: root,
      stdio: "inherit",
      env: {
        ...process.env,
        // Many inputs and whole matrices need one day only.
        TEST_WHOLE: "",
        TZ: zone,
        CLOCK_AHEAD: String(Date.parse(moment) - Date.now()),
        NODE_OPTIONS: `--import ${new URL("helpers/clock-ahead.mjs", import.meta.url).href}`,
      },
    });
    hasFailed ||= status !== 0;
  }
}
process.exitCode = hasFailed ? 1 : 0;

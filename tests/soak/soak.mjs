import { describeMachine } from "../bench/report.mjs";
import { startServer } from "../bench/server.mjs";
import { chromiumArguments, launchChromium } from "../browser.mjs";
import { importBundled } from "../bench/bundle.mjs";
import { parts } from "./parts.mjs";
import { names } from "./pages.mjs";
import { tellRun, writePart } from "./report.mjs";

const { examples, forDemoAccounts } = await importBundled("soak-examples", ["../demo/examples.ts"]);

/** Returns true when nothing leaks. `chosen`: keys of `parts`, empty for all of them; `rounds`: null for each part's default. */
export async function soak(chosen, { rounds }) {
  const unknown = chosen.filter((name) => !(name in parts));
  if (unknown.length > 0)
    throw new Error(`No such part: ${unknown.join(", ")}. There are ${Object.keys(parts).join(", ")}.`);
  const server = await startServer();
  const browser = await launchChromium({
    // V8 discards and recompiles code by its own rules, in amounts larger than a page's leaks: it must neither discard nor optimise.
    args: [...chromiumArguments, "--js-flags=--no-flush-bytecode --no-opt --no-maglev --no-sparkplug"],
  });
  const setting = {
    browser,
    address: server.address,
    examples: Object.fromEntries(Object.entries(examples).map(([name, given]) => [`shuttle-${name}`, given])),
    // Without the elements that request no company data.
    refreshed: names.filter((name) => !forDemoAccounts.has(name) && !["session", "sign-in", "notice"].includes(name)),
  };
  let isGood = true;
  try {
    for (const [name, part] of Object.entries(parts)) {
      if (chosen.length > 0 && !chosen.includes(name)) continue;
      const count = Math.min(rounds ?? part.rounds, part.rounds);
      console.log(`\n── ${part.title} (${count})`);
      const machine = describeMachine(browser.version());
      const startedAt = new Date();
      const day = startedAt.toISOString().slice(0, 10);
      const runs = [];
      try {
        for await (const run of part.run(setting, count)) {
          tellRun(run);
          runs.push(run);
          const seconds = Math.round((Date.now() - startedAt.getTime()) / 1000);
          // After each: a part may take half an hour, and what was measured counts when it is stopped.
          writePart({ name, title: part.title, machine, day, seconds, runs });
          isGood &&= run.problems.length === 0;
        }
      } catch (error) {
        // The other parts are run all the same, because starting over takes long.
        console.error(`FAILED ${name}: ${error instanceof Error ? error.stack : error}`);
        isGood = false;
      }
    }
    return isGood;
  } finally {
    await browser.close();
    await server.stop();
  }
}

// Simple elements beside a bare React element with the same data, in the same run and through the same server: by the one-script
// loader, and bundled into the page, as with the installed package.
import { join } from "node:path";
import { build } from "vite";
import { root } from "../../demo/setup.mjs";
import { besideBare, besideOf, timeOf, toOwnPage } from "./bare-pages.mjs";
import { compressFolder } from "./beside.mjs";
import { bare as budgets, slowNetwork, slowProcessor, turns } from "./budgets.mjs";
import { show, toKilobytes } from "./numbers.mjs";

const employees = ['<shuttle-overview cards="employees"></shuttle-overview>'];
const markup = {
  employees: toOwnPage(employees),
  notice: toOwnPage(["notice"]),
  routes: toOwnPage(["routes"]),
  bundled: toOwnPage(employees, { script: "/bundled/overview.js" }),
};

/** Bundles the element's built module, the same as in the package, with Vite as the embedding page would; returns the folder. */
async function bundleElement() {
  const outDir = join(root, "tests/.output/bundled-bench");
  await build({
    configFile: false,
    root: join(root, "dist/portal"),
    base: "./",
    logLevel: "error",
    publicDir: false,
    build: {
      outDir,
      emptyOutDir: true,
      target: "es2022",
      modulePreload: false,
      rolldownOptions: {
        input: { overview: join(root, "dist/portal/overview.js") },
        output: { entryFileNames: "[name].js" },
      },
    },
  });
  return outDir;
}

/** Fast pages are affected more by other programs, so they have more turns. */
const speeds = {
  "": { turns: 5 * turns, script: budgets.script.plain },
  ", 4× CPU, 1.6 Mbit/s, 150 ms": {
    turns,
    script: budgets.script.slow,
    network: slowNetwork,
    processor: slowProcessor,
  },
};

export async function measureBare({ address }) {
  const more = await compressFolder(await bundleElement(), "/bundled/");
  return besideBare(address, markup, more, async (takeTurns, size) => {
    const rows = [];
    for (const [speed, { turns: count, script, ...options }] of Object.entries(speeds)) {
      const visits = await takeTurns(count, options);
      const ratio = (name) => besideOf(visits[name], visits.bare);
      const three = ["employees", "notice", "routes"];
      const told = (name) => `${name} ${show(timeOf(visits[name]), "ms")}`;
      const beside = `${told("bare")} (${show(toKilobytes(size), "kB")}), ${count} turns`;
      rows.push(
        {
          what: `Ready: mean of three simple elements by the one script, beside a bare one of React${speed}`,
          measured: three.reduce((sum, name) => sum + ratio(name).measured, 0) / three.length,
          noise: Math.max(...three.map((name) => ratio(name).noise)),
          budget: script,
          unit: "",
          note: `${three.map((name) => `${told(name)}: ${show(ratio(name).measured, "")}`).join(", ")}; ${beside}`,
        },
        {
          what: `Ready: one simple element bundled, beside a bare one of React${speed}`,
          ...ratio("bundled"),
          budget: budgets.bundled,
          unit: "",
          note: `${told("bundled")}; ${beside}`,
        },
      );
    }
    return rows;
  });
}

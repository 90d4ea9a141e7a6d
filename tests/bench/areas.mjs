// Measures the first content of every element, and of eight on one page, with the slow network and processor and 10 000 employees:
// script requests, bytes, and time to ready relative to a bare React element in the same run.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../demo/setup.mjs";
import { besideBare, bytesOf, besideOf, timeOf, toOwnPage } from "./bare-pages.mjs";
import { areas as budgets, slowNetwork, slowProcessor, turns } from "./budgets.mjs";
import { eight } from "./cost.mjs";
import { show, toKilobytes } from "./numbers.mjs";
import { startServer } from "./server.mjs";

/** The element that the page of eight is compared with; it shows a list. */
const one = "personnel";

const count = ([{ scripts }]) => scripts.length;

export async function measureAreas() {
  const elements = JSON.parse(readFileSync(join(root, "dist/portal/.elements.json"), "utf8"));
  const names = Object.keys(elements).filter((name) => name !== "session");
  const markup = {
    ...Object.fromEntries(names.map((name) => [name, toOwnPage([name])])),
    eight: toOwnPage(eight),
  };
  const server = await startServer({ DEMO_EMPLOYEES: String(budgets.people) });
  try {
    return await besideBare(server.address, markup, {}, async (takeTurns) => {
      const visits = await takeTurns(turns, { network: slowNetwork, processor: slowProcessor });
      const told = (name) =>
        `${show(timeOf(visits[name]), "ms")}, ${count(visits[name])} scripts, ${show(toKilobytes(bytesOf(visits[name])), "kB")}`;
      const rows = names.flatMap((name) => [
        {
          what: `Scripts of <shuttle-${name}> until its first content`,
          measured: count(visits[name]),
          budget: budgets.scripts,
          unit: "#",
          note: visits[name][0].scripts
            .map(({ path }) => path.replace(/^\/(?:chunks\/)?|(?:-[\w-]{8})?\.js$/g, ""))
            .join(" "),
        },
        {
          what: `Ready: <shuttle-${name}> beside a bare one of React`,
          ...besideOf(visits[name], visits.bare),
          budget: budgets.readyOf[name] ?? budgets.ready,
          unit: "",
          note: `${told(name)}; bare ${told("bare")}`,
        },
      ]);
      const beside = `${told("eight")}; one (${one}): ${told(one)}`;
      return [
        ...rows,
        { what: "Scripts of eight elements", measured: count(visits.eight), budget: budgets.eight.scripts, unit: "#" },
        {
          what: "Ready: eight elements beside one of them",
          ...besideOf(visits.eight, visits[one]),
          budget: budgets.eight.ready,
          unit: "",
          note: beside,
        },
        {
          what: "Bytes of eight elements beside one of them",
          measured: bytesOf(visits.eight) / bytesOf(visits[one]),
          budget: budgets.eight.bytes,
          unit: "",
          note: beside,
        },
      ];
    });
  } finally {
    await server.stop();
  }
}

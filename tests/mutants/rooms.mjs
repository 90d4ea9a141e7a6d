import { readdirSync } from "node:fs";

const folders = (path) =>
  readdirSync(new URL(`../../${path}`, import.meta.url), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Rooms whose tests lie with the area that uses them. */
const elsewhere = { employees: "widgets/personnel" };

/** Data, and what runs in a page only. */
const without = ["messages", "messages.en", "contract", "worker", "d"].map((kind) => `!**/*.${kind}.ts`);

/**
 * The rooms whose sources get mutants, by name, with the unit tests that must notice: every folder of src/core, and those of the
 * kit that have unit tests. Markup and styles belong to the tests of elements.
 */
export const rooms = new Map([
  ...folders("src/core").map((name) => [
    name,
    {
      sources: [`src/core/${name}/**/*.ts`, ...without],
      tests: `tests/${elsewhere[name] ?? "core"}/**/*.test.{ts,tsx}`,
    },
  ]),
  ...folders("tests/kit").map((name) => [
    `kit/${name}`,
    { sources: [`src/widgets/kit/${name}/**/*.ts`, ...without], tests: `tests/kit/${name}/**/*.test.{ts,tsx}` },
  ]),
]);

const untriedStatus = "CompileError";

/**
 * What a room's mutants came to; those that a sample leaves out don't count. A module of the kit of which no unit test runs a line is
 * none of the kit's pure parts, for a sample where none of its mutants tried has a test; everything else that no test reaches has
 * survived.
 */
export function scoreOf(name, files) {
  const isPure = ({ mutants }) => mutants.some(({ status }) => status !== "NoCoverage" && status !== untriedStatus);
  const counted = Object.entries(files).filter(([, found]) => !name.startsWith("kit/") || isPure(found));
  const mutants = counted.flatMap(([file, found]) => found.mutants.map((mutant) => ({ file, ...mutant })));
  const having = (...statuses) => mutants.filter(({ status }) => statuses.includes(status));
  const [killed, survivors] = [having("Killed", "Timeout").length, having("Survived", "NoCoverage")];
  const percent = (killed / Math.max(1, killed + survivors.length)) * 100;
  return { killed, survivors, untried: having(untriedStatus).length, percent };
}

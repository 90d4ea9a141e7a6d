// npm run papers: writes everything in docs/papers. Builds what is shipped twice, in two folders, and compares; lists the shipped packages;
// asks the registry for advisories; writes the reports from their sources.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { ensureInstalled, ensureNode, root } from "../../setup.mjs";

const folder = join(root, "docs/papers");
const write = (name, text) => writeFileSync(join(folder, name), text);
const writeJson = (name, value) => write(name, `${JSON.stringify(value, null, 2)}\n`);

try {
  ensureNode();
  ensureInstalled();
  mkdirSync(folder, { recursive: true });
  const { buildAll, buildElsewhere, compare, hashesOf } = await import("./reproducible.mjs");
  const { askRegistry } = await import("./audit.mjs");
  const { readArtefacts, toLicences, toSbom } = await import("./sbom.mjs");

  console.log("Building …");
  buildAll(root);
  const files = hashesOf(root);
  console.log("Building again, in another folder …");
  const differences = compare(files, buildElsewhere());
  if (differences.length > 0)
    throw new Error(`Two builds of the same sources differ:\n${differences.map((name) => `   ${name}`).join("\n")}`);
  console.log(`${files.size} files, the same hashes twice`);

  const sbom = toSbom(readArtefacts());
  const before = existsSync(join(folder, "sbom.json")) && readFileSync(join(folder, "sbom.json"), "utf8");
  writeJson("sbom.json", sbom);
  if (before !== readFileSync(join(folder, "sbom.json"), "utf8"))
    throw new Error(
      "The list of what is shipped has changed and is written now. Again, please, so that the package has it.",
    );
  const audit = askRegistry();
  writeJson("audit.json", audit);
  write("licences.md", toLicences(sbom, audit));
  run(process.execPath, ["tests/check/papers.mjs", "--write"]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function run(command, parameters) {
  const { status } = spawnSync(command, parameters, {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) throw new Error(`${command} ${parameters.join(" ")} failed.`);
}

// Asks npm's registry about the packages that are installed to be shipped. It needs the network, so no test does this; the paper has
// the day of the response, or says that there was none.
import { spawnSync } from "node:child_process";
import { root } from "../../setup.mjs";
import { advisories } from "./advisories.mjs";

const day = () => new Date().toISOString().slice(0, 10);

/** Throws if npm reports a package for which advisories.mjs has no explanation. */
export function askRegistry() {
  const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
    cwd: root,
    encoding: "utf8",
    shell: process.platform === "win32",
  });
  const answer = JSON.parse(stdout);
  if (!answer.metadata)
    return { asked: day(), answered: false, reason: String(answer.message ?? "no answer").replace(/ - .*$/s, "") };
  const found = Object.values(answer.vulnerabilities).flatMap(({ name, severity, via }) =>
    via.flatMap((cause) =>
      typeof cause === "object" ? [{ package: name, severity, title: cause.title, url: cause.url }] : [],
    ),
  );
  const open = found.filter((one) => !advisories.some(({ affects }) => affects.includes(one.package)));
  if (open.length > 0)
    throw new Error(`npm audit knows:\n${open.map((one) => `   ${one.package}: ${one.title} ${one.url}`).join("\n")}`);
  return { asked: day(), answered: true, explained: found };
}

// Writes the table of engines in docs/quality.md from the results of the last `npm run test:all` in each engine (tests/.output/engines).
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { root } from "../check/boundaries.mjs";

const names = ["Chromium", "Firefox", "WebKit"];
const read = (name, part) => {
  const proof = JSON.parse(readFileSync(join(root, "tests/.output/engines", `${name}-${part}.json`), "utf8"));
  if (proof.failed > 0) throw new Error(`${proof.failed} tests of ${name} (${part}) failed: there is nothing to tell.`);
  return proof;
};
const engines = names.map((name) => {
  const { version, features, passed } = read(name, "portal");
  return { version, features, passed: { ...passed, ...read(name, "elements").passed } };
});

const titles = { chrome: "Chromium", firefox: "Firefox ESR", webkitgtk: "WebKitGTK" };
/** Column heading for a version: `Firefox ESR 153.7.0` for `firefox/153.7.0`. */
const toHead = (version) => {
  const [name, number] = version.split("/");
  return `${titles[name.toLowerCase()] ?? name} ${number.split(".").slice(0, 3).join(".")}`;
};
const groups = {
  elements: "elements that keep their contract in a page of another origin, which has bundle and API from elsewhere",
  "by keyboard alone somebody": "journeys by real keys alone",
  "the portal":
    "exports (worker, policy of Trusted Types where there is one, file read back), map (hover, choice, keys, wheel, pinch), calendar by keys, layers and their focus, printing, `?embed=1`, sign-out in all tabs, no storage",
  "a company's portal": "areas of a company, with data",
  "a demo account's portal": "areas of a demo account",
  "the elements in a foreign page": "pages of the intranet with one element",
};
const features = {
  trustedTypes: "Trusted Types; without them scripts are kept out by the content security policy and DOMPurify alone",
  foundMarks: "CSS Custom Highlight API; without it what a search found is not coloured",
  moveBefore: "`moveBefore`; without it a moved element keeps what it shows all the same",
  growingFields: "`field-sizing`; without it a field of several lines is scrolled instead of growing",
};

const line = (cells) => `| ${cells.join(" | ")} |`;
const table = [
  line(["proven in", ...engines.map(({ version }) => toHead(version))]),
  line(["---", ...engines.map(() => "---")]),
  ...Object.entries(groups).map(([group, title]) => line([title, ...engines.map(({ passed }) => passed[group] ?? 0)])),
  ...Object.entries(features).map(([feature, title]) =>
    line([title, ...engines.map((engine) => (engine.features[feature] ? "has it" : "has not"))]),
  ),
].join("\n");

const [start, end] = ["<!-- engines:start (npm run test:all) -->", "<!-- engines:end -->"];
const path = join(root, "docs/quality.md");
const text = readFileSync(path, "utf8");
const [from, to] = [text.indexOf(start), text.indexOf(end)];
if (from < 0 || to < 0)
  throw new Error("docs/quality.md has lost the marks between which the table of engines stands.");
const { code } = await format(path, `${text.slice(0, from + start.length)}\n\n${table}\n\n${text.slice(to)}`);
writeFileSync(path, code);

// Generates docs/elements.md and the files of docs/api from the contracts. Without parameters it fails when they are out of date;
// with --write it updates them.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContracts } from "../../demo/build/package/contracts.mjs";
import { derivedFolder, deriveFiles } from "../../demo/build/package/derived.mjs";
import { root } from "./boundaries.mjs";

const isWriting = process.argv.includes("--write");
const { calls, contracts, common, sessionParts, hostProperties, model } = await readContracts();
const { commonAttributes, commonEvents, commonMethods } = common;
const { sessionContract, sessionEvents } = sessionParts;

const cell = (text) => String(text).replaceAll("|", "\\|");
const table = (head, rows) =>
  [
    `| ${head.join(" | ")} |`,
    `| ${head.map(() => "---").join(" | ")} |`,
    ...rows.map((row) => `| ${row.map(cell).join(" | ")} |`),
  ].join("\n");
const valuesOf = (spec) =>
  spec.values
    ? spec.values.map((value) => `\`${value}\``).join(spec.type === "list" ? " " : ", ")
    : spec.type === "boolean"
      ? "present or absent"
      : spec.type;
/** Two columns, which a phone shows beside each other. */
const attributes = (specs) =>
  table(
    ["attribute", "meaning, values"],
    Object.entries(specs).map(([name, spec]) => {
      const isGiven = spec.type !== "boolean" && spec.default !== null && spec.default?.length !== 0;
      const standard = isGiven ? `, without it \`${[spec.default].flat().join(" ")}\`` : "";
      return [`\`${name}\``, `${spec.description} (${valuesOf(spec)}${standard})`];
    }),
  );
const named = (entries) =>
  Object.entries(entries)
    .map(([name, text]) => `\`${name}\`: ${text}`)
    .join("; ");
/** How an element uses the identity that the page gives. */
const identity = (needs) =>
  named(
    Object.fromEntries(
      Object.entries(needs).map(([name, { description, isRequired }]) => [
        name,
        isRequired ? `**required with a token of the page**; ${description.toLowerCase()}` : description,
      ]),
    ),
  );
const events = (entries) =>
  table(
    ["event", "when, detail"],
    Object.entries(entries).map(([name, { detail, description, isCancelable }]) => [
      `\`${name}\``,
      `${isCancelable ? "Cancelable. " : ""}${description}: \`${detail}\``,
    ]),
  );

const elements = contracts.map((contract) =>
  [
    `## \`<${contract.tag}>\``,
    `${contract.summary}. In the portal at ${contract.paths.map((path) => `\`${path}\``).join(", ")}.`,
    Object.keys(contract.attributes).length > 0 ? attributes(contract.attributes) : "",
    contract.identity ? `From \`<shuttle-session>\`: ${identity(contract.identity)}.` : "",
    [
      ["Slots", contract.slots],
      ["Parts", contract.parts],
      ["Custom properties", contract.cssProperties],
    ]
      .filter(([, entries]) => entries)
      .map(([title, entries]) => `${title}: ${named(entries)}.`)
      .join(" "),
  ]
    .filter(Boolean)
    .join("\n\n"),
);
const document = [
  "# Elements",
  "Written by `npm run docs` from the contracts (`src/widgets/<area>/<area>.contract.ts`). How to use them: [embedding](embedding.md), [lifecycle](lifecycle.md).",
  "## Every widget",
  attributes(commonAttributes),
  `Methods: ${Object.entries(commonMethods)
    .map(([name, text]) => `\`${name}()\`: ${text}`)
    .join("; ")}.`,
  events(commonEvents),
  ...elements,
  `## \`<${sessionContract.tag}>\``,
  `${sessionContract.summary}. Properties \`token\` (write-only) and \`getToken\`, methods \`signOut()\` and \`diagnose()\`.`,
  attributes(sessionContract.attributes),
  events(sessionEvents),
].join("\n\n");

const derived = await deriveFiles(model, calls, hostProperties);
const files = Object.entries(derived).map(([name, text]) => [join(derivedFolder, name), text]);
files.push([
  join(root, "docs/elements.md"),
  `${document}
`,
]);
mkdirSync(derivedFolder, { recursive: true });
for (const [path, text] of files) {
  if (existsSync(path) && readFileSync(path, "utf8") === text) continue;
  if (isWriting) {
    writeFileSync(path, text);
  } else {
    console.error(`${path} differs from the contracts. \`npm run docs\` writes it anew.`);
    process.exitCode = 1;
  }
}

// The README's tables come from the contracts. Without parameters: fails when they differ; with --write: brings them up to date.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createServer } from "vite";
import { root } from "./boundaries.mjs";

const readme = join(root, "README.md");
const isWriting = process.argv.includes("--write");

const server = await createServer({
  root,
  configFile: false,
  logLevel: "error",
  server: { middlewareMode: true, ws: false },
  optimizeDeps: { noDiscovery: true },
});
try {
  const load = (path) => server.ssrLoadModule(`/${path}`);
  const { commonAttributes, commonEvents, commonMethods } = await load("src/widgets/kit/element/contract.ts");
  const { sessionContract, sessionEvents } = await load("src/widgets/kit/element/session.contract.ts");
  const areas = readdirSync(join(root, "src/widgets")).filter((name) =>
    existsSync(join(root, `src/widgets/${name}/${name}.contract.ts`)),
  );
  const contracts = [];
  for (const area of areas)
    contracts.push(
      ...Object.values(await load(`src/widgets/${area}/${area}.contract.ts`)).filter((value) => value?.tag),
    );

  const cell = (text) => String(text).replaceAll("|", "\\|");
  const table = (head, rows) =>
    [
      `| ${head.join(" | ")} |`,
      `| ${head.map(() => "---").join(" | ")} |`,
      ...rows.map((row) => `| ${row.map(cell).join(" | ")} |`),
    ].join("\n");
  const typeOf = (spec) =>
    spec.values ? spec.values.map((value) => `\`${value}\``).join(spec.type === "list" ? " " : ", ") : spec.type;
  const defaultOf = (spec) =>
    spec.type === "boolean"
      ? "absent"
      : spec.default === null || spec.default?.length === 0
        ? ""
        : `\`${[spec.default].flat().join(" ")}\``;
  const attributes = (specs) =>
    table(
      ["attribute", "values", "default", "meaning"],
      Object.entries(specs).map(([name, spec]) => [`\`${name}\``, typeOf(spec), defaultOf(spec), spec.description]),
    );
  const named = (entries) =>
    Object.entries(entries)
      .map(([name, text]) => `\`${name}\`: ${text}`)
      .join("; ");
  const events = (entries) =>
    table(
      ["event", "detail", "when"],
      Object.entries(entries).map(([name, { detail, description, isCancelable }]) => [
        `\`${name}\`${isCancelable ? " (cancelable)" : ""}`,
        `\`${detail}\``,
        description,
      ]),
    );

  const elements = contracts.map((contract) =>
    [
      `#### \`<${contract.tag}>\``,
      `${contract.summary}. In the portal at ${contract.paths.map((path) => `\`${path}\``).join(", ")}.`,
      Object.keys(contract.attributes).length > 0 ? attributes(contract.attributes) : "",
      [
        ["Slots", contract.slots],
        ["Parts", contract.parts],
        ["Custom properties", contract.cssProperties],
      ]
        .filter(([, entries]) => Object.keys(entries).length > 0)
        .map(([title, entries]) => `${title}: ${named(entries)}.`)
        .join(" "),
    ]
      .filter(Boolean)
      .join("\n\n"),
  );
  const wanted = [
    "#### Every widget",
    attributes(commonAttributes),
    `Methods: ${Object.entries(commonMethods)
      .map(([name, text]) => `\`${name}()\`: ${text}`)
      .join("; ")}.`,
    events(commonEvents),
    ...elements,
    `#### \`<${sessionContract.tag}>\``,
    `${sessionContract.summary}. Properties \`token\` (write-only) and \`getToken\`, method \`signOut()\`.`,
    attributes(sessionContract.attributes),
    events(sessionEvents),
  ].join("\n\n");

  const [start, end] = ["<!-- elements:start (npm run docs) -->", "<!-- elements:end -->"];
  const text = readFileSync(readme, "utf8");
  const [from, to] = [text.indexOf(start), text.indexOf(end)];
  if (from < 0 || to < 0) throw new Error("README.md has lost the marks between which the element tables stand.");
  const next = `${text.slice(0, from + start.length)}\n\n${wanted}\n\n${text.slice(to)}`;
  if (next !== text && isWriting) writeFileSync(readme, next);
  if (next !== text && !isWriting) {
    console.error("The element tables of README.md differ from the contracts. `npm run docs` writes them anew.");
    process.exitCode = 1;
  }
} finally {
  await server.close();
}

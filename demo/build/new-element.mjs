// npm run new-element -- shuttle-incidents "Olaylar" siren: creates an element with its call, the demo API's answer and tests, and
// registers it. Fails without changing anything if the name is taken or invalid.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "oxfmt";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [tag = "", title = "", icon = ""] = process.argv.slice(2);
const [, name] = /^shuttle-([a-z]+(?:-[a-z]+)*)$/.exec(tag) ?? [];

function stop(reason) {
  console.error(`${reason}\nUsage: npm run new-element -- shuttle-incidents "Olaylar" siren`);
  process.exit(1);
}
if (!name || ["kit", "shared"].includes(name)) stop(`"${tag}" is no name for an element.`);
if (title.trim() === "") stop("Its Turkish title is missing.");
if (!existsSync(join(root, `node_modules/lucide-static/icons/${icon}.svg`)))
  stop(`"${icon}" is no icon of lucide.dev for its entry in the menu.`);
for (const path of [`src/widgets/${name}`, `src/core/api/${name}.ts`, `demo/server/api/${name}.ts`])
  if (existsSync(join(root, path))) stop(`${path} is there already.`);

const variable = name.replace(/-([a-z])/g, (_match, letter) => letter.toUpperCase());
const type = variable.replace(/^./, (letter) => letter.toUpperCase());
const text = JSON.stringify(title);
const key = JSON.stringify(name);
const words = name.replaceAll("-", " ");
/** Placeholder for the English title; to be reworded, like the Turkish summary. */
const english = JSON.stringify(words.replace(/^./, (letter) => letter.toUpperCase()));

const files = {
  [`src/widgets/${name}/${name}.ts`]: `import type { WidgetElementOf } from "../kit/element/contract.ts";
import { styles } from "../kit/element/styles.ts";
import { defineArea } from "../shared/define-area.ts";
import { ${variable}Contract } from "./${name}.contract.ts";
import css from "./${name}.css?inline";
import { create${type} } from "./${name}.store.ts";
import { ${type}View } from "./${name}.view.tsx";

defineArea({
  contract: ${variable}Contract,
  styles: [styles(css)],
  createStore: create${type},
  View: ${type}View,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "${tag}": WidgetElementOf<typeof ${variable}Contract>;
  }
}
`,
  [`src/widgets/${name}/${name}.contract.ts`]: `import { defineContract } from "../kit/element/contract.ts";

export const ${variable}Contract = defineContract({
  tag: "${tag}",
  summary: "What ${tag} shows, in one clause for integrators",
  attributes: {},
  slots: { heading: "The area's heading, default an \`h2\`" },
  parts: { root: "The frame around everything", card: "The card" },
});
`,
  [`src/widgets/${name}/${name}.messages.ts`]: `import { defineMessages } from "../../core/text/messages.ts";

export const ${variable}Messages = defineMessages("${variable}Messages", {
  /** Heading of the area. */
  title: ${text},
  /** In place of the records, when the provider has none. */
  empty: "Henüz kayıt yok.",
  /** Title of the failure, above its reason and a retry. */
  failed: ${JSON.stringify(`${title} yüklenemedi`)},
});
`,
  [`src/widgets/${name}/${name}.messages.en.ts`]: `import type * as messages from "./${name}.messages.ts";

export const texts: typeof messages = {
  ${variable}Messages: {
    title: ${english},
    empty: "Nothing yet.",
    failed: "This could not be loaded",
  },
};
`,
  [`src/widgets/${name}/${name}.store.ts`]: `import { fetch${type}, ${variable}Call } from "../../core/api/${name}.ts";
import { queryOf } from "../../core/query/call-query.ts";
import { createQuery } from "../../core/query/query.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";

export type ${type} = ReturnType<typeof create${type}>;

/** The state behind one element. */
export function create${type}({ scope }: StoreOptions<unknown>) {
  return { rows: createQuery(scope, queryOf(${variable}Call, fetch${type})) };
}
`,
  [`src/widgets/${name}/${name}.view.tsx`]: `import { useStore } from "@nanostores/react";
import { AsyncPanel, EmptyPanel, Skeleton } from "../kit/feedback/panel.tsx";
import { Heading } from "../kit/layout/heading.tsx";
import { ${variable}Messages as texts } from "./${name}.messages.ts";
import type { ${type} } from "./${name}.store.ts";

export function ${type}View({ store }: { readonly store: ${type} }) {
  const load = useStore(store.rows.$load);
  return (
    <div className="card ${name}" part="card">
      <Heading title={texts.title} />
      <AsyncPanel
        load={load}
        failedTitle={texts.failed}
        onRetry={() => void store.rows.refresh()}
        skeleton={<Skeleton height={160} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyPanel title={texts.empty} />
          ) : (
            <ul className="${name}-list">
              {rows.map((row) => (
                <li key={row.id}>{row.title}</li>
              ))}
            </ul>
          )
        }
      </AsyncPanel>
    </div>
  );
}
`,
  [`src/widgets/${name}/${name}.css`]: `.${name} {
  display: grid;
  gap: var(--shuttle-space-4);
  padding: var(--shuttle-space-5);
}
`,
  [`src/core/api/${name}.ts`]: `import type * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import { pageOf, requiredId, requiredText } from "./values.ts";

const row = entity({
  id: from("id", requiredId),
  title: from("title", requiredText),
});
export type ${type}Row = v.InferOutput<typeof row>;

export const ${variable}Call = defineCall("GET /api/company/${name}/", pageOf(row));

/** Throws ApiError. */
export async function fetch${type}(http: Http, signal?: AbortSignal): Promise<readonly ${type}Row[]> {
  return (await send(http, ${variable}Call, { signal })).results;
}
`,
  [`tests/core/api/${name}.test.ts`]: `import { expect, test } from "vitest";
import { fetch${type} } from "../../../src/core/api/${name}.ts";
import { ask } from "./calls-stage.ts";

test("${words} are read, without what has no title", async () => {
  const results = [{ id: 7, title: " Bir kayıt " }, { id: 8 }];
  expect(await ask({ results, count: 2 }, (http) => fetch${type}(http))).toEqual({
    read: [{ id: "7", title: "Bir kayıt" }],
    asked: [{ call: "GET /api/company/${name}/" }],
  });
});
`,
  [`demo/server/api/${name}.ts`]: `import { Hono } from "hono";
import type { ApiEnvironment } from "./environment.ts";
import { companyOnly } from "./guards.ts";

const results = [
  { id: 1, title: "İlk kayıt" },
  { id: 2, title: "İkinci kayıt" },
];

export const ${variable}Api = new Hono<ApiEnvironment>().get("/api/company/${name}/", companyOnly, (c) =>
  c.json({ results, count: results.length }),
);
`,
  [`tests/elements/${name}.test.ts`]: `import { expect } from "chai";
import { ${variable}Contract } from "../../src/widgets/${name}/${name}.contract.ts";
import { runContractSuite } from "../helpers/contract-suite.ts";
import { eventually } from "../helpers/page.ts";
import { accounts, fetchToken, giveToken, load } from "./bundle.ts";

before(async () => {
  await giveToken(await fetchToken(accounts.admin));
});

runContractSuite({ contract: ${variable}Contract, define: () => load(${key}), content: ".${name}-list" });

describe("<${tag}>", () => {
  it("shows what the provider has", async () => {
    const element = document.body.appendChild(document.createElement("${tag}"));
    const list = await eventually(() => element.shadowRoot?.querySelector(".${name}-list"), "the list");
    expect(list.children.length).to.be.greaterThan(0);
    element.remove();
  });
});
`,
};

/** Inserts text before `mark`, which must occur exactly once in the file; returns the path and the new content. */
function insert(path, mark, addition) {
  const before = readFileSync(join(root, path), "utf8");
  if (before.split(mark).length !== 2) stop(`${path} has no place for it any more: ${mark}`);
  return [path, before.replace(mark, (found) => `${addition}${found}`)];
}

const changes = [
  insert(
    "src/core/portal/places.ts",
    '  "offer-module": {',
    `  ${key}: { pattern: "/${name}", title: ${text}, element: ${key}, menu: { label: ${text}, group: 3 } },\n`,
  ),
  insert("src/core/text/core.messages.en.ts", '    "offer-module": {', `  ${key}: named(${english}),\n`),
  insert("src/host/shell/menu.ts", "} satisfies Record<MenuName, string>;", `  ${key}: ${variable}Icon,\n`),
  insert("demo/server/api/parts.ts", "  marketplaceApi,\n];", `  ${variable}Api,\n`),
  insert(
    "demo/conformance/reads.ts",
    "  await attempt(fetchEmissions(http));",
    `  await attempt(fetch${type}(http));\n`,
  ),
  insert(
    "src/widgets/elements.ts",
    "} satisfies Record<Name",
    `  ${key.includes("-") ? key : name}: () => import("./${name}/${name}.ts"),\n`,
  ),
  insert(
    "tests/widgets/counted-calls.test.ts",
    '  { area: "notice", queries: 0',
    `  { area: "${name}", queries: 1, calls: ["company/${name}/"] },\n`,
  ),
  insert(
    "tests/elements/fault-matrix/scenarios.ts",
    '  {\n    name: "drivers",',
    `  { name: "${name}", element: "${name}", calls: ["GET /api/company/${name}/"] },\n`,
  ),
  insert(
    "demo/playground/setup/elements.messages.ts",
    '  "shuttle-offer": {',
    `  "${tag}": { title: ${text}, summary: ${text}, attributes: {} },\n`,
  ),
];
/** Imports of the files above, as their first lines. */
const imports = {
  "src/host/shell/menu.ts": `import ${variable}Icon from "lucide-static/icons/${icon}.svg?raw";`,
  "demo/server/api/parts.ts": `import { ${variable}Api } from "./${name}.ts";`,
  "demo/conformance/reads.ts": `import { fetch${type} } from "../../src/core/api/${name}.ts";`,
};
for (const [path, given] of [...Object.entries(files), ...changes]) {
  const content =
    imports[path] === undefined ? given : given.replace(/^import /m, (found) => `${imports[path]}\n${found}`);
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), (await format(path, content, { printWidth: 120 })).code);
}
console.log(`<${tag}> is there: src/widgets/${name}, tests/elements/${name}.test.ts, its place in src/core/portal/places.ts.
Its call is src/core/api/${name}.ts with tests/core/api/${name}.test.ts, and the demo API answers it in demo/server/api/${name}.ts.
Next: its English texts (${name}.messages.en.ts), npm run docs (tables and openapi.json), npm run dev and http://localhost:4173/${name}, npm run test:elements ${name}.`);

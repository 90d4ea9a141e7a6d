// npm run new-element -- shuttle-incidents "Olaylar": creates an element with its tests and registers it. Fails without
// changing anything if the name is taken or invalid.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { format } from "oxfmt";

const root = fileURLToPath(new URL("../..", import.meta.url));
const [tag = "", title = ""] = process.argv.slice(2);
const [, name] = /^shuttle-([a-z]+(?:-[a-z]+)*)$/.exec(tag) ?? [];

function stop(reason) {
  console.error(`${reason}\nUsage: npm run new-element -- shuttle-incidents "Olaylar"`);
  process.exit(1);
}
if (!name || ["kit", "shared"].includes(name)) stop(`"${tag}" is no name for an element.`);
if (title.trim() === "") stop("Its Turkish title is missing.");
if (existsSync(join(root, "src/widgets", name))) stop(`src/widgets/${name} is there already.`);

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
  [`src/widgets/${name}/${name}.store.ts`]: `import { createQuery } from "../../core/query/query.ts";
import { ownRoutes } from "../../core/routes/own-routes.ts";
import type { StoreOptions } from "../kit/element/define-widget.tsx";

export type ${type} = ReturnType<typeof create${type}>;

/** The state behind one element. It begins with the company's routes: put the call of your own in their place. */
export function create${type}({ scope }: StoreOptions<unknown>) {
  return { rows: createQuery(scope, ownRoutes) };
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
                <li key={row.routeId}>{row.routeName}</li>
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
  insert(
    "src/widgets/elements.ts",
    "} satisfies Record<Name",
    `  ${key.includes("-") ? key : name}: () => import("./${name}/${name}.ts"),\n`,
  ),
  insert(
    "tests/widgets/counted-calls.test.ts",
    '  { area: "notice", queries: 0',
    `  { area: "${name}", queries: 1, calls: ["routes/"] },\n`,
  ),
  insert(
    "demo/playground/setup/elements.messages.ts",
    '  "shuttle-offer": {',
    `  "${tag}": { title: ${text}, summary: ${text}, attributes: {} },\n`,
  ),
];
for (const [path, content] of [...Object.entries(files), ...changes]) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), (await format(path, content, { printWidth: 120 })).code);
}
console.log(`<${tag}> is there: src/widgets/${name}, tests/elements/${name}.test.ts, its place in src/core/portal/places.ts.
Next: its English texts (${name}.messages.en.ts), npm run docs (its tables), npm run dev and http://localhost:4173/${name}, npm run test:elements ${name}.
An icon for its entry in the menu: src/host/shell/menu.ts.`);

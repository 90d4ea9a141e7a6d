import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { elementTags } from "../../src/core/portal/places.ts";
import { administrator, demoPerson, examples, forDemoAccounts } from "../examples.ts";
import { elementTexts } from "../playground/setup/elements.messages.ts";

/** One page of the intranet per element registered in core/portal/places.ts. */
const pageOf = /^\/elements\/([\w-]+)\.html$/;

const names = elementTags.map((tag) => tag.replace("shuttle-", "")).filter((name) => name !== "session");

/** The title in the playground: in the portal, several elements are on pages with the same title. */
const titleOf = (name: string) => elementTexts[`shuttle-${name}`]?.title ?? name;

const toMarkup = (attributes: Readonly<Record<string, string>>) =>
  Object.entries(attributes)
    .map(([name, value]) => `${name}="${value}"`)
    .join(" ");

function fill(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_match, name: string) => values[name] ?? "");
}

/** The attributes of the page's element; the notice has the kind whose text doesn't depend on a module. */
const attributesOf = (name: string) => (name === "notice" ? { kind: "offer-expire" } : (examples[name] ?? {}));

/** Renders a page of the intranet from its template; null for any other path. `directory`: demo/intranet. */
export async function readIntranetPage(directory: string, path: string): Promise<string | null> {
  if (path === "/" || path === "/index.html") {
    const links = names.map((name) => `<a class="link" href="/intranet/elements/${name}.html">${titleOf(name)}</a>`);
    return fill(await readFile(join(directory, "index.html"), "utf8"), { elements: links.join("\n") });
  }
  const name = pageOf.exec(path)?.[1] ?? "";
  if (!names.includes(name)) return null;
  const isDemo = forDemoAccounts.has(name);
  return fill(await readFile(join(directory, "element.html"), "utf8"), {
    title: titleOf(name),
    account: isDemo ? 'data-account="demo" ' : "",
    person: toMarkup(name === "sign-in" ? {} : isDemo ? demoPerson : administrator),
    element: `<${[`shuttle-${name}`, toMarkup(attributesOf(name))].filter(Boolean).join(" ")}></shuttle-${name}>`,
  });
}

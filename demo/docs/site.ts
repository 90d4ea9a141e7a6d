import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, posix } from "node:path";
import MarkdownIt from "markdown-it";
import MiniSearch from "minisearch";
import { toCodeParts } from "../playground/code/parts.ts";
import { searchOptions, type Section } from "./search-options.ts";

/** Documents outside the folder docs → their addresses. */
const others: Readonly<Record<string, string>> = {
  "README.md": "index.html",
  "CHANGELOG.md": "changelog.html",
  "CONTRIBUTING.md": "contributing.html",
};

/** Headings in the list of pages, by folder within docs; a folder that isn't listed here appears under its own name. */
const folderNames: Readonly<Record<string, string>> = { "": "Guides", decisions: "Decisions", papers: "Papers" };

interface Source {
  /** From the root of the project. */
  readonly path: string;
  /** From the root of the site. */
  readonly address: string;
  readonly text: string;
}

interface Page extends Source {
  readonly title: string;
  readonly body: string;
  /** Level 2 headings. */
  readonly headings: readonly { readonly id: string; readonly text: string }[];
  readonly sections: readonly Section[];
}

interface Site {
  /** Content of each page by its address. */
  readonly pages: ReadonlyMap<string, string>;
  /** The index, for `MiniSearch.loadJSON`. */
  readonly index: string;
  /** Files that pages refer to: address → path from the root of the project. */
  readonly assets: ReadonlyMap<string, string>;
}

/** Addresses of script and style, from the root of the site. */
interface Assets {
  readonly script: string;
  readonly style: string;
}

const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

function readSources(root: string): Source[] {
  const inDocs = readdirSync(join(root, "docs"), { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".md"))
    .toSorted();
  const found = inDocs.map((path) => [
    `docs/${path}`,
    path.replace(/\.md$/, ".html").replace(/(^|\/)README\.html$/, "$1index.html"),
  ]);
  return [...Object.entries(others), ...(found as [string, string][])].map(([path, address]) => ({
    path,
    address,
    text: readFileSync(join(root, path), "utf8"),
  }));
}

/** The id of a heading, as links within the documents have it. */
export function toId(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .trim()
    .replaceAll(/\s/g, "-");
}

type Token = ReturnType<InstanceType<typeof MarkdownIt>["parse"]>[number];

/** The plain text of an inline Markdown token, without markup. */
const textOf = (token: Token | undefined): string =>
  (token?.children ?? [])
    .map(({ type, content }) => (type === "softbreak" ? " " : type === "html_inline" ? "" : content))
    .join("");

/** Resolves a document's link to an address in the site and notes linked assets; null for a file that isn't part of the site. */
function toTarget(link: string, from: Source, known: ReadonlyMap<string, string>, assets: Map<string, string>) {
  if (/^(?:[a-z]+:|#)/i.test(link)) return link;
  const [path = "", anchor] = link.split("#");
  const target = posix.join(dirname(from.path), path);
  const up = "../".repeat(from.address.split("/").length - 1);
  const page = known.get(target);
  if (page !== undefined) return `${up}${page}${anchor === undefined ? "" : `#${anchor}`}`;
  if (!/\.(?:svg|png|json|css|d\.ts)$/.test(target)) return null;
  const address = target.replace(/^docs\//, "");
  assets.set(address, target);
  return `${up}${address}`;
}

type Rule = NonNullable<InstanceType<typeof MarkdownIt>["renderer"]["rules"][string]>;

const openCell: Rule = (tokens, index, options, _environment, self) => {
  const token = tokens[index];
  if (token?.tag === "th") token.attrSet("scope", "col");
  // The pages' Content-Security-Policy blocks inline styles.
  const isNumber = /right/.test(String(token?.attrGet("style") ?? ""));
  if (token) token.attrs = (token.attrs ?? []).filter(([name]) => name !== "style");
  if (isNumber) token?.attrSet("class", "number");
  return self.renderToken(tokens, index, options);
};

function renderPage(source: Source, known: ReadonlyMap<string, string>, assets: Map<string, string>): Page {
  const markdown = new MarkdownIt({ html: true, linkify: false });
  const { rules } = markdown.renderer;
  rules["fence"] = (tokens, index) => {
    const { info = "", content = "" } = tokens[index] ?? {};
    const language = info.trim();
    const parts = toCodeParts(content, language).map(({ kind, text }) =>
      kind === null ? escaped(text) : `<span class="code-${kind}">${escaped(text)}</span>`,
    );
    const name = language === "" ? "Example" : `Example, ${language}`;
    return `<pre class="code" tabindex="0" role="group" aria-label="${escaped(name)}"><code>${parts.join("")}</code></pre>\n`;
  };
  rules["table_open"] = () => `<div class="wide" tabindex="0" role="group" aria-label="Table"><table>\n`;
  rules["table_close"] = () => "</table></div>\n";
  rules["th_open"] = openCell;
  rules["td_open"] = openCell;
  const tokens = markdown.parse(source.text.replaceAll(/<!--[\s\S]*?-->\n?/g, ""), {});
  const ids = new Map<string, number>();
  const headings: { id: string; text: string; rank: number }[] = [];
  const sections: { -readonly [Key in keyof Section]: Section[Key] }[] = [];
  let title = "";
  tokens.forEach((token, index) => {
    const text = textOf(tokens[index + 1]);
    if (token.type === "heading_open") {
      const stem = toId(text);
      const before = ids.get(stem) ?? 0;
      ids.set(stem, before + 1);
      const id = before === 0 ? stem : `${stem}-${before}`;
      token.attrSet("id", id);
      const rank = Number(token.tag.slice(1));
      if (rank === 1) title = text;
      headings.push({ id, text, rank });
      const address = rank === 1 ? source.address : `${source.address}#${id}`;
      sections.push({ id: address, page: title, heading: text, text: "" });
    }
    const [end] = tokens.slice(index + 2, index + 3);
    // A header cell without text becomes a data cell.
    if (token.type === "th_open" && text === "" && end) {
      token.tag = "td";
      end.tag = "td";
    }
    const last = sections.at(-1);
    if (!last) return;
    if (token.type === "fence") last.text += ` ${token.content}`;
    if (token.type === "inline" && tokens[index - 1]?.type !== "heading_open") last.text += ` ${textOf(token)}`;
  });
  for (const { children } of tokens) {
    for (const child of children ?? []) {
      const name = child.type === "link_open" ? "href" : child.type === "image" ? "src" : null;
      if (name === null) continue;
      const target = toTarget(String(child.attrGet(name)), source, known, assets);
      if (target !== null) child.attrSet(name, target);
      // The site doesn't have this project file: the link text stays, without a link.
      else child.attrs = [];
    }
  }
  return {
    ...source,
    title,
    body: markdown.renderer.render(tokens, markdown.options, {}),
    headings: headings.filter(({ rank }) => rank === 2),
    sections,
  };
}

function renderList(pages: readonly Page[], shown: Page, up: string): string {
  const groups = new Map<string, Page[]>();
  for (const page of pages) {
    const folder = page.path in others ? "" : posix.dirname(page.address).replace(".", "");
    groups.set(folder, [...(groups.get(folder) ?? []), page]);
  }
  const toItem = (page: Page) => {
    const current = page === shown ? ' aria-current="page"' : "";
    const inner = page === shown && page.headings.length > 0 ? renderHeadings(page) : "";
    return `<li><a href="${up}${page.address}"${current}>${escaped(page.title)}</a>${inner}</li>`;
  };
  return [...groups]
    .map(([folder, own]) => `<h2>${escaped(folderNames[folder] ?? folder)}</h2><ul>${own.map(toItem).join("")}</ul>`)
    .join("");
}

const renderHeadings = ({ headings }: Page) =>
  `<ul>${headings.map(({ id, text }) => `<li><a href="#${id}">${escaped(text)}</a></li>`).join("")}</ul>`;

function renderDocument(page: Page, pages: readonly Page[], { script, style }: Assets): string {
  const up = "../".repeat(page.address.split("/").length - 1);
  const root = up === "" ? "./" : up;
  return `<!doctype html>
<html lang="en" dir="ltr" class="shuttle">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${escaped(page.title)} · Servis portalı, documents</title>
    <meta name="color-scheme" content="light dark" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="stylesheet" href="${up}${style}" />
    <script type="module" src="${up}${script}"></script>
  </head>
  <body data-root="${root}">
    <a class="skip" href="#content">Skip to the text</a>
    <header class="top">
      <a class="name" href="${root}">Documents</a>
      <form class="search" role="search" hidden>
        <input type="search" aria-label="Search the documents" placeholder="Search" autocomplete="off" spellcheck="false" />
        <div class="found" hidden>
          <p role="status"></p>
          <ul></ul>
        </div>
      </form>
      <nav class="places" aria-label="The portal's pages">
        <a href="/">Portal</a>
        <a href="/playground/">Playground</a>
        <a href="/gallery/">Gallery</a>
      </nav>
    </header>
    <div class="columns">
      <details class="pages" open>
        <summary>All documents</summary>
        <nav aria-label="Documents">${renderList(pages, page, up)}</nav>
      </details>
      <main id="content" tabindex="-1">
${page.body}
      </main>
    </div>
  </body>
</html>
`;
}

/** Builds the site from all documents of the project at `root`; a new document is included automatically. */
export function createSite(root: string, files: Assets): Site {
  const sources = readSources(root);
  const known = new Map(sources.map(({ path, address }) => [path, address]));
  const assets = new Map<string, string>();
  const pages = sources.map((source) => renderPage(source, known, assets));
  const search = new MiniSearch<Section>(searchOptions);
  search.addAll(pages.flatMap(({ sections }) => sections));
  return {
    pages: new Map(pages.map((page) => [page.address, renderDocument(page, pages, files)])),
    index: JSON.stringify(search),
    assets,
  };
}

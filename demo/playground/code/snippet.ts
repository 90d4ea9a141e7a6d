import { toCors, toPolicy } from "../../build/package/policy.mjs";
import { elementOf } from "../setup/catalogue.ts";
import { toDeclarations } from "../setup/knobs.ts";
import type { Setup } from "../setup/setup.ts";
import type { Release } from "./release.ts";
import { snippetMessages as texts } from "./snippet.messages.ts";

export const forms = ["script", "npm", "self-host", "css"] as const;
export type Form = (typeof forms)[number];

export interface Block {
  readonly title: string;
  readonly language: "html" | "js" | "sh" | "http" | "css";
  readonly text: string;
}

/** What the Content-Security-Policy has to allow: only what the snippet needs. */
interface Policy {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** `worker-src` for the worker that writes spreadsheets; a script of another origin starts it from a blob. */
  readonly worker: string;
  readonly origin: string;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;");

async function hashSource(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

function tagOf(
  name: string,
  attributes: Readonly<Record<string, string>>,
  isBoolean: (name: string) => boolean,
): string {
  const written = Object.entries(attributes).map(([key, value]) =>
    isBoolean(key) ? ` ${key}` : ` ${key}="${escaped(value)}"`,
  );
  return `<${name}${written.join("")}></${name}>`;
}

function sessionAttributes({ theme }: Setup, origin: string): Record<string, string> {
  return { "api-base": origin, "portal-url": origin, ...(theme === "auto" ? {} : { theme }) };
}

function widgetTag({ element, attributes }: Setup): string {
  const specs = elementOf(element)?.attributes ?? [];
  return tagOf(`shuttle-${element}`, attributes, (name) =>
    specs.some((attribute) => attribute.name === name && attribute.spec.type === "boolean"),
  );
}

/** Style text of the look, or null when nothing is set. */
function toStyle({ look }: Setup): string | null {
  const declarations = toDeclarations(look).map(([property, value]) => `${property}: ${value}`);
  return declarations.length === 0 ? null : `:root { ${declarations.join("; ")} }`;
}

/** The look alone, for a style sheet of the page. */
function createStyleBlocks({ look }: Setup): Promise<Block[]> {
  const lines = toDeclarations(look).map(([property, value]) => `  ${property}: ${value};`);
  const text = lines.length === 0 ? `/* ${texts.noLook} */` : [":root {", ...lines, "}"].join("\n");
  return Promise.resolve([{ title: texts.style, language: "css", text }]);
}

function toHeader({ scripts, styles, worker, origin }: Policy): string {
  const policy = toPolicy({
    api: origin,
    scripts: scripts.join(" "),
    styles: styles.length === 0 ? "'self'" : styles.join(" "),
    workers: worker,
  });
  return `Content-Security-Policy: ${policy}`;
}

/** What the API answers to the page, whose origin isn't known here. */
const corsBlock = (): Block => ({
  title: texts.cors,
  language: "http",
  text: toCors("https://intranet.example.com").join("\n"),
});

/**
 * Scripts at `base`. An address with the version has subresource integrity: on the loader's tag, and in an import map for the files it
 * loads. At any other one a new version would come under the old hashes, and the browser would refuse it.
 */
async function createScriptBlocks(setup: Setup, release: Release, base: string, source: string): Promise<Block[]> {
  const isPinned = base.includes(release.version);
  const files = release.elements[setup.element] ?? [];
  const integrity = Object.fromEntries(files.map((file) => [`${base}/${file}`, release.files[file]]));
  const map = JSON.stringify({ integrity });
  const style = toStyle(setup);
  const lines = [
    ...(style === null ? [] : [`<style>${style}</style>`]),
    ...(isPinned ? [`<script type="importmap">${map}</script>`] : []),
    `<script type="module" src="${base}/shuttle.js"${isPinned ? ` integrity="${release.files["shuttle.js"]}"` : ""} crossorigin="anonymous"></script>`,
    tagOf("shuttle-session", sessionAttributes(setup, release.origin), () => false),
    widgetTag(setup),
  ];
  const policy = {
    scripts: [...new Set(["'self'", source]), ...(isPinned ? [await hashSource(map)] : [])],
    styles: style === null ? [] : [await hashSource(style)],
    worker: source === "'self'" ? "'self'" : "blob:",
    origin: release.origin,
  };
  return [
    { title: texts.markup, language: "html", text: lines.join("\n") },
    { title: texts.header, language: "http", text: toHeader(policy) },
    corsBlock(),
  ];
}

function createPackageBlocks(setup: Setup, release: Release): Promise<Block[]> {
  const { "api-base": apiBase, "portal-url": portalUrl, theme } = sessionAttributes(setup, release.origin);
  const settings = { apiBase, portalUrl, ...(theme === undefined ? {} : { theme }) };
  const written = Object.entries(settings).map(([name, value]) => `  ${name}: ${JSON.stringify(value)},`);
  const style = toStyle(setup);
  const code = [
    `import { configure } from "${release.name}";`,
    `import "${release.name}/${setup.element}";`,
    "",
    `configure({`,
    ...written,
    `});`,
  ];
  const markup =
    style === null ? widgetTag(setup) : `${widgetTag(setup)}\n\n<!-- ${texts.intoStyles} -->\n<style>${style}</style>`;
  const policy = { scripts: ["'self'"], styles: ["'self'"], worker: "'self'", origin: release.origin };
  return Promise.resolve([
    { title: texts.install, language: "sh", text: `npm install ${release.name}@${release.version}` },
    { title: texts.code, language: "js", text: code.join("\n") },
    { title: texts.markup, language: "html", text: markup },
    { title: texts.header, language: "http", text: toHeader(policy) },
    corsBlock(),
  ]);
}

/** Turns a folder into an address: in an import map `static/shuttle` would be a package name. */
function toBase(folder: string): string {
  const address = folder.trim().replace(/\/+$/, "");
  return /^(?:https?:\/)?\//.test(address) ? address : `/${address}`;
}

/** Code that shows the set-up, or only its look, on another page without changes, and the policy header under which that page runs. */
export function createSnippet(form: Form, setup: Setup, release: Release, folder: string): Promise<Block[]> {
  if (form === "css") return createStyleBlocks(setup);
  if (form === "npm") return createPackageBlocks(setup, release);
  if (form === "self-host") return createScriptBlocks(setup, release, toBase(folder), "'self'");
  return createScriptBlocks(setup, release, release.origin, release.origin);
}

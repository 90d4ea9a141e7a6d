/*
 * The one-script entry: `<script type="module" src="…/shuttle.js">`. Watches the page, loads each element's code when the
 * element first appears, and sends the element's first calls meanwhile. Small on purpose: it imports no library.
 */
import { codeCall } from "../core/http/errors.ts";
import { type FirstCall, sendFirstCalls, toPaths } from "../core/http/first-calls.ts";
import { registry, toWholeAddress, version } from "../core/platform/registry.ts";
import {
  addGiven,
  askAhead,
  defaultSettings,
  type Given,
  namingOf,
  peekGiven,
  type SessionSettings,
  toNaming,
} from "../core/session/page/given.ts";
import { isOf, readKept, toProvider } from "../core/session/record.ts";
import type { Profile } from "../core/session/profile.ts";
import type { GetToken } from "../core/session/page/token-question.ts";
import type { DiagnosticReport } from "./kit/diagnose/report.ts";
import type { ErrorDetail } from "./kit/element/events.ts";
import { readPlain, toPropertyName } from "./kit/element/attributes.ts";
import type { ChoiceAttribute, NumberAttribute } from "./kit/element/contract.ts";
import { readProfile, readSettings } from "./kit/element/session-attributes.ts";

export { configure } from "./configure.ts";

interface ElementFiles {
  /** Names of the chunks that its module imports from the start. */
  readonly parts: readonly string[];
  readonly calls?: readonly FirstCall[];
  /** The attributes with a default that its first calls depend on. */
  readonly attributes?: Readonly<Record<string, NumberAttribute | ChoiceAttribute>>;
}
/** Injected by the build (vite.config.ts), by element name. Not read in development, where `files` is null. */
declare const __SHUTTLE_ELEMENTS__: Readonly<Record<string, ElementFiles>>;
const files = import.meta.env.DEV ? null : __SHUTTLE_ELEMENTS__;

const prefix = "shuttle-";
/** The invisible element. The first widget to load defines it; on a page without widgets it is loaded for its events. */
const sessionElement = "session";

/** Texts of the error shown by this script; no other code of ours may have loaded. */
const failedTexts = {
  tr: ["Bu bölüm yüklenemedi. Yeniden deneyin veya sayfayı yenileyin. ", "Yeniden Yükle"],
  en: ["This section could not be loaded. Try again or reload the page. ", "Reload"],
} as const;

const requested = new Map<string, Promise<unknown>>();

function load(name: string): Promise<unknown> {
  let loading = requested.get(name);
  if (!loading) {
    loading = request(name);
    requested.set(name, loading);
    loading.catch(() => {
      // After a dropped connection, the next element of this name must repeat the request.
      requested.delete(name);
      // oxlint-disable-next-line no-console
      console.warn(`[shuttle] The code of <${prefix}${name}> could not be loaded.`);
    });
  }
  return loading;
}

/** Base URL of the other files, which are beside this script. A variable, because Vite would bundle all files that a literal may match. */
const here = import.meta.url;
const ask = (file: string) => import(/* @vite-ignore */ new URL(file, here).href) as Promise<unknown>;

function request(name: string): Promise<unknown> {
  if (!files) return ask(`./${name}/${name}.ts`);
  // All at once: discovering the parts import by import would cost a round trip each.
  for (const part of files[name]?.parts ?? []) ask(`chunks/${part}.js`).catch(() => undefined);
  return ask(`${name}.js`);
}

interface OpenSession {
  readonly token: string | null;
  readonly $settings: { get(): SessionSettings };
  readonly $state: { get(): { readonly profile?: Profile } };
  readonly http: { hasRead?(path: string): boolean };
}

/** Token, provider and profile with which first calls are sent. */
interface Access {
  readonly token: string | Promise<string | null>;
  readonly apiBase: string;
  readonly profile: Partial<Profile>;
  readonly hasRead?: (path: string) => boolean;
}

/** Reads a `<shuttle-session>` whose class isn't defined yet: its attributes, and the properties that the page has set. */
function readSession(element: Element): Given {
  const { token, getToken } = element as unknown as Record<string, unknown>;
  return {
    token: element.getAttribute("token") || (typeof token === "string" ? token : null),
    ...(typeof getToken === "function" && { getToken: getToken as GetToken }),
    profile: readProfile(element),
  };
}

const sessionOf = (element: Element) => element.getAttribute("session") ?? "default";

/** What the page has configured for a session that doesn't exist yet, merged in the order in which the session will apply it. */
function hearPage(name: string): { readonly settings: SessionSettings; readonly given: Given | undefined } {
  const settings = { ...defaultSettings, ...registry().settings.get(name) };
  let given = peekGiven(name);
  let naming = namingOf(name);
  for (const element of document.querySelectorAll(`${prefix}${sessionElement}`)) {
    if ((element.getAttribute("name") ?? "default") !== name) continue;
    const own = readSettings(element);
    const next = toNaming(naming, own.apiBase, element);
    // The element will be ignored, because it names another provider.
    if (next === null) continue;
    naming = next;
    Object.assign(settings, own);
    given = addGiven(given, readSession(element));
  }
  return { settings, given };
}

/** Null: nobody is signed in, or only the session's own code can determine it. */
function findAccess(name: string): Access | null {
  const open = registry().sessions.get(name) as OpenSession | undefined;
  if (open) {
    const { token, http } = open;
    const hasRead = (path: string) => http.hasRead?.(path) ?? false;
    return token === null
      ? null
      : { token, ...open.$settings.get(), profile: open.$state.get().profile ?? {}, hasRead };
  }
  const { settings, given } = hearPage(name);
  const { apiBase } = settings;
  if (given) {
    const token = given.token || (given.getToken && askAhead(given.getToken));
    return token ? { token, apiBase, profile: (given.profile ?? {}) as Partial<Profile> } : null;
  }
  // With an idle limit, the kept session may have expired, which only the session's own code checks.
  const kept = settings.idleMinutes === null ? findKept(name, settings) : null;
  return kept && { token: confirmLater(name, kept.token), apiBase, profile: kept.profile };
}

interface Kept {
  readonly token: string;
  readonly profile: Partial<Profile>;
}

/** The session kept in storage; null unless it is well-formed and belongs to this provider. */
function findKept(sessionName: string, { storage: kind, apiBase }: SessionSettings): Kept | null {
  if (kind === "memory") return null;
  const area = () => (kind === "session" ? sessionStorage : localStorage);
  const provider = toProvider((address) => toWholeAddress(address, document.baseURI), apiBase);
  const place = { storage: { get: (key: string) => area().getItem(key) }, sessionName, provider };
  const kept = readKept(place);
  return kept && isOf(kept, place) && typeof kept["token"] === "string" ? (kept as unknown as Kept) : null;
}

/** Resolves when the page's scripts have run, one of which may configure the session. */
function whenParsed(): Promise<unknown> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ["DOMContentLoaded", "load"]) addEventListener(type, resolve, { once: true });
  });
}

async function confirmLater(name: string, token: string): Promise<string | null> {
  await whenParsed();
  // The session's own code may have loaded meanwhile; it sends the calls itself.
  if (registry().sessions.has(name)) return null;
  const { settings, given } = hearPage(name);
  return given || findKept(name, settings)?.token !== token ? null : token;
}

/** Text of an attribute, or of the property that the page has set in its place. */
function attributeOf(element: Element, name: string): string | null {
  const property = toPropertyName(name);
  const set = Object.hasOwn(element, property) ? (element as unknown as Record<string, unknown>)[property] : null;
  return element.getAttribute(name) ?? (typeof set === "string" || typeof set === "number" ? String(set) : null);
}

/** Sends the first calls of an element. */
async function callAhead(element: Element, name: string): Promise<void> {
  const { calls = [], attributes = {} } = files?.[name] ?? {};
  const access = calls.length > 0 ? findAccess(sessionOf(element)) : null;
  if (!access) return;
  const token: unknown = typeof access.token === "string" ? access.token : await access.token;
  const attribute = (wanted: string) => {
    const spec = attributes[wanted];
    const text = attributeOf(element, wanted);
    return spec ? String(text === null ? spec.default : readPlain(spec, text)) : text;
  };
  if (typeof token !== "string" || token === "" || !element.isConnected) return;
  const paths = toPaths(calls, { ...access.profile, attribute }).filter(
    (path) => !access.hasRead?.(path.replace(/\?.*/, "")),
  );
  sendFirstCalls(paths, access.apiBase, token);
}

/** Name of one of our elements whose class isn't defined yet; null for any other element. */
function nameOf({ localName }: Element): string | null {
  const name = localName.startsWith(prefix) && !customElements.get(localName) ? localName.slice(prefix.length) : null;
  return name && files && !(name in files) ? null : name;
}

/** Shows an error with a retry inside an element whose code failed to load, and emits `shuttle-error`. A later shadow root hides it. */
function showFailure(element: Element, name: string): void {
  // Removed or defined meanwhile.
  if (!element.isConnected || !nameOf(element)) return;
  const [message, retryText] = failedTexts[hearPage(sessionOf(element)).settings.lang];
  if (element.lastElementChild?.role !== "alert") {
    const line = document.createElement("p");
    const retry = document.createElement("button");
    line.role = "alert";
    // Resets styles inherited from the page. Set by script, which a Content-Security-Policy for styles allows.
    line.style.cssText = "all:initial;direction:ltr;display:block;padding:1em;background:Canvas;font:medium sans-serif";
    retry.style.font = "inherit";
    retry.textContent = retryText;
    retry.addEventListener("click", () => discover([element]));
    line.attachShadow({ mode: "open" }).append(message, retry);
    element.append(line);
  }
  const detail: ErrorDetail = { widget: name, call: codeCall, status: 0, message, kind: "load" };
  element.dispatchEvent(new CustomEvent("shuttle-error", { detail, bubbles: true, composed: true }));
}

/** Every module also defines `<shuttle-session>`, so its own module is loaded only when no other one loads. */
function loadAll(found: ReadonlyMap<Element, string>): void {
  const loading: Promise<unknown>[] = [];
  for (const [element, name] of found) {
    if (name === sessionElement) continue;
    const code = load(name);
    code.catch(() => showFailure(element, name));
    loading.push(code);
  }
  if (loading.length === found.size) return;
  void Promise.any(loading)
    .catch(() => load(sessionElement))
    .catch(() => undefined);
}

function discover(elements: Iterable<Element>): void {
  const found = new Map<Element, string>();
  for (const element of elements) {
    const name = nameOf(element);
    if (!name) continue;
    found.set(element, name);
    // Before the code, behind which the responses would queue on few connections. The session's own code reports a token
    // request that fails.
    void callAhead(element, name).catch(() => undefined);
  }
  if (found.size === 0) return;
  // Creates the registry, which from now on records violations of the page's Content-Security-Policy for diagnose().
  registry();
  loadAll(found);
}

function scan(root: ParentNode): void {
  discover([...(root instanceof Element ? [root] : []), ...root.querySelectorAll(":not(:defined)")]);
}

scan(document);
new MutationObserver((records) => {
  for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) scan(node);
}).observe(document, { childList: true, subtree: true });

/** The report where the code that makes one can't be loaded. */
function reportBlocked(): DiagnosticReport {
  const { origin: subject } = new URL(here);
  const message = `${failedTexts[hearPage("default").settings.lang][0]}CSP script-src: ${subject}`;
  const finding = { code: "csp-script", severity: "error", subject, message } as const;
  // oxlint-disable-next-line no-console
  console.info(finding.code, message);
  return { version, copies: [], page: origin, elements: [], sessions: [], blocks: [], faint: [], findings: [finding] };
}

/** Looks for what keeps the elements of this page from working, prints it in the console and resolves with it (docs/lifecycle.md). */
export async function diagnose(): Promise<DiagnosticReport> {
  // Creates the registry, as above.
  registry();
  return load(sessionElement)
    .then((code) => (code as typeof import("./session/session.ts")).diagnose())
    .catch(reportBlocked);
}

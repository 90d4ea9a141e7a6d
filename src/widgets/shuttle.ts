/*
 * The one-script entry: `<script type="module" src="…/shuttle.js">`. Watches the page, loads each element's code when the
 * element first appears, and sends the element's first calls meanwhile. Small on purpose: it imports no library.
 */
import { sendFirstCalls } from "../core/http/first-calls.ts";
import { peekGiven } from "../core/session/given.ts";
import type { Profile } from "../core/session/profile.ts";
import { registry, storageKey, toAddress, toWholeAddress } from "../core/platform/registry.ts";
import type { SessionSettings } from "../core/session/settings.ts";
import type { DiagnosticReport } from "./kit/diagnose/report.ts";
import { overviewCalls } from "./overview/overview.early.ts";

export { configure } from "./configure.ts";

/** Given by the build (vite.config.ts): element name → its module and what that imports. Null while developing. */
declare const __SHUTTLE_ELEMENTS__: Readonly<Record<string, readonly string[]>>;
const files = import.meta.env.DEV ? null : __SHUTTLE_ELEMENTS__;

const prefix = "shuttle-";
/** The element without a face: the first widget defines it; alone on a page it is loaded for its events. */
const sessionElement = "session";

type Attribute = (name: string) => string | null;

/** What the first screen of an element asks for. */
const firstCalls: Readonly<Record<string, (attribute: Attribute) => readonly string[]>> = { overview: overviewCalls };

const requested = new Map<string, Promise<unknown>>();

function load(name: string): Promise<unknown> {
  let loading = requested.get(name);
  if (!loading) {
    loading = request(name);
    requested.set(name, loading);
    loading.catch(() => {
      // A dropped connection must not be for ever: the next element of this name asks again.
      requested.delete(name);
      // oxlint-disable-next-line no-console
      console.warn(`[shuttle] The code of <${prefix}${name}> could not be loaded.`);
    });
  }
  return loading;
}

/** Files lie beside this script, wherever that is. (As a variable: Vite would bundle whatever a literal might match.) */
const here = import.meta.url;
const ask = (file: string) => import(/* @vite-ignore */ new URL(file, here).href) as Promise<unknown>;

function request(name: string): Promise<unknown> {
  if (!files) return ask(`./${name}/${name}.ts`);
  const [entry = "", ...parts] = files[name] ?? [];
  // All at once: discovering the parts import by import would cost a round trip each.
  for (const part of parts) ask(part).catch(() => undefined);
  return ask(entry);
}

interface OpenSession {
  readonly token: string | null;
  readonly $settings: { get(): SessionSettings };
  readonly $state: { get(): { readonly profile?: Pick<Profile, "accountType"> } };
}

type GetToken = () => Promise<string>;
const askedAhead = new WeakMap<Element, Promise<string>>();

/** Asks the page for its token while the code is on its way: the session's own first question gets this answer. */
function askAhead(element: Element & { getToken?: unknown }): Promise<string> | null {
  const asked = askedAhead.get(element);
  if (asked || !Object.hasOwn(element, "getToken") || typeof element.getToken !== "function") return asked ?? null;
  const getToken = element.getToken as GetToken;
  let first: Promise<string> | null = (async () => getToken())();
  // Who asks for it then is told.
  first.catch(() => undefined);
  askedAhead.set(element, first);
  element.getToken = () => {
    const answer = first ?? getToken();
    first = null;
    // The session has it now; here no token outlives it.
    askedAhead.delete(element);
    return answer;
  };
  return first;
}

interface Access {
  readonly token: string | Promise<string | null>;
  readonly apiBase: string;
}

/** Whose token and which provider, before the session's own code has arrived. Null for demo accounts too: the calls are a company's. */
function findAccess(name: string): Access | null {
  const open = registry().sessions.get(name) as OpenSession | undefined;
  if (open) {
    const isDemo = open.$state.get().profile?.accountType === "demo";
    return open.token === null || isDemo ? null : { token: open.token, apiBase: open.$settings.get().apiBase };
  }
  const elements = sessionElements(name);
  const given = peekGiven(name);
  const attribute = (attributeName: string) =>
    elements.map((element) => element.getAttribute(attributeName)).find((value) => value !== null) ?? null;
  if ((attribute("account-type") ?? given?.profile?.accountType) === "demo") return null;
  const configured = registry().settings.get(name) as Partial<SessionSettings> | undefined;
  const apiBase = attribute("api-base") ?? configured?.apiBase ?? "";
  if (given || elements.some(isNaming)) {
    const asked = elements.map(askAhead).find((answer) => answer !== null);
    const token = attribute("token") || ownToken(elements) || given?.token || asked;
    return token ? { token, apiBase } : null;
  }
  // Whether anybody was there lately is the session's own code's to say.
  if ((attribute("idle-minutes") ?? configured?.idleMinutes ?? null) !== null) return null;
  const kind = attribute("storage") ?? configured?.storage ?? "local";
  return { token: readTokenLater(kind, name, apiBase), apiBase };
}

const sessionElements = (name: string) =>
  [...document.querySelectorAll(`${prefix}${sessionElement}`)].filter(
    (found) => (found.getAttribute("name") ?? "default") === name,
  );

/** Set by the page before the element's code has arrived. */
const own = (element: Element, name: string): unknown =>
  Object.hasOwn(element, name) ? (element as unknown as Record<string, unknown>)[name] : undefined;

function ownToken(elements: readonly Element[]): string | undefined {
  return elements.map((element) => own(element, "token")).find((token) => typeof token === "string" && token !== "") as
    | string
    | undefined;
}

/** The page says who is there: then whoever was kept in the browser is none of its business. */
function isNaming(element: Element): boolean {
  return (
    [...element.attributes].some(({ name, value }) => value !== "" && /^(token|user-|account-|company-)/.test(name)) ||
    Boolean(own(element, "token")) ||
    Boolean(own(element, "getToken"))
  );
}

/** The scripts of the page have run; one of them may say who is there. */
function whenParsed(): Promise<unknown> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => {
    for (const type of ["DOMContentLoaded", "load"]) addEventListener(type, resolve, { once: true });
  });
}

async function readTokenLater(kind: string, name: string, apiBase: string): Promise<string | null> {
  if (readToken(kind, name, apiBase) === null) return null;
  await whenParsed();
  // By now the session's own code may be there, and knows.
  const isNamed = registry().sessions.has(name) || peekGiven(name) || sessionElements(name).some(isNaming);
  return isNamed ? null : readToken(kind, name, apiBase);
}

interface KeptSession {
  readonly token?: unknown;
  readonly provider?: unknown;
  readonly profile?: { readonly accountType?: unknown };
}

/** Kept of the form, for this provider and no other one. */
function readToken(kind: string, name: string, apiBase: string): string | null {
  if (kind === "memory") return null;
  try {
    const storage = kind === "session" ? sessionStorage : localStorage;
    const record = JSON.parse(storage.getItem(storageKey(name)) ?? "null") as KeptSession | null;
    const provider = toWholeAddress(toAddress(apiBase, ""), document.baseURI);
    const isOurs = record?.provider === provider && record.profile?.accountType !== "demo";
    return isOurs && typeof record.token === "string" ? record.token : null;
  } catch {
    // No storage, or not our record: the session's own code will see to it.
    return null;
  }
}

/** Sends the first calls of an element. */
async function callAhead(element: Element, name: string): Promise<void> {
  const calls = firstCalls[name]?.((attribute) => element.getAttribute(attribute)) ?? [];
  const access = calls.length > 0 && findAccess(element.getAttribute("session") ?? "default");
  if (!access) return;
  const token: unknown = typeof access.token === "string" ? access.token : await access.token;
  if (typeof token === "string" && token !== "" && element.isConnected) sendFirstCalls(calls, access.apiBase, token);
}

/** The element's name when its code is still to come. */
function nameOf({ localName }: Element): string | null {
  const name = localName.startsWith(prefix) && !customElements.get(localName) ? localName.slice(prefix.length) : null;
  return name === null || (files && !(name in files)) ? null : name;
}

/** Whatever comes first defines the session's element too: its own module is for a page that has nothing else of ours. */
function loadAll(names: ReadonlySet<string>): void {
  const others = [...names].filter((name) => name !== sessionElement);
  const loading = others.map(load);
  if (names.has(sessionElement)) {
    void Promise.any(loading)
      .catch(() => load(sessionElement))
      .catch(() => undefined);
  }
  for (const code of loading) code.catch(() => undefined);
}

function meet(elements: Iterable<Element>): void {
  const names = new Set<string>();
  for (const element of elements) {
    const name = nameOf(element);
    if (name === null) continue;
    names.add(name);
    // Before any code: on few connections the answers would wait behind it. The session's own code says what is wrong with a
    // token that can't be had.
    void callAhead(element, name).catch(() => undefined);
  }
  if (names.size === 0) return;
  // From now on what the page's policy forbids is noted for diagnose().
  registry();
  loadAll(names);
}

function scan(root: ParentNode): void {
  meet([...(root instanceof Element ? [root] : []), ...root.querySelectorAll(":not(:defined)")]);
}

scan(document);
new MutationObserver((records) => {
  for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) scan(node);
}).observe(document, { childList: true, subtree: true });

/** Looks for what keeps the elements of this page from working, prints it in the console and resolves with it (docs/lifecycle.md). */
export async function diagnose(): Promise<DiagnosticReport> {
  return ((await load(sessionElement)) as typeof import("./session/session.ts")).diagnose();
}

/*
 * The one-script entry: `<script type="module" src="…/shuttle.js">`. Watches the page, loads each element's code when the
 * element first appears, and sends the element's first calls meanwhile. Small on purpose: it imports no library.
 */
import type { Profile } from "../core/profile.ts";
import { registry, storageKey, toAddress } from "../core/registry.ts";
import type { SessionSettings } from "../core/settings.ts";
import { warmUp } from "../core/warm-up.ts";
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
    return answer;
  };
  return first;
}

interface Access {
  readonly token: string | Promise<string>;
  readonly apiBase: string;
}

/** Whose token and which provider, before the session's own code has arrived. Null for demo accounts too: the calls are a company's. */
function findAccess(name: string): Access | null {
  const open = registry().sessions.get(name) as OpenSession | undefined;
  if (open) {
    const isDemo = open.$state.get().profile?.accountType === "demo";
    return open.token === null || isDemo ? null : { token: open.token, apiBase: open.$settings.get().apiBase };
  }
  const element = [...document.querySelectorAll(`${prefix}${sessionElement}`)].find(
    (found) => (found.getAttribute("name") ?? "default") === name,
  );
  if (element?.getAttribute("account-type") === "demo") return null;
  const configured = registry().settings.get(name) as Partial<SessionSettings> | undefined;
  const apiBase = element?.getAttribute("api-base") ?? configured?.apiBase ?? "";
  const kind = element?.getAttribute("storage") ?? configured?.storage ?? "local";
  const token = element?.getAttribute("token") || readToken(kind, name) || (element && askAhead(element));
  return token ? { token, apiBase } : null;
}

interface KeptSession {
  readonly token?: unknown;
  readonly profile?: { readonly accountType?: unknown };
}

function readToken(kind: string, name: string): string | null {
  if (kind === "memory") return null;
  try {
    const storage = kind === "session" ? sessionStorage : localStorage;
    const record = JSON.parse(storage.getItem(storageKey(name)) ?? "null") as KeptSession | null;
    return typeof record?.token === "string" && record.profile?.accountType !== "demo" ? record.token : null;
  } catch {
    // No storage, or not our record: the session's own code will see to it.
    return null;
  }
}

/** Sends the first calls of an element; core/http.ts picks the answers up. */
async function sendFirstCalls(element: Element, name: string): Promise<void> {
  const calls = firstCalls[name]?.((attribute) => element.getAttribute(attribute)) ?? [];
  const access = calls.length > 0 && findAccess(element.getAttribute("session") ?? "default");
  if (!access) return;
  const token: unknown = typeof access.token === "string" ? access.token : await access.token;
  if (typeof token !== "string" || token === "" || !element.isConnected) return;
  const { early } = registry();
  const headers = { "Accept-Language": "tr", Accept: "application/json", Authorization: `Token ${token}` };
  for (const path of calls) {
    const address = toAddress(access.apiBase, path);
    if (early.has(address)) continue;
    const response = fetch(address, { headers, credentials: "omit" });
    response.catch(() => early.delete(address));
    early.set(address, { token, startedAt: Date.now(), response });
  }
}

function meet(element: Element): void {
  const { localName } = element;
  if (!localName.startsWith(prefix) || customElements.get(localName)) return;
  // From now on what the page's policy forbids is noted for diagnose().
  registry();
  const name = localName.slice(prefix.length);
  if (files && !(name in files)) return;
  // The session's own code says what is wrong with a token that can't be had.
  void sendFirstCalls(element, name).catch(() => undefined);
  void load(name).catch(() => undefined);
  warmUp();
}

function scan(root: ParentNode): void {
  if (root instanceof Element) meet(root);
  for (const element of root.querySelectorAll(":not(:defined)")) meet(element);
}

scan(document);
new MutationObserver((records) => {
  for (const { addedNodes } of records) for (const node of addedNodes) if (node instanceof Element) scan(node);
}).observe(document, { childList: true, subtree: true });

/** Looks for what keeps the elements of this page from working, prints it in the console and resolves with it (docs/lifecycle.md). */
export async function diagnose(): Promise<DiagnosticReport> {
  return ((await load(sessionElement)) as typeof import("./session/session.ts")).diagnose();
}

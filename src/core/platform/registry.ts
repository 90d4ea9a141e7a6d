import { version } from "../../../package.json";

/** The state that all copies of the bundle on a page share. Imports no code, because the one-script loader reads it too. */
export interface Registry {
  /** Version of the copy that created the registry. */
  readonly version: string;
  readonly sessions: Map<string, unknown>;
  /** Settings given by `configure()` before the session existed. */
  readonly settings: Map<string, Record<string, unknown>>;
  /** Users given by `configure()` or the element before the session existed; removed when it is created. */
  given: Map<string, unknown>;
  /** Who has named the provider of each session. */
  naming: Map<string, Naming>;
  /** Tokens requested of the page before the session existed. */
  asked: WeakMap<object, unknown>;
  /** Responses to calls sent by the loader while an element's code was loading, by address. */
  readonly early: Map<string, EarlyAnswer>;
  /** All copies of the bundle that have defined an element: address → version. */
  readonly copies: Map<string, string>;
  /** The language of the page, a store; missing until the code of an element is there. */
  language?: unknown;
  /** Violations of the page's Content-Security-Policy since the registry was created; read by `diagnose()`. */
  readonly blocked: SecurityPolicyViolationEvent[];
}

/** The provider of a session, and who has named it: a `<shuttle-session>`, or the page's own code (null). */
export interface Naming {
  readonly apiBase: string;
  readonly by: WeakRef<Node> | null;
}

/** Age in ms after which an unused early response is dropped. */
export const earlyAge = 15_000;

interface EarlyAnswer {
  /** Only a request with the same token may use it. */
  readonly token: string;
  readonly startedAt: number;
  readonly response: Promise<Response>;
  /** Aborts the call. */
  readonly sending: AbortController;
}

export { version };

/**
 * What elements need of a session in the registry. Raise it when they begin to use a further member: a copy of the bundle then replaces a
 * session of an older copy, which lacks that member (`src/core/session/older.ts`).
 */
export const sessionLevel = 1;

const key = Symbol.for("shuttle.registry");

export function registry(): Registry {
  const holder = globalThis as { [key]?: Registry };
  const shared = (holder[key] ??= createRegistry());
  // Not in a registry that 0.1.0 has created.
  shared.given ??= new Map();
  shared.naming ??= new Map();
  shared.asked ??= new WeakMap();
  return shared;
}

/** Maximum number of recorded violations, for pages that violate their policy continuously. */
const mostBlocked = 50;

function createRegistry() {
  const blocked: SecurityPolicyViolationEvent[] = [];
  globalThis.document?.addEventListener(
    "securitypolicyviolation",
    (event) => blocked.length < mostBlocked && blocked.push(event),
  );
  const maps = { sessions: new Map(), settings: new Map(), early: new Map(), copies: new Map() };
  return { version, ...maps, blocked } as unknown as Registry;
}

/** Address of an API call; loader and client must build the same one. */
export function toAddress(apiBase: string, path: string): string {
  return `${apiBase.replace(/\/+$/, "")}/${path.replace(/^\/+/, "")}`;
}

/** The full URL for an address; an invalid one is returned unchanged. */
export function toWholeAddress(address: string, base: string): string {
  try {
    return new URL(address, base).href;
  } catch {
    return address;
  }
}

/** Storage key of a session's record. */
export function storageKey(sessionName: string): string {
  return sessionName === "default" ? "shuttle.session" : `shuttle.session.${sessionName}`;
}

/** Storage key through which tabs share the time of the last activity. */
export function activityKey(sessionName: string): string {
  return `${storageKey(sessionName)}:active`;
}

/** Drops the unused early answers of this token, and aborts their calls: a revoked token would be answered with 401. */
export function forgetEarly(token: string | null): void {
  const { early } = registry();
  for (const [address, answer] of early) {
    if (answer.token !== token) continue;
    early.delete(address);
    answer.sending.abort();
  }
}

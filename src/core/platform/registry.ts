/**
 * The one place on a page that all copies of the bundle share.
 * Kept free of imports: the one-script loader reads it too.
 */
export interface Registry {
  /** Version of the copy that made the registry. */
  readonly version: string;
  readonly sessions: Map<string, unknown>;
  /** Settings given by `configure()` before the session existed. */
  readonly settings: Map<string, Record<string, unknown>>;
  /** Whom `configure()` or the element has named before the session existed; gone when it does. An older copy makes none. */
  given?: Map<string, unknown>;
  /** Questions for a token that were put before the session existed. An older copy makes none. */
  asked?: WeakMap<object, unknown>;
  /** Answers that were asked for while the code of an element was still on its way, by address. */
  readonly early: Map<string, EarlyAnswer>;
  /** Every copy of the bundle that defined an element: address → version. */
  readonly copies: Map<string, string>;
  /** What the page's policy forbade since then; `diagnose()` reads it. */
  readonly blocked: SecurityPolicyViolationEvent[];
}

/** An answer that was fetched ahead is dropped when it is older than this, in ms. */
export const earlyAge = 15_000;

interface EarlyAnswer {
  /** Only the request that would have carried the same token may use it. */
  readonly token: string;
  readonly startedAt: number;
  readonly response: Promise<Response>;
}

export const version = "0.1.0";

const key = Symbol.for("shuttle.registry");

export function registry(): Registry {
  const holder = globalThis as { [key]?: Registry };
  holder[key] ??= createRegistry();
  return holder[key];
}

/** More say nothing new. */
const mostBlocked = 50;

function createRegistry(): Registry {
  const blocked: SecurityPolicyViolationEvent[] = [];
  globalThis.document?.addEventListener(
    "securitypolicyviolation",
    (event) => blocked.length < mostBlocked && blocked.push(event),
  );
  return { version, sessions: new Map(), settings: new Map(), early: new Map(), copies: new Map(), blocked };
}

/** Address of one API call; the loader and the client must build it alike. */
export function toAddress(apiBase: string, path: string): string {
  return `${apiBase.replace(/\/+$/, "")}/${path.replace(/^\/+/, "")}`;
}

/** An address as the browser completes it; what is no address stays as it is. */
export function toWholeAddress(address: string, base: string): string {
  try {
    return new URL(address, base).href;
  } catch {
    return address;
  }
}

/** Where a session's record is kept in the browser's storage. */
export function storageKey(sessionName: string): string {
  return sessionName === "default" ? "shuttle.session" : `shuttle.session.${sessionName}`;
}

/** Where the tabs tell each other when a person was last active in one of them. */
export function activityKey(sessionName: string): string {
  return `${storageKey(sessionName)}:active`;
}

/** Early answers that nobody has picked up go with the token that they were asked with. */
export function forgetEarly(token: string | null): void {
  const { early } = registry();
  for (const [address, answer] of early) if (answer.token === token) early.delete(address);
}

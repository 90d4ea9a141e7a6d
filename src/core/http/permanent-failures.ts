import type { Environment } from "../platform/environment.ts";
import { type Registry, registry } from "../platform/registry.ts";

/** Browsers report a blocked call up to this long after it has failed, in ms. */
const reportDelay = 100;
/** Timeout of the CORS check in ms. After it the failure counts as temporary, because a slow server may answer the next try. */
const patience = 8000;

/**
 * Detects calls that would fail again on every retry. Relies on browser features; on a platform without them `check` resolves
 * with false.
 */
interface PermanentFailures {
  /** Records that a response of this origin was readable. */
  noteAnswer(address: string): void;
  /** Whether a call that failed without an answer would fail again: a bad address, the page's policy, or CORS. */
  check(address: string): Promise<boolean>;
}

export function createPermanentFailures(environment: Pick<Environment, "fetch">): PermanentFailures {
  const readable = new Set<string>();
  const checks = new Map<string, Promise<boolean>>();

  /** True: the server can be reached, but its responses don't allow this page to read them (CORS). */
  async function isBlockedByCors({ href }: URL): Promise<boolean> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), patience);
    try {
      // A `no-cors` call without headers needs no preflight, so that it reaches any server that exists.
      await environment.fetch(href, { mode: "no-cors", credentials: "omit", cache: "no-store", signal: late.signal });
      return true;
    } catch {
      return false;
    } finally {
      clearTimeout(timer);
    }
  }

  async function check(address: string): Promise<boolean> {
    const page = globalThis.location?.href;
    if (!page) return false;
    const url = toUrl(address, page);
    if (!url || !/^https?:$/.test(url.protocol)) return true;
    await new Promise((resolve) => setTimeout(resolve, reportDelay));
    if (isForbidden(url.origin)) return true;
    if (url.origin === new URL(page).origin || readable.has(url.origin)) return false;
    const asked = checks.get(url.origin) ?? isBlockedByCors(url);
    checks.set(url.origin, asked);
    // The result isn't cached: after the next failure a network that was down may be back.
    return asked.finally(() => checks.delete(url.origin));
  }

  return {
    noteAnswer(address) {
      const url = globalThis.location && toUrl(address, globalThis.location.href);
      if (url) readable.add(url.origin);
    },
    check,
  };
}

function toUrl(address: string, page?: string): URL | null {
  try {
    return new URL(address, page);
  } catch {
    return null;
  }
}

function isForbidden(origin: string): boolean {
  // A registry created by an older version of the bundle has no `blocked`.
  const { blocked = [] } = registry() as Partial<Registry>;
  // For a URL without a host `blockedURI` is only a scheme, such as `data`, and can't be parsed.
  return blocked.some(
    ({ effectiveDirective, blockedURI }) =>
      effectiveDirective === "connect-src" && toUrl(blockedURI)?.origin === origin,
  );
}

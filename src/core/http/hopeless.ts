import type { Environment } from "../platform/environment.ts";
import { type Registry, registry } from "../platform/registry.ts";

/** A browser tells of a blocked call a moment after the call has failed, in ms. */
const reportDelay = 100;
/** A server that takes longer (ms) to answer at all may answer the next try: nobody is kept waiting for the reason. */
const patience = 8000;

/** Which calls fail however often they are made. Only what one page may know: of a platform without pages it knows nothing. */
interface Hopeless {
  /** Something of this origin has been read. */
  noteAnswer(address: string): void;
  /** Whether a call that failed without an answer fails again: a bad address, the page's policy, or CORS. */
  check(address: string): Promise<boolean>;
}

export function createHopeless(environment: Pick<Environment, "fetch">): Hopeless {
  const readable = new Set<string>();
  const questions = new Map<string, Promise<boolean>>();

  /** True: the server is there, and lets nobody of this page read what it says. */
  async function isRefusedToUs({ href }: URL): Promise<boolean> {
    const late = new AbortController();
    const timer = setTimeout(() => late.abort(), patience);
    try {
      // Without headers of its own, and unread, a call needs no leave.
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
    const asked = questions.get(url.origin) ?? isRefusedToUs(url);
    questions.set(url.origin, asked);
    // Asked again with the next failure: a network that was down may be back.
    return asked.finally(() => questions.delete(url.origin));
  }

  return {
    noteAnswer(address) {
      const url = globalThis.location && toUrl(address, globalThis.location.href);
      if (url) readable.add(url.origin);
    },
    check,
  };
}

function toUrl(address: string, page: string): URL | null {
  try {
    return new URL(address, page);
  } catch {
    return null;
  }
}

function isForbidden(origin: string): boolean {
  // A registry of an older copy has no such list.
  const { blocked = [] } = registry() as Partial<Registry>;
  return blocked.some(
    ({ effectiveDirective, blockedURI }) =>
      effectiveDirective === "connect-src" && toUrl(blockedURI, origin)?.origin === origin,
  );
}

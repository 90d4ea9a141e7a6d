import { askedWrongly, isDescribed } from "./described.mjs";
import { createMemoryStorage, type Environment, type StorageKind } from "../../src/core/platform/environment.ts";

export interface TestEnvironment extends Environment {
  readonly warnings: string[];
  readonly opened: string[];
  readonly saved: { readonly file: Blob; readonly name: string }[];
  /** What `isOnline` says. */
  hasNetwork: boolean;
  /** Number of holders that ask before the page is closed. */
  pageHolders: number;
  /** All requests, in order. */
  readonly requests: Request[];
  time: number;
  /** Monotonic clock, ms. */
  steady: number;
  /** Listeners for waking up, for going to sleep, and for user input. */
  readonly wakes: Set<() => void>;
  readonly sleeps: Set<() => void>;
  readonly inputs: Set<() => void>;
  /** Listeners for the return of the network or the user. */
  readonly returns: Set<() => void>;
  /** State shared with other tabs of the same browser. */
  readonly browser: TestBrowser;
}

export interface TestBrowser {
  readonly local: ReturnType<typeof createMemoryStorage>;
  readonly tabs: Set<(key: string | null) => void>;
}

export function createTestBrowser(): TestBrowser {
  return { local: createMemoryStorage(), tabs: new Set() };
}

/** An environment with `answer` as its network, a clock that stands still, and a storage that can be inspected. */
export function createTestEnvironment(
  answer: (request: Request) => Response | Promise<Response>,
  browser = createTestBrowser(),
): TestEnvironment {
  const session = createMemoryStorage();
  const memory = createMemoryStorage();
  let own: ((key: string | null) => void) | null = null;
  const tell = (key: string) => {
    for (const tab of browser.tabs) if (tab !== own) tab(key);
  };
  const local = {
    get: browser.local.get,
    keys: browser.local.keys,
    set(key: string, value: string) {
      browser.local.set(key, value);
      tell(key);
    },
    remove(key: string) {
      browser.local.remove(key);
      tell(key);
    },
  };
  const storages: Record<StorageKind, ReturnType<typeof createMemoryStorage>> = { local, session, memory };
  const environment: TestEnvironment = {
    warnings: [],
    opened: [],
    saved: [],
    hasNetwork: true,
    isOnline: () => environment.hasNetwork,
    pageHolders: 0,
    requests: [],
    returns: new Set(),
    wakes: new Set(),
    sleeps: new Set(),
    inputs: new Set(),
    steady: 0,
    time: Date.parse("2026-11-18T08:00:00+03:00"),
    browser,
    storage: (kind) => storages[kind],
    now: () => environment.time,
    steadyNow: () => environment.steady,
    resolve: (address) => new URL(address, "http://portal.test/area/page").href,
    random: () => 0.5,
    async fetch(input, init) {
      const address = input instanceof Request ? input.url : String(input);
      const request = new Request(new URL(address, "http://portal.test"), init ?? {});
      environment.requests.push(request);
      const { body = null } = init ?? {};
      const problem = isDescribed(request.method, request.url)
        ? askedWrongly(request.method, request.url, typeof body === "string" ? body : null)
        : null;
      // Fails the test even if the request succeeds (no-surprises.ts).
      if (problem !== null) console.error(problem);
      // Like a real network: answers asynchronously, and aborts when the signal does.
      await Promise.resolve();
      request.signal.throwIfAborted();
      return await new Promise<Response>((resolve, reject) => {
        request.signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")), {
          once: true,
        });
        Promise.resolve(answer(request)).then(resolve, reject);
      });
    },
    warn: (message) => void environment.warnings.push(message),
    open: (href) => void environment.opened.push(href),
    saveFile: (file, name) => void environment.saved.push({ file, name }),
    holdPage() {
      environment.pageHolders += 1;
      return () => void (environment.pageHolders -= 1);
    },
    onStorageChange(listener) {
      own = listener;
      browser.tabs.add(listener);
      return () => browser.tabs.delete(listener);
    },
    onReturn(listener) {
      environment.returns.add(listener);
      return () => environment.returns.delete(listener);
    },
    onWake(listener) {
      environment.wakes.add(listener);
      return () => environment.wakes.delete(listener);
    },
    onSleep(listener) {
      environment.sleeps.add(listener);
      return () => environment.sleeps.delete(listener);
    },
    onInput(listener) {
      environment.inputs.add(listener);
      return () => environment.inputs.delete(listener);
    },
  };
  return environment;
}

export function json(body: unknown, status = 200, headers: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json", ...headers } });
}

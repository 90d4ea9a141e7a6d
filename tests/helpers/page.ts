import { answerAge } from "../../src/core/query/query.ts";

/** The original function, which timer counting doesn't replace. */
const later = globalThis.setTimeout.bind(globalThis);

/** Lets all pending work finish: promises, microtasks, messages. */
export function settled(): Promise<void> {
  return new Promise((resolve) => later(resolve));
}

/** Polls until `look` returns something truthy, and returns it. Fails after `limit` ms. */
export async function eventually<Found>(look: () => Found, what: string, limit = 30_000): Promise<NonNullable<Found>> {
  const end = performance.now() + limit;
  for (;;) {
    const found = look();
    if (found) return found;
    if (performance.now() > end) throw new Error(`Waited in vain for ${what}`);
    await new Promise((resolve) => later(resolve, 16));
  }
}

/** Collects console warnings, console errors and uncaught errors. */
export function trackWarnings() {
  const messages: string[] = [];
  const original = { warn: console.warn, error: console.error };
  for (const level of ["warn", "error"] as const) {
    console[level] = (...parts: unknown[]) => void messages.push(`${level}: ${parts.map(String).join(" ")}`);
  }
  const onError = (event: ErrorEvent | PromiseRejectionEvent) =>
    void messages.push(`uncaught: ${"reason" in event ? String(event.reason) : event.message}`);
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onError);
  return {
    /** Returns the messages so far, and clears them. */
    take: () => messages.splice(0),
    stop() {
      Object.assign(console, original);
      removeEventListener("error", onError);
      removeEventListener("unhandledrejection", onError);
      return messages;
    },
  };
}

/** Answers an API request instead of the demo API; undefined lets the demo API answer. */
type Fault = (request: Request) => Response | Promise<Response> | undefined;

/** The original fetch, without faults and request log. */
export const realFetch = globalThis.fetch.bind(globalThis);
let fault: Fault | null = null;
/** Calls on their way. */
let open = 0;
const log: { readonly call: string; readonly authorization: string | null }[] = [];

const loggedFetch: typeof fetch = (input, init) => {
  const request = new Request(input instanceof Request ? input : new URL(String(input), location.href), init);
  const { pathname, search } = new URL(request.url);
  log.push({ call: `${request.method} ${pathname}${search}`, authorization: request.headers.get("authorization") });
  const answer = fault?.(request);
  const response = answer ? Promise.resolve(answer) : realFetch(input, init);
  open += 1;
  void Promise.race([response, aborted(request.signal)])
    .catch(() => undefined)
    .finally(() => (open -= 1));
  return response;
};
// Scenarios that press buttons are also read in Node (tests/check), where there is no page.
if (globalThis.document) globalThis.fetch = loggedFetch;

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener("abort", () => resolve()));

/**
 * Waits until nothing is called any more: an element that an earlier test has removed may go on reading part by part, because
 * nanostores keeps each of its stores for a second.
 */
export async function untilQuiet(): Promise<void> {
  let calls = log.length;
  let rounds = 0;
  await eventually(() => {
    rounds = open === 0 && calls === log.length ? rounds + 1 : 0;
    calls = log.length;
    return rounds > 5;
  }, "no call on its way");
}

/** Replaces answers of the API until the returned function is called. */
export function withFault(given: Fault): () => void {
  fault = given;
  return () => {
    fault = null;
  };
}

/**
 * The calls from now on, as `GET /api/…`. With a token only those made with it: an element that an earlier test has removed may ask
 * for its next page yet, because nanostores unmounts a store one second after its last listener.
 */
export function trackRequests(token?: string) {
  const start = log.length;
  const seen = () =>
    log
      .slice(start)
      .filter(({ authorization }) => token === undefined || authorization === `Token ${token}`)
      .map(({ call }) => call);
  return { seen, stop: seen };
}

/** What was called until the element's code defines it; an element's first render may call at once, so `whenDefined` is too late. */
export function callsBeforeCode(tag: string, { seen }: ReturnType<typeof trackRequests>): Promise<readonly string[]> {
  const define = customElements.define.bind(customElements);
  return new Promise((resolve) => {
    customElements.define = (name, ...parts) => {
      if (name === tag) {
        resolve(seen());
        Reflect.deleteProperty(customElements, "define");
      }
      define(name, ...parts);
    };
  });
}

/** Counts timers that were set and neither fired nor cleared. */
export function trackTimers() {
  /** What to run early, by timer; null for timers of more than a second. */
  const pending = new Map<unknown, (() => void) | null>();
  const intervals = new Set<unknown>();
  let isHurried = false;
  const original = {
    setTimeout: globalThis.setTimeout.bind(globalThis),
    clearTimeout: globalThis.clearTimeout.bind(globalThis),
    setInterval: globalThis.setInterval.bind(globalThis),
    clearInterval: globalThis.clearInterval.bind(globalThis),
  };
  globalThis.setTimeout = ((handler: (...parts: unknown[]) => void, delay = 0, ...parts: unknown[]) => {
    const isShort = delay <= 1000;
    const run = () => {
      pending.delete(id);
      handler(...parts);
    };
    const id = original.setTimeout(run, isHurried && isShort ? 0 : delay);
    // The timer that drops cached answers outlives the element that has shown them, so it isn't counted.
    if (delay !== answerAge) pending.set(id, isShort ? run : null);
    return id;
  }) as typeof globalThis.setTimeout;
  globalThis.clearTimeout = (id) => {
    pending.delete(id);
    original.clearTimeout(id);
  };
  globalThis.setInterval = ((handler: () => void, delay?: number) => {
    const id = original.setInterval(handler, delay);
    intervals.add(id);
    return id;
  }) as typeof globalThis.setInterval;
  globalThis.clearInterval = (id) => {
    intervals.delete(id);
    original.clearInterval(id);
  };
  return {
    pending: () => pending.size,
    /** From now on timers of at most a second end at once. */
    hurry() {
      isHurried = true;
      for (const [id, run] of pending) {
        if (run === null) continue;
        original.clearTimeout(id as number);
        run();
      }
    },
    stop() {
      Object.assign(globalThis, original);
      return intervals.size;
    },
  };
}

/** The state of the page that an element must not change. */
export function hostState(except?: Element): unknown {
  const attributes = (element: Element) =>
    Object.fromEntries([...element.attributes].map(({ name, value }) => [name, value]));
  return {
    html: attributes(document.documentElement),
    body: attributes(document.body),
    children: [...document.body.querySelectorAll("*")]
      .filter((element) => element !== except)
      .map(({ localName }) => localName),
    styles: document.styleSheets.length + document.adoptedStyleSheets.length,
    head: document.head.childElementCount,
    title: document.title,
    address: location.href,
    history: history.length,
    globals: Object.keys(globalThis).filter((name) => !name.startsWith("__")),
  };
}

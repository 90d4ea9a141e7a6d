import { realFetch, settled, withFault } from "../../helpers/page.ts";
import { accounts, fetchToken, giveToken, load, type SessionElement } from "../bundle.ts";
import { takeClock } from "./clock.ts";
import { type Good, toResponse } from "./faults.ts";

export const calls = JSON.parse(process.env["API_CALLS"] ?? "[]") as readonly string[];

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Patterns with fewer parameters come first: `/routes/drivers/` before `/routes/:id/`. */
const patterns = calls
  .map((call) => ({ call, pattern: new RegExp(`^${call.split(":id").map(escaped).join("[^/]+")}$`) }))
  .toSorted((one, other) => one.call.split(":id").length - other.call.split(":id").length);

/** Finds the call of `core/api` that a request matches. */
const toCall = (request: Request) => {
  const made = `${request.method} ${new URL(request.url).pathname}`;
  return patterns.find(({ pattern }) => pattern.test(made))?.call ?? made;
};

export interface Sent {
  readonly call: string;
  readonly url: string;
  readonly body: string;
  readonly token: string | null;
}

export type Answers = Readonly<Record<string, (request: Request) => unknown>>;
/** Returns a response in place of the provider's, or undefined to use the provider's. */
export type Interfere = (sent: Sent, good: () => Promise<Good>) => Response | Promise<Response> | undefined;

/** The element under test, its requests and events, and a clock that only advances when nothing else is going on. */
export interface Stage {
  readonly element: () => HTMLElement;
  readonly root: () => ShadowRoot;
  readonly find: <Found extends HTMLElement>(selector: string) => Found | null;
  readonly findAll: <Found extends HTMLElement>(selector: string) => Found[];
  readonly button: (name: string) => HTMLButtonElement | undefined;
  readonly until: <Found>(look: () => Found, what: string) => Promise<NonNullable<Found>>;
  readonly press: (name: string) => Promise<void>;
  readonly click: (selector: string, place?: number) => Promise<void>;
  readonly seen: (words: string) => Promise<void>;
  readonly text: () => string;
  readonly sent: () => readonly Sent[];
  /** Names, and error kinds, of the events dispatched by the element and its session. */
  readonly told: () => readonly string[];
  readonly signOut: () => void;
}

/** Real time (ms) after which a wait fails. */
const patience = 60_000;
/** Most ms of fake time after the last request while the element is busy: three attempts of 20 s, and the pauses between them. */
const longest = 75_000;
/** Most ms of fake time while the element isn't busy: debounces, and retries that show nothing. */
const shortest = 5000;
/** Replaces `shortest` in `until`: the slowest response, and a margin. */
const longestFault = 10_000;

interface ShowOptions {
  /** Width of the container, in px. */
  readonly width?: number;
  readonly getToken?: () => Promise<string>;
  readonly isSignedOut?: boolean;
}

const idle = () => new Promise((resolve) => void requestIdleCallback(resolve));

/** Copies the response; calls `tell` when all of its body was read. */
function whenRead({ body, status, headers }: Response, tell: () => void): Response {
  if (!body) tell();
  return new Response(body?.pipeThrough(new TransformStream({ flush: tell })) ?? null, { status, headers });
}

const busy = "[aria-busy=true], .skeleton, .spinner, .map-loading, .progress";

const pageEvents = ["shuttle-ready", "shuttle-error", "shuttle-signed-in", "shuttle-signed-out"];

const clock = takeClock();

export async function createMatrixStage(attributes: Readonly<Record<string, string>>, account: keyof typeof accounts) {
  const token = await fetchToken(accounts[account]);
  const other = await fetchToken(accounts[account]);
  const session: SessionElement = await giveToken(token, { name: `matrix-${account}`, ...attributes });
  const kept = new Map<string, Promise<Good>>();
  let element: HTMLElement = document.createElement("div");
  let answers: Answers = {};
  let interfere: Interfere = () => undefined;
  /** Pending requests. */
  let open = new Set<object>();
  let sent: Sent[] = [];
  let told: string[] = [];
  let faults: string[] = [];

  const listen = (event: Event) => {
    const { kind = "" } = (event as CustomEvent<{ kind?: string }>).detail ?? {};
    told.push(`${event.type.replace("shuttle-", "")} ${kind}`.trim());
  };
  for (const type of pageEvents) document.addEventListener(type, listen);
  const { error, warn } = console;
  const collect = () => {
    console.error = (...parts: unknown[]) => void faults.push(`console: ${parts.map(String).join(" ").slice(0, 300)}`);
    console.warn = (...parts: unknown[]) => {
      const words = parts.map(String).join(" ");
      // Ignores the elements' own messages for engineers.
      if (!words.startsWith("[shuttle] ")) faults.push(`console: ${words.slice(0, 300)}`);
    };
  };
  const onError = (event: ErrorEvent | PromiseRejectionEvent) =>
    void faults.push(`uncaught: ${"reason" in event ? String(event.reason) : event.message}`);
  addEventListener("error", onError);
  addEventListener("unhandledrejection", onError);

  async function fetchGood(request: Request, body: string): Promise<Good> {
    const { pathname } = new URL(request.url);
    const own = Object.entries(answers).find(([start]) => `${request.method} ${pathname}`.startsWith(start));
    if (own) return { status: 200, text: JSON.stringify(await own[1](request)) };
    if (pathname === "/api/company/logout/") return { status: 200, text: "{}" };
    const key = `${request.method} ${request.url} ${body}`;
    const before = kept.get(key);
    if (before) return before;
    const isRead = request.method === "GET" || pathname === "/api/marketplace/";
    if (!isRead) throw new Error(`${key}: a write has no answer here`);
    const answer = (async () => {
      const response = await realFetch(request.url, {
        method: request.method,
        headers: { ...Object.fromEntries(request.headers), authorization: `Token ${token}` },
        ...(body ? { body } : {}),
      });
      return { status: response.status, text: await response.text() };
    })();
    kept.set(key, answer);
    return answer;
  }

  /** Tracks a request as pending until its response was read, except while that response waits for the fake clock. */
  function follow({ signal }: Request) {
    const own = {};
    const set = open;
    const close = () => void set.delete(own);
    signal.addEventListener("abort", close, { once: true });
    const reopen = () => void (signal.aborted || set.add(own));
    reopen();
    return { close, reopen };
  }

  function intercept() {
    return withFault((request) => {
      if (!new URL(request.url).pathname.startsWith("/api/")) return undefined;
      const { close, reopen } = follow(request);
      const made = { call: toCall(request), url: request.url, body: "", token: request.headers.get("authorization") };
      // Recorded synchronously: reading the body takes time, in which the next element may begin.
      sent.push(made);
      return (async () => {
        made.body = await request.clone().text();
        let isAsked = false;
        const good = () => {
          isAsked = true;
          return fetchGood(request, made.body).finally(close);
        };
        const given = interfere(made, good);
        if (given && !isAsked) close();
        const response = await (given ?? good().then(toResponse));
        reopen();
        return whenRead(response, close);
      })().catch((reason: unknown) => {
        close();
        throw reason;
      });
    });
  }

  const root = () => element.shadowRoot as ShadowRoot;
  const content = () => root().querySelector(".shuttle-root");
  const find = <Found extends HTMLElement>(selector: string) => root().querySelector<Found>(selector);
  const findAll = <Found extends HTMLElement>(selector: string) => [...root().querySelectorAll<Found>(selector)];
  const text = () => (content()?.textContent ?? "").replaceAll("\u00a0", " ");
  const isBusy = () => findAll(busy).some((part) => part.getClientRects().length > 0);

  /** Advances the clock as long as `goesOn`, one timer at a time, each when requests and content are still. False: timed out. */
  async function letPass(
    goesOn: () => boolean,
    limit: number,
    { most = longest, least = shortest, since = clock.now() } = {},
  ): Promise<boolean> {
    const end = performance.now() + limit;
    let quiet = 0;
    let last = "";
    let restSince = since;
    let requests = sent.length;
    while (goesOn()) {
      if (performance.now() > end) return false;
      await clock.moment();
      const now = root() ? text() : "";
      const isStill = open.size === 0 && now === last;
      last = now;
      quiet = isStill ? quiet + 1 : 0;
      if (sent.length !== requests) restSince = clock.now();
      requests = sent.length;
      if (quiet < 2) continue;
      const far = restSince + (root() && isBusy() ? most : least);
      if (clock.pass(far)) quiet = 0;
      else if (quiet > 6) return true;
      // Lets the element's idle callbacks run before it counts as still.
      else if (quiet === 6) await idle();
    }
    return true;
  }

  const until: Stage["until"] = async (look, what) => {
    const end = performance.now() + patience;
    const since = clock.now();
    for (let found = look(); ; found = look()) {
      if (found) return found;
      if (performance.now() > end) throw new Error(`Waited in vain for ${what}: …${text().slice(-300)}`);
      let rounds = 0;
      await letPass(() => !look() && (rounds += 1) < 40, patience, { least: longestFault, since });
    }
  };

  /** Waits until everything is still. A timeout throws, because what is shown then isn't the element's final state. */
  async function settle(pauses = {}) {
    if (await letPass(() => true, patience, pauses)) return;
    throw new Error(`Not still after ${patience} ms, ${open.size} requests on their way: …${text().slice(-300)}`);
  }

  const button = (name: string) =>
    findAll<HTMLButtonElement>("button").findLast(({ textContent }) => textContent?.trim() === name);

  const stage: Stage = {
    element: () => element,
    root,
    find,
    findAll,
    text,
    button,
    until,
    press: async (name) => {
      const found = await until(() => button(name), name);
      found.focus();
      found.click();
    },
    click: async (selector, place = 0) => {
      const found = await until(() => findAll(selector).at(place), selector);
      found.focus();
      found.click();
    },
    seen: async (words) => void (await until(() => text().includes(words), words)),
    sent: () => sent,
    told: () => told,
    signOut: () => session.signOut(),
  };

  return {
    ...stage,
    session,
    clock,
    tokens: { first: token, second: other },
    faults: () => faults,
    isBusy,
    settle: () => settle(),
    /** The same, for what goes on for more than `shortest` although nothing is busy. */
    settleLong: () => settle({ least: longestFault }),
    /** The same, while something goes on loading. */
    settleAround: () => settle({ most: shortest }),
    interfere(given: Interfere) {
      interfere = given;
    },
    /** Sets the test's own responses, by the beginning of method and path. */
    answer(given: Answers) {
      answers = given;
    },
    /** Signs out, signs in again unless `isSignedOut`, and shows a new element. */
    async show(
      tag: string,
      given: Readonly<Record<string, string>>,
      { width, getToken, isSignedOut = false }: ShowOptions = {},
    ) {
      session.getToken = null;
      session.signOut();
      clock.forget();
      await settled();
      sent = [];
      told = [];
      faults = [];
      open = new Set();
      if (getToken) session.getToken = getToken;
      else if (!isSignedOut) session.token = token;
      element = document.createElement(tag);
      element.setAttribute("session", `matrix-${account}`);
      for (const [name, value] of Object.entries(given)) element.setAttribute(name, value);
      const frame = document.createElement("main");
      if (width) frame.style.width = `${width}px`;
      frame.append(element);
      document.body.append(frame);
    },
    remove: () => element.closest("main")?.remove(),
    load: (name: string) => load(name),
    start() {
      collect();
      return intercept();
    },
    rest(stop: () => void) {
      stop();
      Object.assign(console, { error, warn });
    },
    /** The element's texts, piece by piece, without messages, loading parts and when the data were read. */
    pieces(): Set<string> {
      const found = new Set<string>();
      const walker = document.createTreeWalker(content() ?? document.createElement("p"), NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (!parent || parent.closest(`style, script, [role=status], [role=alert], [aria-live], ${busy}`)) continue;
        const words = node.textContent?.replaceAll(/\s+/g, " ").trim() ?? "";
        if (words && !words.startsWith("Veriler: ")) found.add(words);
      }
      return found;
    },
    /** Values of all fields and choices. */
    typed: () => [
      ...findAll<HTMLInputElement>("input, textarea, select").map(({ value, checked }) => `${value} ${checked ?? ""}`),
      ...findAll("[role=radio]").map(({ ariaChecked, textContent }) => `${textContent} ${ariaChecked}`),
    ],
    /** The innermost element that reaches beyond `room` (px) and that nothing clips, with its ancestors. */
    tooWide(room: number): string {
      const edge = element.getBoundingClientRect().left + room + 1;
      const isCut = (one: Element | null): boolean =>
        one !== null && (getComputedStyle(one).overflowX !== "visible" || isCut(one.parentElement));
      const isWide = (one: HTMLElement) => one.getBoundingClientRect().right > edge || one.scrollWidth > room + 1;
      const part = findAll("*").findLast((one) => isWide(one) && !isCut(one));
      const names: string[] = [];
      for (let one: Element | null = part ?? null; one && names.length < 4; one = one.parentElement)
        names.unshift([one.localName, ...one.classList].join("."));
      return names.join(" ");
    },
    alerts: () =>
      findAll("[role=alert]").filter((part) => part.textContent?.trim() && part.getClientRects().length > 0),
  };
}

export type MatrixStage = Awaited<ReturnType<typeof createMatrixStage>>;

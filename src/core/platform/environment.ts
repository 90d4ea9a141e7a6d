import { toWholeAddress } from "./registry.ts";

/** Where a session is kept: `local` is shared by the tabs of a browser, `session` belongs to one tab, `memory` to one page. */
export type StorageKind = "local" | "session" | "memory";

export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

/** Interface to the platform's functions: storage, clocks, network, downloads, events. */
export interface Environment {
  /** A storage that never throws: when the browser refuses access (private mode, quota), values are kept in memory. */
  storage(kind: StorageKind): KeyValueStorage;
  /** Ms since 1970, by a clock that the user can set. */
  now(): number;
  /** Ms of a monotonic clock. It may stop while the machine sleeps. */
  steadyNow(): number;
  /** The full URL of a call to `address`; an invalid one is returned unchanged. */
  resolve(address: string): string;
  /** 0 ≤ n < 1, for jitter. */
  random(): number;
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /** False: there is no network for certain. */
  isOnline(): boolean;
  /** Writes one line for developers, without names, tokens, PINs or addresses. */
  warn(message: string): void;
  /** Navigates the page away. Only for URLs built by us, never for one that was received. */
  open(href: string): void;
  /** Saves a file as a download with the given name. */
  saveFile(file: Blob, name: string): void;
  /** Makes the browser ask before the page is closed or left, until the returned function is called. */
  holdPage(): () => void;
  /** Calls `listener` when another tab changed a key of the `local` storage. Returns a function that stops it. */
  onStorageChange(listener: (key: string | null) => void): () => void;
  /** Calls `listener` when the network is back or the page has become visible again. Returns a function that stops it. */
  onReturn(listener: () => void): () => void;
  /**
   * Calls `listener` when the page may have been frozen: shown again, focused, or restored from the back/forward cache.
   * Returns a function that stops it.
   */
  onWake(listener: () => void): () => void;
  /**
   * Calls `listener` when the page is left; it may be restored from the back/forward cache. Returns a function that stops
   * it.
   */
  onSleep(listener: () => void): () => void;
  /** Calls `listener` on user input: pointer, key, touch, wheel. Returns a function that stops it. */
  onInput(listener: () => void): () => void;
}

/** A storage in memory. */
export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/**
 * What the browser refuses to store, because it is full or blocked, is kept in memory. Another tab's later change, such as a
 * sign-out, replaces it.
 */
function createBrowserStorage(area: () => Storage, warn: (message: string) => void): KeyValueStorage {
  /** Refused values, each beside what the browser had under its key then. */
  const refused = new Map<string, { readonly value: string; readonly replaced: string | null }>();
  let isWarned = false;
  const attempt = <Result>(access: (storage: Storage) => Result, otherwise: Result): Result => {
    try {
      return access(area());
    } catch {
      if (!isWarned) warn("The browser refuses its storage; what it doesn't take lives as long as this page.");
      isWarned = true;
      return otherwise;
    }
  };
  const read = (key: string) => attempt((storage) => storage.getItem(key), null);
  return {
    get(key) {
      const stored = read(key);
      const own = refused.get(key);
      return own?.replaced === stored ? own.value : stored;
    },
    set(key, value) {
      const isStored = attempt((storage) => {
        storage.setItem(key, value);
        return true;
      }, false);
      if (isStored) refused.delete(key);
      else refused.set(key, { value, replaced: read(key) });
    },
    remove(key) {
      refused.delete(key);
      attempt((storage) => storage.removeItem(key), undefined);
    },
    keys: () => [...new Set([...attempt((storage) => Object.keys(storage), []), ...refused.keys()])],
  };
}

// The only output to the console.
// oxlint-disable-next-line no-console
const warn = (message: string) => console.warn(`[shuttle] ${message}`);

/** Delay in ms before the file is released from memory; the download has started by then. */
const downloadStart = 10_000;

function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  // The link is not in the document, so that the host page's listeners and router don't see the click.
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), downloadStart);
}

const prevent = (event: Event) => event.preventDefault();
/** Wheel and touch instead of `scroll`, which a page can also cause without a user. */
const inputs = ["pointerdown", "pointermove", "keydown", "touchstart", "touchmove", "wheel"] as const;

function listen(
  target: EventTarget,
  types: readonly string[],
  listener: () => void,
  options?: AddEventListenerOptions,
) {
  for (const type of types) target.addEventListener(type, listener, options);
  return () => {
    for (const type of types) target.removeEventListener(type, listener, options);
  };
}

/** The browser as an environment. Globals are read when used, so that importing the module is safe outside of a browser. */
export function createBrowserEnvironment(): Environment {
  const storages: Record<StorageKind, KeyValueStorage> = {
    local: createBrowserStorage(() => globalThis.localStorage, warn),
    session: createBrowserStorage(() => globalThis.sessionStorage, warn),
    memory: createMemoryStorage(),
  };
  return {
    storage: (kind) => storages[kind],
    now: () => Date.now(),
    steadyNow: () => performance.now(),
    resolve: (address) => toWholeAddress(address, document.baseURI),
    random: () => Math.random(),
    fetch: (input, init) => globalThis.fetch(input, init),
    isOnline: () => globalThis.navigator?.onLine ?? true,
    warn,
    open: (href) => globalThis.location.assign(href),
    saveFile,
    holdPage() {
      // An object of its own: a function added by two sessions would be removed for both.
      const held = { handleEvent: prevent };
      globalThis.addEventListener("beforeunload", held);
      return () => globalThis.removeEventListener("beforeunload", held);
    },
    onStorageChange(listener) {
      const handle = (event: StorageEvent) => {
        if (event.storageArea === globalThis.localStorage) listener(event.key);
      };
      globalThis.addEventListener("storage", handle);
      return () => globalThis.removeEventListener("storage", handle);
    },
    onReturn(listener) {
      const handleVisibility = () => document.visibilityState === "visible" && listener();
      const stops = [
        listen(globalThis, ["online"], listener),
        listen(document, ["visibilitychange"], handleVisibility),
      ];
      return () => stops.forEach((stop) => stop());
    },
    onWake(listener) {
      const stops = [
        listen(globalThis, ["pageshow", "focus"], listener),
        listen(document, ["visibilitychange", "resume"], listener),
      ];
      return () => stops.forEach((stop) => stop());
    },
    onSleep(listener) {
      const stops = [listen(globalThis, ["pagehide"], listener), listen(document, ["freeze"], listener)];
      return () => stops.forEach((stop) => stop());
    },
    // Captured on the window, to receive also events whose propagation a component stops.
    onInput: (listener) => listen(globalThis, inputs, listener, { capture: true, passive: true }),
  };
}

type Clocks = Pick<Environment, "now" | "steadyNow">;

/**
 * Starts a stopwatch; the returned function gives the elapsed ms. The larger of two clocks: the monotonic one can't be
 * set back, but may stop while the machine sleeps; the wall clock doesn't stop.
 */
export function startStopwatch({ now, steadyNow }: Clocks): () => number {
  const [wall, steady] = [now(), steadyNow()];
  return () => Math.max(now() - wall, steadyNow() - steady);
}

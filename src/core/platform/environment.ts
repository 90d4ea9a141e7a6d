import { toWholeAddress } from "./registry.ts";

/** Where a session is kept: `local` is shared by the tabs of a browser, `session` belongs to one tab, `memory` to one page. */
export type StorageKind = "local" | "session" | "memory";

export interface KeyValueStorage {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
}

/** What a platform must give; the core touches nothing else outside of itself. */
export interface Environment {
  /** A storage that never throws: when the browser refuses (private mode, quota), values live in memory. */
  storage(kind: StorageKind): KeyValueStorage;
  /** Milliseconds since 1970. Whoever sits at the computer may set this clock. */
  now(): number;
  /** Milliseconds of a clock that nobody can set back. It may stand still while the machine sleeps. */
  steadyNow(): number;
  /** The whole address that a call to `address` would go to; what is no address comes back as it is. */
  resolve(address: string): string;
  /** 0 ≤ n < 1, for jitter. */
  random(): number;
  fetch(input: Request | string | URL, init?: RequestInit): Promise<Response>;
  /** Writes one line for engineers. Never given names, tokens, codes or addresses. */
  warn(message: string): void;
  /** Leaves the page for another address. Only ever called with an address made by us. */
  open(href: string): void;
  /** Hands a file to the person under the given name: a download. */
  saveFile(file: Blob, name: string): void;
  /** Until the returned function is called the browser asks before this page is closed or left. */
  holdPage(): () => void;
  /** Calls back when another tab of this browser changed a key of the `local` storage. Returns the way to stop. */
  onStorageChange(listener: (key: string | null) => void): () => void;
  /** Calls back when the network has come back, and when the person has come back to this page. Returns the way to stop. */
  onReturn(listener: () => void): () => void;
  /** Calls back when the page may have been asleep: shown again, focused, back from the back/forward cache. */
  onWake(listener: () => void): () => void;
  /** Calls back when the page is left, and may come back as it is from the back/forward cache. */
  onSleep(listener: () => void): () => void;
  /** Calls back at every sign of a person at this page: pointer, key, touch, scrolling. */
  onInput(listener: () => void): () => void;
}

/** A storage of this page only. */
export function createMemoryStorage(): KeyValueStorage {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** Falls back to memory for good once the browser's storage has refused: half of a session in each would be worse. */
function createBrowserStorage(area: () => Storage, warn: (message: string) => void): KeyValueStorage {
  const fallback = createMemoryStorage();
  let isRefused = false;
  const attempt = <Result>(access: (storage: Storage) => Result, otherwise: () => Result): Result => {
    if (isRefused) return otherwise();
    try {
      return access(area());
    } catch {
      isRefused = true;
      warn("The browser refuses its storage; the session lives as long as this page.");
      return otherwise();
    }
  };
  return {
    get: (key) =>
      attempt(
        (storage) => storage.getItem(key),
        () => fallback.get(key),
      ),
    set: (key, value) =>
      attempt(
        (storage) => storage.setItem(key, value),
        () => fallback.set(key, value),
      ),
    remove: (key) =>
      attempt(
        (storage) => storage.removeItem(key),
        () => fallback.remove(key),
      ),
  };
}

// The one line that engineers see in the console of a page in trouble.
// oxlint-disable-next-line no-console
const warn = (message: string) => console.warn(`[shuttle] ${message}`);

/** A download has begun long before; until then the file stays in memory. In ms. */
const downloadStart = 10_000;

function saveFile(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  // Clicked outside of the document: the host page's own listeners and router never see it.
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), downloadStart);
}

const prevent = (event: Event) => event.preventDefault();
/** Of scrolling only what a person does: a page that scrolls by itself has nobody in front of it. */
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

/** The browser as an environment. Reading a global is left to the moment of use, so that importing is safe anywhere. */
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
    warn,
    open: (href) => globalThis.location.assign(href),
    saveFile,
    holdPage() {
      globalThis.addEventListener("beforeunload", prevent);
      return () => globalThis.removeEventListener("beforeunload", prevent);
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
    // In the capture phase of the window: also what a component keeps to itself.
    onInput: (listener) => listen(globalThis, inputs, listener, { capture: true, passive: true }),
  };
}

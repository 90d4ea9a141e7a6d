/**
 * Runs in a page before everything else and counts resources that a page has to release. Objects are held by WeakRef: an observer or
 * canvas that has been garbage-collected doesn't count as left behind.
 */
export function installProbe() {
  const observers = new Map();
  const canvases = new Set();
  const sheets = new Set();
  const urls = new Set();
  const timers = new Map();

  for (const name of ["ResizeObserver", "MutationObserver", "IntersectionObserver", "PerformanceObserver"]) {
    const held = new Set();
    observers.set(name, held);
    globalThis[name] = class extends globalThis[name] {
      #own = new WeakRef(this);
      observe(...parts) {
        held.add(this.#own);
        return super.observe(...parts);
      }
      disconnect() {
        held.delete(this.#own);
        return super.disconnect();
      }
    };
  }

  const { createElement, createElementNS } = Document.prototype;
  const keepCanvas = (element) => {
    if (element instanceof HTMLCanvasElement) canvases.add(new WeakRef(element));
    return element;
  };
  Document.prototype.createElement = function (...parts) {
    return keepCanvas(createElement.apply(this, parts));
  };
  Document.prototype.createElementNS = function (...parts) {
    return keepCanvas(createElementNS.apply(this, parts));
  };
  for (const [name, kept] of [
    ["OffscreenCanvas", canvases],
    ["CSSStyleSheet", sheets],
  ]) {
    globalThis[name] = class extends globalThis[name] {
      constructor(...parts) {
        super(...parts);
        kept.add(new WeakRef(this));
      }
    };
  }

  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = (object) => {
    const address = createObjectURL.call(URL, object);
    urls.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => {
    urls.delete(address);
    revokeObjectURL.call(URL, address);
  };

  // Describes a timer by its delay and the beginning of its function, to identify one that is left.
  const label = (kind, handler, delay) => `${kind} of ${delay ?? 0} ms: ${String(handler).slice(0, 120)}`;
  for (const [set, clear] of [
    ["setTimeout", "clearTimeout"],
    ["setInterval", "clearInterval"],
    ["requestAnimationFrame", "cancelAnimationFrame"],
    ["requestIdleCallback", "cancelIdleCallback"],
  ]) {
    const [before, cancel] = [globalThis[set].bind(globalThis), globalThis[clear].bind(globalThis)];
    globalThis[set] = (handler, ...parts) => {
      const id = before(
        (...given) => {
          if (set !== "setInterval") timers.delete(`${clear} ${id}`);
          return handler(...given);
        },
        ...parts,
      );
      timers.set(`${clear} ${id}`, [set, handler, set.startsWith("set") ? parts[0] : null]);
      return id;
    };
    globalThis[clear] = (id) => {
      timers.delete(`${clear} ${id}`);
      cancel(id);
    };
  }

  let calls = 0;
  let begun = 0;
  const fetchBefore = globalThis.fetch.bind(globalThis);
  globalThis.fetch = async (...parts) => {
    calls += 1;
    begun += 1;
    try {
      return await fetchBefore(...parts);
    } finally {
      calls -= 1;
    }
  };

  /** Number of objects that are still alive; drops references to collected ones. */
  function alive(kept) {
    for (const reference of kept) if (reference.deref() === undefined) kept.delete(reference);
    return kept.size;
  }

  /** Sheets beside one of each text: one that a part brings when it is first shown may come at any time, and stays. */
  function sheetsTwice() {
    const count = alive(sheets);
    const texts = [...sheets].map((reference) =>
      [...(reference.deref()?.cssRules ?? [])].map(({ cssText }) => cssText).join(""),
    );
    return count - new Set(texts).size;
  }

  const rootsOf = (root) => [
    root,
    ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : [])),
  ];

  globalThis.soak = {
    counts: () => ({
      timers: timers.size,
      observers: [...observers.values()].reduce((sum, kept) => sum + alive(kept), 0),
      objectUrls: urls.size,
      styleSheets: sheetsTwice() + document.styleSheets.length,
      canvases: alive(canvases),
    }),
    timers: () => [...timers.values()].map((parts) => label(...parts)),
    /** How many calls were made so far. */
    calls: () => begun,
    /** True when no request is running and nothing shows that it is loading. */
    isQuiet: () =>
      calls === 0 && rootsOf(document).every((root) => root.querySelector("[aria-busy=true], .skeleton") === null),
  };
}

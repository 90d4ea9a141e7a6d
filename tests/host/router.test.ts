import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createLayerStore } from "../../src/core/platform/layers.ts";
import type { LayerNames } from "../../src/host/history.ts";
import { createRouter } from "../../src/host/router.ts";

interface Entry {
  address: string;
  state: unknown;
}

/** Stub of a window whose history navigates asynchronously, as in a browser. */
function createWindow(address: string, kept?: { readonly entries: Entry[]; readonly at: number }) {
  const entries: Entry[] = kept?.entries ?? [{ address, state: null }];
  let at = kept?.at ?? 0;
  const listeners = new Map<string, (event: unknown) => void>();
  const shown = () => entries[at] ?? { address: "", state: null };
  const write = (state: unknown, given: string | undefined, place: number) => {
    entries.splice(place, place === at ? 1 : entries.length, { address: given ?? shown().address, state });
    at = place;
  };
  const page = {
    get location() {
      return new URL(shown().address, "https://portal.example");
    },
    scrollY: 0,
    history: {
      get state() {
        return shown().state;
      },
      scrollRestoration: "auto",
      pushState: (state: unknown, _unused: string, given?: string) => write(state, given, at + 1),
      replaceState: (state: unknown, _unused: string, given?: string) => write(state, given, at),
      go(delta: number) {
        setTimeout(() => {
          if (!entries[at + delta]) return;
          at += delta;
          listeners.get("popstate")?.({ state: shown().state });
        }, 0);
      },
    },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    setTimeout: (act: () => void, after: number) => setTimeout(act, after) as unknown as number,
    clearTimeout: (timer: number) => clearTimeout(timer),
  };
  return {
    page: page as unknown as Window,
    entries,
    at: () => at,
    address: () => shown().address,
    addresses: () => entries.map((entry) => entry.address),
    async go(delta: number) {
      page.history.go(delta);
      await settled();
    },
    /** Scrolls, and waits until the router has noticed that scrolling ended. */
    async scroll(to: number) {
      page.scrollY = to;
      listeners.get("scroll")?.(null);
      await vi.advanceTimersByTimeAsync(200);
    },
  };
}

/** Lets pending timers and promises finish. */
const settled = () => vi.advanceTimersByTimeAsync(100);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const named: readonly LayerNames[] = [["passenger"], ["route", "stop"]];
const list = { name: "personnel", params: {}, query: "search=ay" } as const;

function setUp(address = "/overview", leave?: (go: () => void) => boolean, kept?: { entries: Entry[]; at: number }) {
  const browser = createWindow(address, kept);
  const layers = createLayerStore();
  const router = createRouter({ page: browser.page, layers, ...(leave && { leave }) });
  /** A dialog as elements open it: closes when asked to, unless `refuses` returns true. */
  const open = ({ refuses = (): boolean => false } = {}) => {
    let isOpen = true;
    let gone = (): void => undefined;
    const dialog = {
      get isOpen() {
        return isOpen;
      },
      close() {
        if (!isOpen || refuses()) return;
        isOpen = false;
        gone();
      },
    };
    gone = layers.open(dialog.close);
    return dialog;
  };
  return { browser, router, layers, open };
}

test("Forward leads to the place that Back has left", async () => {
  const { browser, router } = setUp();
  router.open(list);
  await browser.scroll(480);
  await browser.go(-1);
  expect(router.$visit.get().scroll).toBe(0);
  await browser.go(1);
  expect(router.$visit.get().scroll).toBe(480);
});

describe("Back and open layers", () => {
  test("closes one layer after the other, then leaves the place", async () => {
    const { browser, router, open } = setUp();
    router.open(list);
    const drawer = open();
    const question = open();
    expect(browser.entries).toHaveLength(4);
    await browser.go(-1);
    expect([drawer.isOpen, question.isOpen]).toEqual([true, false]);
    await browser.go(-1);
    expect(drawer.isOpen).toBe(false);
    expect(router.$location.get()).toEqual(list);
    await browser.go(-1);
    expect(browser.address()).toBe("/overview");
    expect(router.$location.get().name).toBe("overview");
  });

  test("a layer closed by hand leaves no dead entry, whichever goes first", async () => {
    const { browser, router, open } = setUp();
    router.open(list);
    const [drawer, question] = [open(), open()];
    drawer.close();
    question.close();
    await settled();
    expect(browser.at()).toBe(1);
    await browser.go(-1);
    expect(browser.address()).toBe("/overview");
  });

  test("Back at the moment when a layer is closed by hand closes no other one", async () => {
    const { browser, router, open } = setUp();
    router.open(list);
    const [drawer, question] = [open(), open()];
    browser.page.history.go(-1);
    question.close();
    await settled();
    expect(drawer.isOpen).toBe(true);
    expect(browser.at()).toBe(2);
    await browser.go(-1);
    expect(drawer.isOpen).toBe(false);
    expect(router.$location.get()).toEqual(list);
  });

  test("a menu that makes room for a dialog moves nothing", async () => {
    const { browser, router, open } = setUp();
    router.open(list);
    const menu = open();
    const go = vi.spyOn(browser.page.history, "go");
    menu.close();
    const dialog = open();
    await settled();
    expect(go).not.toHaveBeenCalled();
    expect(browser.at()).toBe(2);
    await browser.go(-1);
    expect(dialog.isOpen).toBe(false);
  });

  test("Forward skips a layer that an address can't reopen", async () => {
    const { browser, router, open } = setUp();
    router.open(list);
    open();
    open();
    await browser.go(-2);
    await browser.go(1);
    expect(browser.at()).toBe(1);
    await browser.go(2);
    expect(browser.at()).toBe(1);
    expect(router.$location.get()).toEqual(list);
  });

  test("a layer that refuses to close keeps the place, and is asked the next time too", async () => {
    const { browser, router, open } = setUp();
    router.open(list);
    let isRunning = true;
    const dialog = open({ refuses: () => isRunning });
    await browser.go(-1);
    await browser.go(-1);
    expect(browser.address()).toBe("/personnel?search=ay");
    isRunning = false;
    await browser.go(-1);
    expect(dialog.isOpen).toBe(false);
    expect(browser.at()).toBe(1);
  });

  test("a link out of it takes its entries: Back comes to the place, not to nothing", async () => {
    const { browser, router, open } = setUp();
    router.open(list);
    const layers = [open(), open(), open()];
    router.open({ name: "drivers", params: {}, query: "" });
    for (const layer of layers) layer.close();
    await settled();
    expect(browser.addresses()).toEqual(["/overview", "/personnel?search=ay", "/drivers/list"]);
    await browser.go(-1);
    expect(router.$location.get()).toEqual(list);
  });

  test("after a reload no layer is open", async () => {
    const before = setUp();
    before.router.open(list);
    before.open();
    const { browser, router } = setUp("", undefined, { entries: before.browser.entries, at: before.browser.at() });
    await settled();
    expect(browser.at()).toBe(1);
    expect(router.$location.get()).toEqual(list);
  });

  test("the question before leaving is a layer too, and its answer continues the navigation", async () => {
    let asked: { go: () => void; dialog: { close: () => void } } | null = null;
    let isFree = false;
    const { browser, router, open } = setUp("/overview", (go) => {
      if (isFree) {
        go();
        return true;
      }
      asked = { go, dialog: open() };
      return false;
    });
    isFree = true;
    router.open(list);
    isFree = false;
    await browser.go(-1);
    expect(browser.address()).toBe("/personnel?search=ay");
    // Going back closes the dialog, i.e. the person stays.
    await browser.go(-1);
    expect(browser.address()).toBe("/personnel?search=ay");
    await browser.go(-1);
    isFree = true;
    asked!.go();
    asked!.dialog.close();
    await settled();
    expect(browser.address()).toBe("/overview");
    expect(router.$location.get().name).toBe("overview");
  });
});

describe("Back and what the address names", () => {
  const name = (router: ReturnType<typeof createRouter>, query: string) => router.setQuery(query, { layers: named });

  test("takes it away, with what goes with it, and keeps what was changed meanwhile", async () => {
    const { browser, router } = setUp("/airview");
    name(router, "route=R-1");
    name(router, "route=R-2&stop=B&sides=asia");
    expect(browser.entries).toHaveLength(2);
    await browser.go(-1);
    expect(browser.address()).toBe("/airview?sides=asia");
    expect(router.$location.get().query).toBe("sides=asia");
    await browser.go(1);
    expect(router.$location.get().query).toBe("route=R-2&stop=B&sides=asia");
  });

  test("closed by hand, it leaves no dead entry", async () => {
    const { browser, router } = setUp();
    router.open(list);
    name(router, "search=ay&passenger=9");
    name(router, "search=ay");
    expect(router.$location.get().query).toBe("search=ay");
    await settled();
    expect([browser.at(), browser.address()]).toEqual([1, "/personnel?search=ay"]);
  });

  test("a query that is typed while the browser goes back is not lost", async () => {
    const { browser, router } = setUp();
    router.open(list);
    name(router, "search=ay&passenger=9");
    name(router, "search=ay");
    name(router, "search=ayş");
    await settled();
    expect([browser.at(), decodeURIComponent(browser.address())]).toEqual([1, "/personnel?search=ayş"]);
  });

  test("a link to it is no layer of ours: Back leads to where the link stood, closing it stays", async () => {
    const { browser, router } = setUp();
    router.open({ ...list, query: "passenger=9" });
    name(router, "");
    await settled();
    expect(browser.addresses()).toEqual(["/overview", "/personnel"]);
    await browser.go(-1);
    expect(router.$location.get().name).toBe("overview");
  });

  test("a dialog over it closes first; both at once leave nothing behind", async () => {
    const { browser, router, open } = setUp();
    router.open(list);
    name(router, "passenger=9");
    const first = open();
    await browser.go(-1);
    expect(first.isOpen).toBe(false);
    expect(browser.address()).toBe("/personnel?passenger=9");
    const second = open();
    name(router, "");
    second.close();
    await settled();
    expect([browser.at(), browser.address()]).toEqual([1, "/personnel"]);
  });

  test("loaded anew, it is still there and Back takes it away", async () => {
    const before = setUp();
    before.router.open(list);
    name(before.router, "search=ay&passenger=9");
    before.open();
    const { browser, router } = setUp("", undefined, { entries: before.browser.entries, at: before.browser.at() });
    await settled();
    expect(router.$location.get().query).toBe("search=ay&passenger=9");
    await browser.go(-1);
    expect([browser.at(), browser.address()]).toEqual([1, "/personnel?search=ay"]);
  });

  test("a link out of it leaves it where it was", async () => {
    const { browser, router } = setUp();
    router.open(list);
    name(router, "search=ay&passenger=9");
    router.open({ name: "drivers", params: {}, query: "" });
    await browser.go(-1);
    expect(router.$location.get()).toEqual({ ...list, query: "search=ay&passenger=9" });
    await browser.go(-1);
    expect(router.$location.get().query).toBe("search=ay");
  });
});

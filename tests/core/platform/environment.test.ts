import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  createBrowserEnvironment,
  createMemoryStorage,
  type Environment,
} from "../../../src/core/platform/environment.ts";

/** As in a browser: values are own properties, methods aren't. */
const createArea = (): Storage =>
  Object.create({
    getItem(this: Record<string, string>, key: string) {
      return this[key] ?? null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      delete this[key];
    },
  }) as Storage;

const refusal = "[shuttle] The browser refuses its storage; what it doesn't take lives as long as this page.";

/** Collects console warnings, which would otherwise fail the test. */
function readConsole(): readonly string[] {
  const lines: string[] = [];
  vi.spyOn(console, "warn").mockImplementation((line: string) => void lines.push(line));
  return lines;
}

let page: EventTarget;
let shown: EventTarget & { visibilityState: string; baseURI: string };

beforeEach(() => {
  page = new EventTarget();
  shown = Object.assign(new EventTarget(), { visibilityState: "visible", baseURI: "https://intranet.example/hr/bus" });
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.stubGlobal("document", shown);
  vi.stubGlobal("localStorage", createArea());
  vi.stubGlobal("sessionStorage", createArea());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("is made where nothing of a browser exists", () => {
  for (const name of ["document", "localStorage", "sessionStorage", "addEventListener"]) vi.stubGlobal(name, undefined);
  expect(createBrowserEnvironment().storage("memory").keys()).toEqual([]);
});

describe("a storage in memory", () => {
  test("gives what it was given, and null for the rest", () => {
    const storage = createMemoryStorage();
    storage.set("a", "1");
    storage.set("b", "");
    expect([storage.get("a"), storage.get("b"), storage.get("c")]).toEqual(["1", "", null]);
    expect(storage.keys()).toEqual(["a", "b"]);
    storage.remove("a");
    expect([storage.get("a"), storage.keys()]).toEqual([null, ["b"]]);
  });
});

describe("the browser's storage", () => {
  test.each([
    ["local", () => localStorage, () => sessionStorage],
    ["session", () => sessionStorage, () => localStorage],
  ] as const)("of kind %s is the browser's own, and no other", (kind, own, other) => {
    const storage = createBrowserEnvironment().storage(kind);
    own().setItem("before", "0");
    storage.set("a", "1");
    expect([own().getItem("a"), storage.get("a"), storage.get("before"), storage.get("b")]).toEqual([
      "1",
      "1",
      "0",
      null,
    ]);
    expect(storage.keys()).toEqual(["before", "a"]);
    expect(Object.keys(other())).toEqual([]);
    storage.remove("a");
    expect([own().getItem("a"), storage.keys()]).toEqual([null, ["before"]]);
  });

  test("that is full keeps what it has, leaves the rest to memory, and says so once", () => {
    const lines = readConsole();
    const storage = createBrowserEnvironment().storage("local");
    storage.set("old", "0");
    storage.set("changed", "0");
    const setItem = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    storage.set("a", "1");
    storage.set("b", "2");
    storage.set("changed", "3");
    setItem.mockRestore();
    expect(Object.keys(localStorage)).toEqual(["old", "changed"]);
    expect(["old", "changed", "a", "b"].map((key) => storage.get(key))).toEqual(["0", "3", "1", "2"]);
    expect(storage.keys()).toEqual(["old", "changed", "a", "b"]);
    storage.remove("a");
    expect([storage.get("a"), storage.keys()]).toEqual([null, ["old", "changed", "b"]]);
    storage.set("b", "4");
    expect([localStorage.getItem("b"), storage.get("b")], "there is room again").toEqual(["4", "4"]);
    expect(lines).toEqual([refusal]);
  });

  test("that is full follows what another tab changes later, such as a sign-out", () => {
    readConsole();
    const storage = createBrowserEnvironment().storage("local");
    storage.set("session", "of both tabs");
    const setItem = vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    storage.set("session", "with a new name");
    expect(storage.get("session")).toBe("with a new name");
    setItem.mockRestore();
    localStorage.removeItem("session");
    expect(storage.get("session")).toBeNull();
    localStorage.setItem("session", "the next");
    expect(storage.get("session")).toBe("the next");
  });

  test.each<[string, (environment: Environment) => unknown, unknown]>([
    ["read", ({ storage }) => storage("session").get("a"), null],
    ["written", ({ storage }) => storage("session").set("a", "1"), undefined],
    ["cleared", ({ storage }) => storage("session").remove("a"), undefined],
    ["listed", ({ storage }) => storage("session").keys(), []],
  ])("that a page doesn't have is %s without an error", (_name, use, result) => {
    const lines = readConsole();
    vi.stubGlobal("sessionStorage", undefined);
    expect(use(createBrowserEnvironment())).toEqual(result);
    expect(lines).toEqual([refusal]);
  });

  test("refused to one tab is no refusal of what tabs share", () => {
    readConsole();
    vi.stubGlobal("sessionStorage", undefined);
    const environment = createBrowserEnvironment();
    environment.storage("session").set("a", "1");
    environment.storage("local").set("b", "2");
    expect(Object.keys(localStorage)).toEqual(["b"]);
  });

  test("isn't touched by what lives as long as the page", () => {
    const { storage } = createBrowserEnvironment();
    storage("memory").set("a", "1");
    expect(storage("memory").get("a")).toBe("1");
    expect([Object.keys(localStorage), Object.keys(sessionStorage)]).toEqual([[], []]);
    expect(createBrowserEnvironment().storage("memory").get("a")).toBeNull();
  });
});

describe("the environment", () => {
  test("has the machine's clocks and chance", () => {
    vi.useFakeTimers({ now: Date.parse("2026-11-18T08:00:00+03:00") });
    vi.spyOn(performance, "now").mockReturnValue(4711.5);
    vi.spyOn(Math, "random").mockReturnValue(0.25);
    const environment = createBrowserEnvironment();
    expect(environment.now()).toBe(Date.parse("2026-11-18T05:00:00Z"));
    expect([environment.steadyNow(), environment.random()]).toEqual([4711.5, 0.25]);
  });

  test("writes its lines under its name", () => {
    const lines = readConsole();
    createBrowserEnvironment().warn("A line.");
    expect(lines).toEqual(["[shuttle] A line."]);
  });

  test("reads an address as the page does, and leaves an invalid one", () => {
    const { resolve } = createBrowserEnvironment();
    expect(resolve("/api/x/")).toBe("https://intranet.example/api/x/");
    expect(resolve("api/x/")).toBe("https://intranet.example/hr/api/x/");
    expect(resolve("https://")).toBe("https://");
  });

  test("asks the network that the page has at that moment", async () => {
    const environment = createBrowserEnvironment();
    const answer = new Response("a");
    const fetch = vi.fn(() => Promise.resolve(answer));
    vi.stubGlobal("fetch", fetch);
    const init = { method: "POST" };
    expect(await environment.fetch("/api/x/", init)).toBe(answer);
    expect(fetch).toHaveBeenCalledExactlyOnceWith("/api/x/", init);
  });

  test("leads the page away", () => {
    const assign = vi.fn<(href: string) => void>();
    vi.stubGlobal("location", { assign });
    createBrowserEnvironment().open("/login");
    expect(assign).toHaveBeenCalledExactlyOnceWith("/login");
  });

  test("saves a file under its name, and frees its memory when the download has begun", () => {
    vi.useFakeTimers();
    const clicked: unknown[] = [];
    const link = { href: "", download: "", click: () => clicked.push({ href: link.href, download: link.download }) };
    const createElement = vi.fn(() => link);
    vi.stubGlobal("document", { createElement });
    const file = new Blob(["a"]);
    const create = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:1");
    const revoke = vi.spyOn(URL, "revokeObjectURL");
    createBrowserEnvironment().saveFile(file, "Rapor.xlsx");
    expect(createElement.mock.calls).toEqual([["a"]]);
    expect(create).toHaveBeenCalledExactlyOnceWith(file);
    expect(clicked).toEqual([{ href: "blob:1", download: "Rapor.xlsx" }]);
    vi.advanceTimersByTime(9999);
    expect(revoke).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(revoke).toHaveBeenCalledExactlyOnceWith("blob:1");
  });

  test("holds a page until it is released", () => {
    const leave = () => page.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    const release = createBrowserEnvironment().holdPage();
    const releaseOther = createBrowserEnvironment().holdPage();
    expect(leave(), "the browser asks").toBe(false);
    releaseOther();
    expect(leave(), "another session's work goes on").toBe(false);
    release();
    expect(leave()).toBe(true);
  });
});

describe("what another tab writes", () => {
  const write = (key: string | null, storageArea: Storage) =>
    page.dispatchEvent(Object.assign(new Event("storage"), { key, storageArea }));

  test("is told by its key, and no longer after the end", () => {
    const keys: (string | null)[] = [];
    const stop = createBrowserEnvironment().onStorageChange((key) => keys.push(key));
    write("a", localStorage);
    write(null, localStorage);
    expect(keys).toEqual(["a", null]);
    stop();
    write("b", localStorage);
    expect(keys).toHaveLength(2);
  });

  test("isn't told of the storage that tabs don't share", () => {
    const listener = vi.fn<(key: string | null) => void>();
    createBrowserEnvironment().onStorageChange(listener);
    write("a", sessionStorage);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe("a listener", () => {
  type Kind = "onReturn" | "onWake" | "onSleep" | "onInput";
  test.each<[Kind, "window" | "document", readonly string[]]>([
    ["onReturn", "window", ["online"]],
    ["onReturn", "document", ["visibilitychange"]],
    ["onWake", "window", ["pageshow", "focus"]],
    ["onWake", "document", ["visibilitychange", "resume"]],
    ["onSleep", "window", ["pagehide"]],
    ["onSleep", "document", ["freeze"]],
    ["onInput", "window", ["pointerdown", "pointermove", "keydown", "touchstart", "touchmove", "wheel"]],
  ])("of %s hears each of the %s's %j once, until it is stopped", (kind, where, types) => {
    const target = where === "window" ? page : shown;
    const listener = vi.fn<() => void>();
    const stop = createBrowserEnvironment()[kind](listener);
    for (const [index, type] of types.entries()) {
      target.dispatchEvent(new Event(type));
      expect(listener, type).toHaveBeenCalledTimes(index + 1);
    }
    stop();
    for (const type of types) target.dispatchEvent(new Event(type));
    expect(listener).toHaveBeenCalledTimes(types.length);
  });

  test("of the person's return hears nothing while the page is hidden", () => {
    const listener = vi.fn<() => void>();
    createBrowserEnvironment().onReturn(listener);
    shown.visibilityState = "hidden";
    shown.dispatchEvent(new Event("visibilitychange"));
    expect(listener).not.toHaveBeenCalled();
    page.dispatchEvent(new Event("online"));
    expect(listener, "the network is back for a hidden page too").toHaveBeenCalledTimes(1);
  });

  test("of what may have been frozen hears of a hidden page too", () => {
    const listener = vi.fn<() => void>();
    createBrowserEnvironment().onWake(listener);
    shown.visibilityState = "hidden";
    shown.dispatchEvent(new Event("visibilitychange"));
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test("of input comes before the page's components, and never delays their scrolling", () => {
    const added = vi.fn<typeof page.addEventListener>();
    vi.stubGlobal("addEventListener", added);
    createBrowserEnvironment().onInput(() => undefined);
    expect(added.mock.calls.length).toBeGreaterThan(0);
    expect(added.mock.calls.map(([, , options]) => options)).toEqual(
      added.mock.calls.map(() => ({ capture: true, passive: true })),
    );
  });
});

import { describe, expect, test } from "vitest";
import { unnamedProfile } from "../../src/core/session/profile.ts";
import { toNavigation, toParentOrigin } from "../../src/host/frame.ts";
import { createRouter } from "../../src/host/router.ts";

/** Stub of a window at an address, with just what a router needs. */
function createWindow(address: string) {
  const listeners = new Map<string, (event: unknown) => void>();
  const page = {
    location: new URL(address, "https://portal.example"),
    scrollY: 0,
    history: {
      state: null,
      scrollRestoration: "auto",
      pushState: (_state: unknown, _unused: string, shown?: string) => move(shown),
      replaceState: (_state: unknown, _unused: string, shown?: string) => move(shown),
    },
    addEventListener: (type: string, listener: (event: unknown) => void) => listeners.set(type, listener),
    removeEventListener: (type: string) => listeners.delete(type),
    setTimeout: () => 0,
    clearTimeout: () => undefined,
  };
  const move = (shown?: string) => {
    if (shown !== undefined) page.location = new URL(shown, page.location);
  };
  return {
    page: page as unknown as Window,
    address: () => page.location.pathname + page.location.search,
    goBackTo: (shown: string) => {
      move(shown);
      listeners.get("popstate")?.({ state: null });
    },
  };
}

describe("a page in a frame", () => {
  test.each([
    ["company", "Çalışanlar"],
    ["demo", "Çalışan Deneyimi"],
  ] as const)("tells where a person of a %s account is, by its title and without the query", (accountType, title) => {
    const profile = { ...unnamedProfile, accountType };
    const state = { status: "signed-in", profile, layout: "wide" } as const;
    const location = { name: "personnel", params: {}, query: "search=ay%C5%9Fe" } as const;
    expect(toNavigation(location, state)).toEqual({ type: "shuttle-navigate", path: "/personnel", title });
  });

  test("keeps the parameter in its addresses, and never in its locations", () => {
    const { page, address, goBackTo } = createWindow("/booking?embed=1&page=2");
    const router = createRouter({ page });
    expect(router.isEmbedded).toBe(true);
    expect(router.$location.get()).toEqual({ name: "booking", params: {}, query: "page=2" });
    router.open({ name: "sign-in", params: {}, query: "redirect=%2Fbooking" }, { replace: true });
    expect(address()).toBe("/?redirect=%2Fbooking&embed=1");
    router.open({ name: "overview", params: {}, query: "" });
    expect(address()).toBe("/overview?embed=1");
    router.setQuery("?search=a%26b", { isStep: true });
    expect(address()).toBe("/overview?search=a%26b&embed=1");
    expect(router.$location.get().query).toBe("search=a%26b");
    goBackTo("/booking?page=2&embed=1");
    expect(router.$location.get().query).toBe("page=2");
    goBackTo("/nowhere/at/all?embed=1");
    expect(address()).toBe("/404?embed=1");
  });

  test("keeps the parameter of the search", () => {
    const { page, address } = createWindow("/booking?embed=search");
    const router = createRouter({ page });
    expect(router).toMatchObject({ isEmbedded: true, hasFrameSearch: true });
    expect(router.$location.get().query).toBe("");
    router.open({ name: "overview", params: {}, query: "" });
    expect(address()).toBe("/overview?embed=search");
    expect(createRouter({ page: createWindow("/booking?embed=1").page }).hasFrameSearch).toBe(false);
  });

  test.each(["/booking", "/booking?embed=0", "/booking?search=embed=1", "/booking?xembed=1"])("%s is none", (path) => {
    const { page, address } = createWindow(path);
    const router = createRouter({ page });
    expect(router.isEmbedded).toBe(false);
    router.open({ name: "overview", params: {}, query: "" });
    expect(address()).toBe("/overview");
  });
});

describe("whom a page in a frame speaks to", () => {
  const intranet = "https://intranet.example";
  const around = (ancestorOrigins: readonly string[] | undefined, referrer = "") => ({
    ancestorOrigins,
    referrer,
    origin: "https://portal.example",
  });

  test("the nearest page around it, when it is a configured one", () => {
    expect(toParentOrigin([intranet], around([intranet]))).toBe(intranet);
    expect(toParentOrigin(["https://other.example", intranet], around([intranet, "https://x.example"]))).toBe(intranet);
    expect(toParentOrigin(["'self'"], around(["https://portal.example"]))).toBe("https://portal.example");
    expect(toParentOrigin(["http://127.0.0.1:4274"], around(["http://127.0.0.1:4274"]))).toBe("http://127.0.0.1:4274");
  });
  test("nobody else", () => {
    expect(toParentOrigin([], around([intranet]))).toBeNull();
    expect(toParentOrigin([intranet], around(["https://evil.example"]))).toBeNull();
    // Only the outermost page is configured, not the direct parent.
    expect(toParentOrigin([intranet], around(["https://evil.example", intranet]))).toBeNull();
    expect(toParentOrigin([intranet], around(["http://intranet.example"]))).toBeNull();
    expect(toParentOrigin([intranet], around(["https://intranet.example.evil.example"]))).toBeNull();
    expect(toParentOrigin(["https://*.example"], around([intranet]))).toBeNull();
    expect(toParentOrigin([intranet, "null"], around(["null"]))).toBeNull();
    expect(toParentOrigin(["'self'"], around([intranet]))).toBeNull();
  });
  test("without ancestorOrigins the referrer decides, and a single configured page needs neither", () => {
    expect(toParentOrigin([intranet], around(undefined, "https://intranet.example/servis?a=1"))).toBe(intranet);
    expect(toParentOrigin([intranet], around(undefined, "https://evil.example/"))).toBeNull();
    expect(toParentOrigin([intranet], around(undefined))).toBe(intranet);
    expect(toParentOrigin([intranet, "https://b.example"], around(undefined))).toBeNull();
  });
});

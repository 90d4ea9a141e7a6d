import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { namingOf, tellSession, toNaming } from "../../../src/core/session/page/given.ts";
import { unnamedProfile } from "../../../src/core/session/profile.ts";
import { createQuery } from "../../../src/core/query/query.ts";
import { registry, storageKey } from "../../../src/core/platform/registry.ts";
import { createSession, type Profile, type Session, type SessionOptions } from "../../../src/core/session/session.ts";
import { createTestBrowser, createTestEnvironment, json } from "../../helpers/environment.ts";

/* A shared computer: Ayşe has signed in at the portal, and a page of the same origin names Burak. */

const ayse: Profile = { ...unnamedProfile, userName: "Ayşe Yılmaz", userId: "1", companyId: "7" };
const burak = { userName: "Burak Demir", userId: "2" };

function portal(browser = createTestBrowser()) {
  const session = createSession({ environment: createTestEnvironment(() => json({}), browser) });
  session.open("ayse", ayse);
  return { browser, session };
}

/** Another page of the same browser; `seen` is every name that was shown there. */
function page(browser: ReturnType<typeof createTestBrowser>, options: Omit<SessionOptions, "environment"> = {}) {
  const environment = createTestEnvironment((request) => json({ by: request.headers.get("authorization") }), browser);
  const session = createSession({ environment, ...options });
  const seen: (string | null)[] = [];
  session.$state.subscribe((state) => {
    if (state.status === "signed-in") seen.push(state.profile.userName);
  });
  return { environment, session, seen };
}

const kept = (browser: ReturnType<typeof createTestBrowser>) => browser.local.get(storageKey("default"));
const settled = () => vi.advanceTimersByTimeAsync(1);
const whoIsAsked = async (session: Session) =>
  ((await session.http.get("/api/x/", { schema: v.object({ by: v.nullable(v.string()) }) })) as { by: string }).by;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  registry().sessions.clear();
  registry().given?.clear();
  registry().settings.clear();
  registry().naming.clear();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("whom the page names goes before whom the browser has kept", () => {
  const ways: readonly [string, NonNullable<SessionOptions["given"]>][] = [
    ["a token", { token: "burak", profile: burak }],
    ["getToken", { getToken: () => Promise.resolve("burak"), profile: burak }],
    ["getToken without a name", { getToken: () => Promise.resolve("burak") }],
  ];

  test.each(ways)("by %s, from the first moment", async (_way, given) => {
    const { browser } = portal();
    const { session, seen } = page(browser, { given });
    await settled();
    expect(seen).toEqual([given.profile?.userName ?? null]);
    expect(session.token).toBe("burak");
    await expect(whoIsAsked(session)).resolves.toBe("Token burak");
  });

  test.each(ways)("by %s, late: the person who was found is dropped at once", async (_way, given) => {
    const { browser } = portal();
    const { session, seen } = page(browser);
    expect(seen).toEqual(["Ayşe Yılmaz"]);
    const query = createQuery(session, { key: ["x"], fetch: () => Promise.resolve("Ayşe's figures") });
    const stop = query.$load.subscribe(() => undefined);
    await vi.waitFor(() => expect(query.$load.get().status).toBe("ready"));
    stop();
    registry().early.set("/api/a/", {
      token: "ayse",
      startedAt: 0,
      response: Promise.resolve(json({})),
      sending: new AbortController(),
    });
    const generation = session.$generation.get();
    session.give(given);
    expect(session.token).not.toBe("ayse");
    expect(JSON.stringify(session.$state.get())).not.toContain("Ayşe");
    expect(session.$generation.get()).toBeGreaterThan(generation);
    expect(registry().early.size).toBe(0);
    await settled();
    expect(seen).toEqual(["Ayşe Yılmaz", given.profile?.userName ?? null]);
    const again = createQuery(session, { key: ["x"], fetch: () => Promise.resolve("Burak's figures") });
    const loads: unknown[] = [];
    const stopAgain = again.$load.subscribe((load) => loads.push("data" in load ? load.data : load.status));
    await vi.waitFor(() => expect(loads.at(-1)).toBe("Burak's figures"));
    expect(loads).not.toContain("Ayşe's figures");
    stopAgain();
  });

  test("by name alone, nobody is signed in until a token arrives", async () => {
    const { browser } = portal();
    const { session, seen } = page(browser, { given: { profile: burak } });
    expect(session.$state.get()).toEqual({ status: "signed-out", reason: null });
    session.useToken("burak", {});
    expect(seen).toEqual(["Burak Demir"]);
    expect(kept(browser)).toContain("Ayşe");
  });

  test("by name alone and late, the person who was found is dropped", () => {
    const { browser } = portal();
    const { session } = page(browser);
    session.useToken(null, burak);
    expect(session.$state.get()).toEqual({ status: "signed-out", reason: null });
    expect(session.token).toBeNull();
  });

  test("a page that names nobody restores the stored session", () => {
    const { browser } = portal();
    const { session, seen } = page(browser);
    session.useToken(null, {});
    session.useGetToken(null, {});
    session.give({});
    expect(seen.at(-1)).toBe("Ayşe Yılmaz");
    expect(session.isGiven).toBe(false);
  });
});

describe("the kept session", () => {
  test("is neither read, written nor removed by a session of the page, also not by its end", async () => {
    const { browser, session: portalSession } = portal();
    const before = kept(browser);
    const { session, environment } = page(browser, {
      given: { getToken: () => Promise.resolve("burak"), profile: burak },
    });
    await settled();
    session.setLayout("collapsed");
    session.updateProfile({ marketplaceSearch: "x" });
    session.configure({ storage: "session" });
    session.configure({ storage: "local" });
    expect(kept(browser)).toBe(before);
    session.signOut();
    await settled();
    expect(kept(browser)).toBe(before);
    expect(portalSession.$state.get().status).toBe("signed-in");
    expect(environment.requests.map((request) => request.headers.get("authorization"))).toEqual(["Token burak"]);
    // A sign-in with the form on this page isn't stored.
    session.open("cem", { ...unnamedProfile, userName: "Cem Ak" });
    expect(kept(browser)).toBe(before);
    session.signOut();
    expect(kept(browser)).toBe(before);
  });

  test("of another tab never comes into a page that waits for its own token", async () => {
    const browser = createTestBrowser();
    let give: (token: string) => void = () => undefined;
    const { session, seen } = page(browser, {
      given: { getToken: () => new Promise((resolve) => (give = resolve)), profile: burak },
    });
    await settled();
    expect(session.$state.get().status).toBe("starting");
    portal(browser);
    expect(session.$state.get().status).toBe("starting");
    give("burak");
    await settled();
    expect(seen).toEqual(["Burak Demir"]);
  });

  test("is not taken up again when the page's element has gone or its token is refused", async () => {
    const { browser } = portal();
    const getToken = () => Promise.resolve("burak");
    const { session, seen } = page(browser, { given: { getToken, profile: burak } });
    await settled();
    session.releaseGetToken(getToken);
    session.signOut();
    session.configure({ storage: "session" });
    session.configure({ storage: "local" });
    expect(session.$state.get().status).toBe("signed-out");
    expect(seen).toEqual(["Burak Demir"]);
  });
});

describe("two elements of one session", () => {
  test("one without and one with a person: the person goes first, in either order", async () => {
    for (const order of [
      [{}, { getToken: () => Promise.resolve("burak") }],
      [{ getToken: () => Promise.resolve("burak") }, {}],
    ]) {
      const { browser } = portal();
      const { session } = page(browser);
      for (const given of order) session.give(given);
      await settled();
      expect(session.token).toBe("burak");
    }
  });

  test("both name the same person: one question, one generation", async () => {
    const { browser } = portal();
    const { session } = page(browser, { given: { token: "b1", profile: burak } });
    const generation = session.$generation.get();
    session.give({ token: "b2", profile: burak });
    expect(session.$generation.get()).toBe(generation);
  });

  test("an attribute that is taken back says nothing any more", () => {
    const { session } = page(createTestBrowser(), { given: { token: "b", profile: { ...burak, companyId: "9" } } });
    session.useToken(null, { companyId: undefined });
    session.useToken("c", { userName: "Cem", userId: "3" });
    expect(session.$state.get()).toMatchObject({ profile: { userName: "Cem", companyId: null } });
  });

  test.each([
    ["at once", null],
    ["with a function for tokens", () => Promise.resolve("b2")],
  ])("what is taken back of the user who is signed in, %s, is as if never said; the rest stays", (_way, getToken) => {
    const said = { userType: "admin", companyName: "Lodos", companyLatLng: "41,29" } as const;
    const { session } = page(createTestBrowser(), { given: { token: "b", profile: { ...burak, ...said } } });
    const own = { isOfferExpired: false, marketplaceSearch: "x" };
    session.updateProfile(own);
    const generation = session.$generation.get();
    const unsaid = Object.fromEntries(Object.keys(said).map((key) => [key, undefined]));
    session.useGetToken(getToken, getToken ? unsaid : {});
    session.useToken(null, getToken ? {} : unsaid);
    expect(session.$state.get()).toMatchObject({ profile: { ...unnamedProfile, ...burak, ...own } });
    session.useToken(null, { companyName: "Poyraz" });
    expect(session.$state.get()).toMatchObject({ profile: { ...burak, ...own, companyName: "Poyraz" } });
    expect(session.$generation.get(), "nothing loaded is dropped").toBe(generation);
  });
});

describe("settings before the session is created", () => {
  test("holds from its first moment, and no second copy of a token remains", async () => {
    tellSession("default", { storage: "memory" }, { token: "burak" });
    tellSession("default", { theme: "dark" }, { profile: burak });
    const { given, settings } = registry();
    expect(given?.get("default")).toMatchObject({ token: "burak", profile: burak });
    expect(JSON.stringify([...settings.values()])).not.toContain("burak");
    vi.resetModules();
    // Another copy of the bundle makes the session.
    const other = await import("../../../src/core/session/session.ts");
    vi.stubGlobal("document", {
      baseURI: "http://portal.test/",
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    });
    vi.stubGlobal("addEventListener", () => undefined);
    vi.stubGlobal("removeEventListener", () => undefined);
    try {
      const session = other.getSession();
      expect(session.$state.get()).toMatchObject({ status: "signed-in", profile: { userName: "Burak Demir" } });
      expect(given?.size).toBe(0);
      tellSession("default", {}, { token: "cem", profile: { userName: "Cem", userId: "3" } });
      expect(session.$state.get()).toMatchObject({ profile: { userName: "Cem" } });
      session.destroy();
    } finally {
      vi.unstubAllGlobals();
    }
  });
});

describe("a kept session belongs to its provider", () => {
  const bases: readonly [string, string][] = [
    ["another origin", "https://api.example.com"],
    ["another prefix of the same origin", "/staging"],
    ["a prefix below it", "http://portal.test/staging/"],
  ];

  test.each(bases)("%s never gets the token", async (_name, apiBase) => {
    const { browser } = portal();
    const before = kept(browser);
    const { session, seen, environment } = page(browser, { settings: { apiBase } });
    expect(seen).toEqual([]);
    expect(session.token).toBeNull();
    session.signOut();
    await settled();
    expect(kept(browser)).toBe(before);
    expect(environment.requests).toEqual([]);
  });

  test.each(bases)("%s that is named late: the token is gone before anybody can call there", (_name, apiBase) => {
    const { browser } = portal();
    const { session } = page(browser);
    const tokens: (string | null)[] = [];
    session.$settings.listen((settings) => settings.apiBase === apiBase && tokens.push(session.token));
    session.configure({ apiBase });
    expect(tokens).toEqual([null]);
    expect(session.$state.get()).toEqual({ status: "signed-out", reason: null });
    session.configure({ apiBase: "" });
    expect(session.$state.get()).toMatchObject({ profile: { userName: "Ayşe Yılmaz" } });
  });

  test("a page's token, by property or pending, never reaches another one; getToken is asked anew", async () => {
    const { session, environment } = page(createTestBrowser());
    const given: ((token: string) => void)[] = [];
    session.useToken("first", {});
    session.configure({ apiBase: "https://api.example.com" });
    expect([session.token, session.$state.get().status]).toEqual([null, "signed-out"]);
    session.useGetToken(() => new Promise((resolve) => given.push(resolve)), {});
    await settled();
    session.configure({ apiBase: "https://other.example.com" });
    await settled();
    given[0]?.("second");
    await settled();
    expect([given.length, session.token, session.$state.get().status]).toEqual([2, null, "starting"]);
    given[1]?.("third");
    await settled();
    expect(session.token).toBe("third");
    expect(environment.requests).toEqual([]);
    session.destroy();
  });

  test("the same provider in other words is the same", () => {
    const { browser } = portal();
    for (const apiBase of ["/", "http://portal.test", "http://PORTAL.test:80/"])
      expect(page(browser, { settings: { apiBase } }).session.token).toBe("ayse");
  });

  test("a sign-in with one provider signs nobody out at another one", () => {
    const { browser, session: first } = portal();
    const { session: second } = page(browser, { settings: { apiBase: "/staging" } });
    second.open("staging", { ...unnamedProfile, userName: "Cem" });
    expect(first.$state.get()).toMatchObject({ status: "signed-in", profile: { userName: "Ayşe Yılmaz" } });
    first.signOut();
    expect(second.$state.get().status).toBe("signed-in");
    expect(kept(browser)).toContain("staging");
  });
});

describe("a page that comes back from the back/forward cache", () => {
  const wake = (environment: ReturnType<typeof page>["environment"]) =>
    environment.wakes.forEach((listener) => listener());

  test.each(["local", "session"] as const)("ends when its session in %s storage has ended meanwhile", (storage) => {
    const browser = createTestBrowser();
    const { session, environment } = page(browser, { settings: { storage } });
    session.open("ayse", ayse);
    wake(environment);
    expect(session.$state.get().status).toBe("signed-in");
    // A page in the back/forward cache gets no storage events.
    browser.tabs.clear();
    environment.storage(storage).remove(storageKey("default"));
    wake(environment);
    expect(session.$state.get()).toEqual({ status: "signed-out", reason: "other-tab" });
    expect(session.token).toBeNull();
  });

  test("shows the person who has signed in meanwhile", () => {
    const { browser } = portal();
    const { session, environment } = page(browser);
    browser.tabs.clear();
    browser.local.set(
      storageKey("default"),
      JSON.stringify({
        token: "t2",
        provider: "http://portal.test/",
        profile: { ...ayse, userName: "Cem" },
        layout: "wide",
      }),
    );
    wake(environment);
    expect(session.$state.get()).toMatchObject({ profile: { userName: "Cem" } });
  });
});

describe("the provider of a session", () => {
  /** An element as far as naming sees one. */
  const element = (isConnected = true) => ({ isConnected }) as Node;
  const [present, removed, other] = [element(), element(false), element()];
  const [first, second] = ["https://api.example", "https://other.example"];
  const byPresent = { apiBase: first, by: new WeakRef(present) };
  const byRemoved = { apiBase: first, by: new WeakRef(removed) };
  const byPage = { apiBase: first, by: null };
  const intranet = () => vi.stubGlobal("document", { baseURI: "https://intranet.example/" });

  test.each([
    ["nobody has named one, an element names one", undefined, first, other, first],
    ["nobody has, an element names none: the page's own origin", undefined, undefined, other, ""],
    ["a connected element has, another names another one: refused", byPresent, second, other, null],
    [
      "a connected element has, another names none: refused, it speaks for the page's own origin",
      byPresent,
      undefined,
      other,
      null,
    ],
    ["a connected element has, another names it in other words", byPresent, `${first}/`, other, first],
    ["the same element changes it", byPresent, second, present, second],
    ["the same element no longer names one: it stays", byPresent, undefined, present, first],
    ["the element was removed, another names another one", byRemoved, second, other, second],
    ["the element was removed, another names none: it stays", byRemoved, undefined, other, first],
    ["the page's code has, an element names none", byPage, undefined, other, first],
    ["the page's code has, an element names another one: refused", byPage, second, other, null],
  ] as const)("%s", (_case, before, apiBase, by, expected) => {
    intranet();
    expect(toNaming(before, apiBase, by)?.apiBase ?? null).toBe(expected);
  });

  test("is that of a session with a person of the page, and of no other session", () => {
    const { session } = page(createTestBrowser(), { settings: { apiBase: first } });
    registry().sessions.set("default", session);
    expect(namingOf("default")).toBeUndefined();
    session.give({ token: "burak", profile: burak });
    expect(namingOf("default")).toEqual(byPage);
  });

  test("gets no token that a removed element was given for another one", () => {
    intranet();
    const { session } = page(createTestBrowser(), { settings: { apiBase: first } });
    const namer = { isConnected: true };
    registry().sessions.set("default", session);
    const getToken = () => Promise.resolve("burak");
    expect(tellSession("default", { apiBase: first }, { getToken, profile: burak }, namer as Node)).toBe(true);
    expect(tellSession("default", { apiBase: second }, { token: "cem" }, other)).toBe(false);
    expect([session.$settings.get().apiBase, session.hasGetToken]).toEqual([first, true]);
    namer.isConnected = false;
    expect(tellSession("default", { apiBase: second }, {}, other)).toBe(true);
    expect([session.$settings.get().apiBase, session.hasGetToken]).toEqual([second, false]);
  });

  test("keeps its function for tokens while elements name it again", () => {
    intranet();
    const { session } = page(createTestBrowser(), { settings: { apiBase: first } });
    registry().sessions.set("default", session);
    const getToken = () => Promise.resolve("burak");
    tellSession("default", { apiBase: first }, { getToken, profile: burak }, present);
    tellSession("default", { apiBase: first, theme: "dark" }, {}, present);
    tellSession("default", { apiBase: first }, {}, other);
    expect(session.hasGetToken).toBe(true);
  });
});

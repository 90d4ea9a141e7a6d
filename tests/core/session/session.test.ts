import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createBrowserEnvironment } from "../../../src/core/platform/environment.ts";
import { storageKey } from "../../../src/core/platform/registry.ts";
import { createSession, getTokenTimeout, type Session } from "../../../src/core/session/session.ts";
import { createTestBrowser, createTestEnvironment, json } from "../../helpers/environment.ts";
import { admin as profile } from "../../helpers/profile.ts";

/** Answers 200 to the tokens in `valid`, else 401. */
function setUp({ valid = new Set(["t1"]), browser = createTestBrowser(), settings = {} } = {}) {
  const environment = createTestEnvironment((request) => {
    const token = request.headers.get("authorization")?.replace("Token ", "") ?? "";
    return valid.has(token) ? json({}) : json({ detail: "no" }, 401);
  }, browser);
  const session = createSession({ environment, settings });
  return { environment, session, valid, browser };
}

const call = (session: Session, path = "/api/x/") =>
  session.http.get(path, { schema: v.unknown() }).catch((error: unknown) => error);
const kept = (browser: ReturnType<typeof createTestBrowser>) => browser.local.get(storageKey("default"));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a signed-in person", () => {
  test("is kept in the browser with exactly the fields of its purpose, and with its provider", () => {
    const { session, browser } = setUp();
    session.open("t1", profile);
    expect(session.$state.get()).toMatchObject({ status: "signed-in", profile });
    expect(JSON.parse(kept(browser) ?? "")).toEqual({
      token: "t1",
      provider: "http://portal.test/",
      profile,
      layout: "wide",
    });
  });

  test("is found again by the next page", () => {
    const { session, browser } = setUp();
    session.open("t1", profile);
    session.setLayout("collapsed");
    const next = setUp({ browser }).session;
    expect(next.$state.get()).toEqual({ status: "signed-in", profile, layout: "collapsed" });
    expect(next.token).toBe("t1");
  });

  test("a name without a token opens nothing", () => {
    const browser = createTestBrowser();
    browser.local.set(storageKey("default"), JSON.stringify({ token: "", profile, layout: "wide" }));
    expect(setUp({ browser }).session.$state.get().status).toBe("signed-out");
    browser.local.set(storageKey("default"), "{broken");
    expect(setUp({ browser }).session.$state.get().status).toBe("signed-out");
  });

  test.each(["session", "memory"] as const)("with storage %s leaves nothing in the shared storage", (storage) => {
    const { session, browser } = setUp({ settings: { storage } });
    session.open("t1", profile);
    expect(kept(browser)).toBeNull();
  });
});

describe("signing out", () => {
  test("cleans the browser first, then tells the provider with the old token", async () => {
    const { session, browser, environment } = setUp();
    session.open("t1", profile);
    session.signOut();
    expect(kept(browser)).toBeNull();
    expect(session.token).toBeNull();
    expect(session.$state.get()).toEqual({ status: "signed-out", reason: "user" });
    await vi.runAllTimersAsync();
    expect(environment.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`)).toEqual([
      "GET /api/company/logout/",
    ]);
    expect(environment.requests[0]?.headers.get("authorization")).toBe("Token t1");
  });

  test("with a token that has ended already says nothing", async () => {
    const { session, environment } = setUp({ valid: new Set() });
    session.open("t1", profile);
    session.signOut();
    await vi.runAllTimersAsync();
    expect(environment.requests).toHaveLength(1);
    expect(environment.warnings).toEqual([]);
  });

  test("works without a network", async () => {
    const environment = createTestEnvironment(() => Promise.reject(new TypeError("offline")));
    const session = createSession({ environment });
    session.open("t1", profile);
    session.signOut();
    expect(session.$state.get().status).toBe("signed-out");
    await vi.runAllTimersAsync();
    expect(environment.warnings).toEqual(["The provider could not be told of the sign-out."]);
  });
});

describe("an answer 401", () => {
  test("ends the session once, however many calls fail together", async () => {
    const { session, browser } = setUp({ valid: new Set() });
    session.open("t1", profile);
    const states: string[] = [];
    session.$state.listen(({ status }) => states.push(status));
    await Promise.all(Array.from({ length: 5 }, (_, index) => call(session, `/api/${index}/`)));
    expect(states).toEqual(["signed-out"]);
    expect(session.$state.get()).toEqual({ status: "signed-out", reason: "expired" });
    expect(kept(browser)).toBeNull();
  });
});

describe("an answer 401 to a token that another tab has replaced", () => {
  test("leaves the next session alone and goes on with it, before that tab's word has come", async () => {
    const { session, browser } = setUp({ valid: new Set() });
    session.open("t1", profile);
    // Written without an event, as if the browser had not notified this tab yet.
    const record = {
      token: "t2",
      provider: "http://portal.test/",
      profile: { ...profile, userName: "Mert Öz" },
      layout: "wide",
    };
    browser.local.set(storageKey("default"), JSON.stringify(record));
    expect(await call(session)).toMatchObject({ kind: "ended" });
    expect(session.$state.get()).toMatchObject({ status: "signed-in", profile: { userName: "Mert Öz" } });
    expect(session.token).toBe("t2");
    expect(kept(browser)).not.toBeNull();
  });
});

describe("a token of the surrounding page", () => {
  test("is never stored", () => {
    const { session, browser } = setUp();
    session.useToken("t1", { userName: "Elif" });
    expect(session.$state.get()).toMatchObject({
      status: "signed-in",
      profile: { userName: "Elif", userType: "user" },
    });
    session.setLayout("collapsed");
    session.updateProfile({ companyName: "X" });
    expect(kept(browser)).toBeNull();
  });

  test("stays when the page wakes, and when its storage is set anew", () => {
    const { session, environment } = setUp();
    session.useToken("t1", { userName: "Elif" });
    for (const wake of environment.wakes) wake();
    session.configure({ storage: "memory" });
    expect([session.token, session.$state.get().status]).toEqual(["t1", "signed-in"]);
  });

  test("is asked for once at the start", async () => {
    const { session } = setUp();
    const getToken = vi.fn(() => Promise.resolve("t1"));
    session.useGetToken(getToken, {});
    session.useGetToken(getToken, {});
    expect(session.$state.get().status).toBe("starting");
    await vi.runAllTimersAsync();
    expect(getToken).toHaveBeenCalledTimes(1);
    expect(session.$state.get().status).toBe("signed-in");
  });

  test("is renewed once for all calls that fail together; nothing that is shown changes", async () => {
    const { session, valid } = setUp({ valid: new Set(["t2"]) });
    const getToken = vi.fn().mockResolvedValueOnce("t1").mockResolvedValueOnce("t2");
    session.useGetToken(getToken, {});
    await vi.runAllTimersAsync();
    const generation = session.$generation.get();
    const results = await Promise.all([call(session, "/a"), call(session, "/b"), call(session, "/c")]);
    expect(results).toEqual([{}, {}, {}]);
    expect(getToken).toHaveBeenCalledTimes(2);
    expect(session.$generation.get()).toBe(generation);
    // A second renewal, when the new token has expired as well.
    valid.clear();
    valid.add("t3");
    getToken.mockResolvedValueOnce("t3");
    await expect(call(session)).resolves.toEqual({});
    expect(session.token).toBe("t3");
  });

  test("that is refused again ends the session", async () => {
    const { session } = setUp({ valid: new Set() });
    session.useGetToken(vi.fn().mockResolvedValueOnce("t1").mockResolvedValueOnce("t2"), {});
    await vi.runAllTimersAsync();
    await Promise.all([call(session, "/a"), call(session, "/b")]);
    expect(session.$state.get()).toEqual({ status: "signed-out", reason: "expired" });
  });

  test("that does not come within 15 s, or is refused, can be asked for again", async () => {
    const { session, environment } = setUp();
    const getToken = vi
      .fn<() => Promise<string>>()
      .mockImplementationOnce(() => new Promise(() => undefined))
      .mockRejectedValueOnce(new Error("no"))
      .mockResolvedValueOnce("t1");
    session.useGetToken(getToken, {});
    await vi.advanceTimersByTimeAsync(getTokenTimeout + 1);
    expect(session.$state.get().status).toBe("unavailable");
    session.retry();
    await vi.runAllTimersAsync();
    expect(session.$state.get().status).toBe("unavailable");
    session.retry();
    await vi.runAllTimersAsync();
    expect(session.$state.get().status).toBe("signed-in");
    expect(environment.warnings).toEqual(["getToken gave no answer within 15 s.", "getToken was rejected."]);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test("a person stays signed in when the browser's storage has become full", () => {
  const page = new EventTarget();
  const values = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => values.get(key) ?? null,
    setItem(key: string, value: string) {
      if (values.size > 0) throw new DOMException("full", "QuotaExceededError");
      values.set(key, value);
    },
    removeItem: (key: string) => void values.delete(key),
  });
  vi.stubGlobal("document", Object.assign(new EventTarget(), { baseURI: "https://intranet.example/" }));
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
  vi.spyOn(console, "warn").mockReturnValue();
  const session = createSession({ environment: createBrowserEnvironment() });
  session.open("ta", profile);
  session.environment.storage("local").set("a view", "saved");
  page.dispatchEvent(new Event("focus"));
  expect(session.$state.get().status).toBe("signed-in");
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("tabs", () => {
  test("signing out in one signs the others out", () => {
    const browser = createTestBrowser();
    const first = setUp({ browser }).session;
    first.open("t1", profile);
    const second = setUp({ browser }).session;
    first.signOut();
    expect(second.$state.get()).toEqual({ status: "signed-out", reason: "other-tab" });
  });

  test("signing in in one signs the others in; another person starts afresh", () => {
    const browser = createTestBrowser();
    const first = setUp({ browser }).session;
    const second = setUp({ browser }).session;
    first.open("t1", profile);
    expect(second.$state.get()).toMatchObject({ status: "signed-in" });
    const generation = second.$generation.get();
    first.open("t2", { ...profile, userName: "Deniz Ak" });
    expect(second.$state.get()).toMatchObject({ profile: { userName: "Deniz Ak" } });
    expect(second.$generation.get()).toBeGreaterThan(generation);
  });

  test("emptying the whole storage in another one signs this one out", () => {
    const browser = createTestBrowser();
    const { session } = setUp({ browser });
    session.open("t1", profile);
    browser.local.remove(storageKey("default"));
    // Browsers pass a null key after `localStorage.clear()`, and when the user deletes the site's data.
    for (const tab of browser.tabs) tab(null);
    expect(session.$state.get()).toEqual({ status: "signed-out", reason: "other-tab" });
  });

  test("a session that the page gave its token is left alone", () => {
    const browser = createTestBrowser();
    const portal = setUp({ browser }).session;
    portal.open("t1", profile);
    const widget = setUp({ browser, settings: { storage: "memory" } }).session;
    widget.useToken("t9", {});
    portal.signOut();
    expect(widget.$state.get().status).toBe("signed-in");
  });

  test("a session object that was ended no longer listens", () => {
    const browser = createTestBrowser();
    const { session } = setUp({ browser });
    session.destroy();
    expect(browser.tabs.size).toBe(0);
  });
});

describe("settings", () => {
  test("another storage: what was found in the old one stays there", () => {
    const { session, browser } = setUp();
    session.open("t1", profile);
    const page = setUp({ browser }).session;
    page.configure({ storage: "memory" });
    expect(page.$state.get().status).toBe("signed-out");
    expect(kept(browser)).not.toBeNull();
    expect(session.$state.get().status).toBe("signed-in");
  });

  test("another storage: what was opened here moves along", () => {
    const { session, browser } = setUp();
    session.open("t1", profile);
    session.configure({ theme: "dark" });
    session.configure({ storage: "memory" });
    expect(kept(browser)).toBeNull();
    expect(session.$state.get().status).toBe("signed-in");
  });

  test("another provider makes what was cached worthless", () => {
    const { session } = setUp();
    const generation = session.$generation.get();
    session.configure({ theme: "dark" });
    expect(session.$generation.get()).toBe(generation);
    session.configure({ apiBase: "https://api.example.com" });
    expect(session.$generation.get()).toBe(generation + 1);
  });
});

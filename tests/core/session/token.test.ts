import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clientOf, createQuery } from "../../../src/core/query/query.ts";
import { registry, storageKey } from "../../../src/core/platform/registry.ts";
import {
  createSession,
  type GetToken,
  getTokenPatience,
  getTokenTimeout,
  type Session,
} from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

/*
 * Faults of tokens that users of other embedded products reported on GitHub, one test each: apache/superset 29902, 25153, 35261
 * and pull request 40870, Power BI's React component 6, metabase/metabase 82889, Tableau's guide 45.
 */

function setUp(valid: string[] = []) {
  const tokens = new Set(valid);
  const network = { isDown: false };
  const environment = createTestEnvironment((request) => {
    if (network.isDown) return Promise.reject(new TypeError("Failed to fetch"));
    const token = request.headers.get("authorization")?.replace("Token ", "") ?? "";
    return tokens.has(token) ? json({ token }) : json({ detail: "no" }, 401);
  });
  const session = createSession({ environment });
  opened.push(session);
  return {
    environment,
    session,
    tokens,
    network,
    comeBack: () => environment.returns.forEach((listener) => listener()),
  };
}

const call = (session: Session, path = "/api/x/") =>
  session.http.get(path, { schema: v.unknown() }).catch((error: unknown) => String(error));
const answers = (...given: (string | Error | "never")[]) => {
  const getToken = vi.fn<GetToken>();
  for (const answer of given) {
    if (answer === "never") getToken.mockImplementationOnce(() => new Promise(() => undefined));
    else if (answer instanceof Error) getToken.mockRejectedValueOnce(answer);
    else getToken.mockResolvedValueOnce(answer);
  }
  return getToken;
};
const settled = () => vi.advanceTimersByTimeAsync(1);

const opened: Session[] = [];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  // Clears the timer that drops unused answers; no other timer may be left.
  for (const session of opened.splice(0)) clientOf(session).getQueryCache().clear();
  expect(vi.getTimerCount(), "timers left").toBe(0);
  vi.useRealTimers();
});

describe("a text that can't be a token", () => {
  const texts = ["<!doctype html>\n<title>Giriş</title>", '{"token":"t1"}', "t1 t2", "şifre", " "];

  test.each(texts)("%j from getToken is never sent, and the page's developer is told", async (text) => {
    const { session, environment } = setUp();
    session.useGetToken(answers(text), {});
    await settled();
    expect([session.token, session.$state.get().status]).toEqual([null, "unavailable"]);
    expect(session.isTokenMalformed).toBe(true);
    expect(environment.warnings.join()).toContain("can't be a token");
    session.useGetToken(answers("t1"), {});
    session.retry();
    await settled();
    expect([session.token, session.isTokenMalformed]).toEqual(["t1", false]);
  });

  test.each(texts)("%j as the property is never sent", (text) => {
    const { session } = setUp();
    session.useToken(text, {});
    expect([session.token, session.isTokenMalformed, session.isGiven]).toEqual([null, true, true]);
  });

  test.each(["9944b09199c62bcf9418ad846dd0e4bbdfc6ee4b", "eyJh.eyJz-_.c2ln+/==", "a:b|c~", "t1\n"])(
    "is not %j",
    (text) => {
      const { session } = setUp();
      session.useToken(text, {});
      expect(session.token).toBe(text);
    },
  );
});

describe("one question per expiry", () => {
  test("a page that gives a new function with every render does not break the question under way", async () => {
    const { session } = setUp(["t1"]);
    let give: (token: string) => void = () => undefined;
    session.useGetToken(() => new Promise((resolve) => (give = resolve)), {});
    await settled();
    const another = answers("t9");
    session.useGetToken(another, {});
    give("t1");
    await settled();
    expect(session.token).toBe("t1");
    expect(another).not.toHaveBeenCalled();
  });

  test("a token that the page sets in the meantime serves the waiting calls", async () => {
    const { session } = setUp(["t2"]);
    session.useGetToken(answers("t1", "never"), {});
    await settled();
    const waiting = call(session);
    await settled();
    session.useToken("t2", {});
    expect(await waiting).toEqual({ token: "t2" });
  });
});

describe("a rejection is not the end", () => {
  const refusals: readonly [string, Error | "never" | string][] = [
    ["a rejection", new Error("SSO of Elif is down")],
    ["no answer within 15 s", "never"],
    ["an empty token", ""],
    ["the refused token again", "t1"],
  ];

  test.each(refusals)("%s: the content stays, and a retry continues from there", async (_name, refusal) => {
    const { session, environment } = setUp(["t2"]);
    session.useGetToken(answers("t1", refusal, "t2"), { userName: "Elif" });
    await settled();
    const generation = session.$generation.get();
    const failed = call(session);
    await vi.advanceTimersByTimeAsync(getTokenTimeout);
    expect(await failed).toContain("401");
    expect(session.$state.get()).toMatchObject({
      status: "signed-in",
      profile: { userName: "Elif" },
      renewal: "failed",
    });
    session.retry();
    expect(session.$state.get()).toMatchObject({ renewal: "running" });
    session.retry();
    await settled();
    expect(session.$state.get()).not.toHaveProperty("renewal");
    expect(session.$resumed.get()).toBe(1);
    expect(await call(session)).toEqual({ token: "t2" });
    expect(session.$generation.get()).toBe(generation);
    expect(environment.returns.size).toBe(0);
    expect(JSON.stringify(environment.warnings)).not.toMatch(/Elif|t1|t2/);
  });

  test("a retry that is refused too can be retried", async () => {
    const { session } = setUp(["t2"]);
    session.useGetToken(answers("t1", new Error("no"), new Error("still no"), "t2"), {});
    await settled();
    await call(session);
    session.retry();
    await settled();
    expect(session.$state.get()).toMatchObject({ status: "signed-in", renewal: "failed" });
    session.retry();
    await settled();
    expect(await call(session)).toEqual({ token: "t2" });
  });

  test("what failed meanwhile is asked for again", async () => {
    const { session } = setUp(["t2"]);
    session.useGetToken(answers("t1", new Error("no"), "t2"), {});
    await settled();
    const query = createQuery(session, { key: ["x"], fetch: (http) => http.get("/api/x/", { schema: v.unknown() }) });
    const stop = query.$load.subscribe(() => undefined);
    await vi.waitFor(() => expect(query.$load.get()).toMatchObject({ status: "failed", error: { status: 401 } }));
    session.retry();
    await vi.waitFor(() => expect(query.$load.get()).toMatchObject({ status: "ready", data: { token: "t2" } }));
    stop();
    await vi.advanceTimersByTimeAsync(1000);
  });

  test("a page that always gives the refused token is not asked without end", async () => {
    const { session } = setUp();
    const getToken = vi.fn<GetToken>(() => Promise.resolve("t1"));
    session.useGetToken(getToken, {});
    await settled();
    const query = createQuery(session, { key: ["y"], fetch: (http) => http.get("/api/y/", { schema: v.unknown() }) });
    const stop = query.$load.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(5000);
    session.retry();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(getToken.mock.calls.length).toBeLessThan(6);
    expect(session.$state.get()).toMatchObject({ status: "signed-in", renewal: "failed" });
    stop();
    session.destroy();
    await vi.advanceTimersByTimeAsync(1000);
  });

  test("after four seconds without an answer the session says what it waits for", async () => {
    const { session } = setUp(["t1"]);
    session.useGetToken(answers("never", "t1"), {});
    await vi.advanceTimersByTimeAsync(getTokenPatience - 1);
    expect(session.$isTokenLate.get()).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.$isTokenLate.get()).toBe(true);
    await vi.advanceTimersByTimeAsync(getTokenTimeout);
    expect(session.$isTokenLate.get()).toBe(false);
    session.retry();
    await settled();
    expect([session.$state.get().status, session.$isTokenLate.get()]).toEqual(["signed-in", false]);
  });

  test("the same holds for a renewal, and a sign-out ends it", async () => {
    const { session } = setUp();
    session.useGetToken(answers("t1", "never"), {});
    await settled();
    const refused = call(session);
    await vi.advanceTimersByTimeAsync(getTokenPatience + 1);
    expect(session.$isTokenLate.get()).toBe(true);
    session.signOut();
    expect(session.$isTokenLate.get()).toBe(false);
    await refused;
    await settled();
  });

  test("a token that comes after the limit still serves", async () => {
    const { session } = setUp(["t1"]);
    let give: (token: string) => void = () => undefined;
    session.useGetToken(() => new Promise((resolve) => (give = resolve)), {});
    await vi.advanceTimersByTimeAsync(getTokenTimeout);
    expect(session.$state.get().status).toBe("unavailable");
    give("t1");
    await settled();
    expect(session.$state.get().status).toBe("signed-in");
  });
});

describe("after offline (Superset 29902)", () => {
  test("the start is tried again when the network comes back", async () => {
    const { session, comeBack, environment } = setUp(["t1"]);
    session.useGetToken(answers(new TypeError("Failed to fetch"), "t1"), {});
    await settled();
    expect(session.$state.get().status).toBe("unavailable");
    await vi.advanceTimersByTimeAsync(6 * 60_000);
    comeBack();
    await settled();
    expect(session.$state.get().status).toBe("signed-in");
    expect(environment.returns.size, "listeners left").toBe(0);
  });

  test("six minutes without a network, the token expired meanwhile: the next call works without a new page", async () => {
    const { session, network, tokens, comeBack } = setUp(["t1"]);
    const getToken = answers("t1", new TypeError("Failed to fetch"), "t2");
    session.useGetToken(getToken, {});
    await settled();
    network.isDown = true;
    const offline = call(session);
    await vi.advanceTimersByTimeAsync(6 * 60_000);
    expect(await offline).toContain("network");
    tokens.clear();
    tokens.add("t2");
    network.isDown = false;
    expect(await call(session)).toContain("401");
    comeBack();
    await settled();
    expect(await call(session)).toEqual({ token: "t2" });
    expect(getToken).toHaveBeenCalledTimes(3);
  });
});

describe("with a wrong clock (Superset 25153)", () => {
  test.each([-10 * 60_000, 10 * 60_000, -365 * 86_400_000])(
    "%i ms off, renewal works and nothing is timed",
    async (skew) => {
      const { session, tokens, environment } = setUp(["t1"]);
      environment.time += skew;
      vi.setSystemTime(Date.now() + skew);
      session.useGetToken(answers("t1", "t2"), {});
      await settled();
      expect(await call(session)).toEqual({ token: "t1" });
      expect(vi.getTimerCount()).toBe(0);
      // The system clock is corrected while the page is open.
      environment.time -= skew;
      vi.setSystemTime(Date.now() - skew);
      tokens.clear();
      tokens.add("t2");
      expect(await call(session)).toEqual({ token: "t2" });
    },
  );

  test("a provider's moment to wait for is read by the provider's clock", async () => {
    let tries = 0;
    const environment = createTestEnvironment(() =>
      (tries += 1) === 1
        ? json({}, 503, { date: "Wed, 18 Nov 2026 04:00:00 GMT", "retry-after": "Wed, 18 Nov 2026 04:00:03 GMT" })
        : json({ ok: true }),
    );
    const session = createSession({ environment });
    session.useToken("t1", {});
    const answer = call(session);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await answer).toEqual({ ok: true });
  });
});

describe("after the end (Superset 35261)", () => {
  test("a sign-out drops the question under way, its timer and its late token", async () => {
    const { session, environment } = setUp();
    let give: (token: string) => void = () => undefined;
    const getToken = vi.fn<GetToken>().mockResolvedValueOnce("t1");
    getToken.mockImplementationOnce(() => new Promise((resolve) => (give = resolve)));
    session.useGetToken(getToken, {});
    await settled();
    const waiting = call(session);
    await settled();
    session.signOut();
    expect(await waiting).toContain("ended");
    await settled();
    expect(vi.getTimerCount()).toBe(0);
    give("t2");
    session.retry();
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(session.$state.get()).toEqual({ status: "signed-out", reason: "user" });
    expect(session.token).toBeNull();
    expect(getToken).toHaveBeenCalledTimes(2);
    expect(environment.returns.size).toBe(0);
    // The call, which was answered with 401, and the logout call; nothing after them.
    expect(environment.requests).toHaveLength(2);
  });

  test("fifty elements that came and went leave no timer, no listener and no question", async () => {
    const { session, environment } = setUp();
    const getTokens = Array.from({ length: 50 }, () => answers("never"));
    for (const getToken of getTokens) {
      session.useGetToken(getToken, {});
      await settled();
      expect(session.releaseGetToken(getToken)).toBe(true);
    }
    expect(vi.getTimerCount()).toBe(0);
    expect(environment.returns.size).toBe(0);
    expect(session.$state.get()).toEqual({ status: "signed-out", reason: null });
    expect(session.hasGetToken).toBe(false);
  });

  test("an element that leaves doesn't silence the one that came after it", async () => {
    const { session } = setUp(["t1"]);
    const [first, second] = [answers("t1"), answers("t1")];
    session.useGetToken(first, {});
    session.useGetToken(second, {});
    expect(session.releaseGetToken(first)).toBe(false);
    expect(session.hasGetToken).toBe(true);
    await settled();
    expect(session.$state.get().status).toBe("signed-in");
  });

  test("without anybody to ask, a session that waits for its token ends", async () => {
    const { session } = setUp();
    const getToken = answers("t1", new Error("no"));
    session.useGetToken(getToken, {});
    await settled();
    await call(session);
    session.releaseGetToken(getToken);
    expect(session.$state.get()).toEqual({ status: "signed-out", reason: "expired" });
  });
});

describe("a rotated token (Power BI 6, Metabase 71053)", () => {
  test("given anew by the page changes nothing that is shown", async () => {
    const { session } = setUp(["t1", "t2"]);
    session.useToken("t1", { userName: "Elif", userId: "7" });
    const [state, generation] = [session.$state.get(), session.$generation.get()];
    session.useToken("t2", { userName: "Elif", userId: "7" });
    expect(session.$state.get()).toBe(state);
    expect(session.$generation.get()).toBe(generation);
    expect(await call(session)).toEqual({ token: "t2" });
  });

  test("with more said of the same person shows just that", () => {
    const { session } = setUp();
    session.useToken("t1", { userName: "Elif", companyLatLng: "1,2" });
    const generation = session.$generation.get();
    session.updateProfile({ marketplaceSearch: "kept" });
    session.useToken("t2", { userName: "Elif", companyLatLng: "3,4" });
    expect(session.$state.get()).toMatchObject({ profile: { companyLatLng: "3,4", marketplaceSearch: "kept" } });
    expect(session.$generation.get()).toBe(generation);
  });
});

describe("another person (Tableau 45)", () => {
  const watch = (session: Session) => {
    const seen: string[] = [];
    const query = createQuery(session, {
      key: ["me"],
      fetch: (http) => http.get("/api/me/", { schema: v.object({ token: v.string() }) }),
    });
    const stop = query.$load.subscribe((load) => seen.push(load.status === "ready" ? load.data.token : load.status));
    return { seen, stop };
  };

  test.each([
    ["first the token, then the name", ["t2", null]],
    ["first the name, then the token", [null, "t2"]],
  ])("never sees what was cached for the one before: %s", async (_name, steps) => {
    const { session } = setUp(["t1", "t2"]);
    session.useToken("t1", { userId: "7" });
    const first = watch(session);
    await vi.waitFor(() => expect(first.seen.at(-1)).toBe("t1"));
    first.stop();
    await vi.advanceTimersByTimeAsync(1000);
    const generation = session.$generation.get();
    for (const [index, token] of steps.entries()) session.useToken(token, { userId: index === 0 && token ? "7" : "8" });
    expect(session.$generation.get()).toBeGreaterThan(generation);
    const second = watch(session);
    await vi.waitFor(() => expect(second.seen.at(-1)).toBe("t2"));
    expect(second.seen).not.toContain("t1");
    second.stop();
    await vi.advanceTimersByTimeAsync(1000);
  });

  test("does not get the answers that were asked for ahead, and a token of the page replaces a sign-in of the form", async () => {
    const { session, environment } = setUp(["t1"]);
    registry().early.set("/api/a/", {
      token: "form",
      startedAt: 0,
      response: Promise.resolve(json({})),
      sending: new AbortController(),
    });
    session.open("form", { ...(await signedIn()), userName: "Deniz" });
    session.useGetToken(answers("t1"), { userName: "Elif" });
    const generation = session.$generation.get();
    // Deniz's call is not repeated with Elif's token.
    expect(await call(session)).toContain("ended");
    expect(session.$generation.get()).toBeGreaterThan(generation);
    expect(await call(session)).toEqual({ token: "t1" });
    expect(environment.browser.local.get(storageKey("default")), "the portal's own").toContain("Deniz");
    expect(registry().early.size).toBe(0);
  });
});

async function signedIn() {
  const { unnamedProfile } = await import("../../../src/core/session/profile.ts");
  return unnamedProfile;
}

describe("two contexts on one page", () => {
  test("share no token, no question, no cache and no end", async () => {
    const environment = createTestEnvironment((request) =>
      json({ token: request.headers.get("authorization") ?? "none" }),
    );
    const [a, b] = [createSession({ environment, name: "a" }), createSession({ environment, name: "b" })];
    opened.push(a, b);
    a.useToken("ta", { companyId: "1" });
    b.useToken("tb", { companyId: "2" });
    const load = (session: Session) => {
      const query = createQuery(session, {
        key: ["same"],
        fetch: (http) => http.get("/api/same/", { schema: v.object({ token: v.string() }) }),
      });
      return { query, stop: query.$load.subscribe(() => undefined) };
    };
    const [first, second] = [load(a), load(b)];
    await vi.waitFor(() => {
      expect(first.query.$load.get()).toMatchObject({ data: { token: "Token ta" } });
      expect(second.query.$load.get()).toMatchObject({ data: { token: "Token tb" } });
    });
    const generation = b.$generation.get();
    a.signOut();
    expect(b.$state.get()).toMatchObject({ status: "signed-in", profile: { companyId: "2" } });
    expect(b.$generation.get()).toBe(generation);
    expect(second.query.$load.get().status).toBe("ready");
    first.stop();
    second.stop();
    await vi.advanceTimersByTimeAsync(1000);
  });
});

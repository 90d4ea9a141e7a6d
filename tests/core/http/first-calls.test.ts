import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type FirstCall, sendFirstCalls, toPaths } from "../../../src/core/http/first-calls.ts";
import { earlyAge, forgetEarly, registry } from "../../../src/core/platform/registry.ts";
import { askAhead, takeAnswer } from "../../../src/core/session/page/given.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const calls: readonly FirstCall[] = [
  { path: "/api/rows/?page=1&page_size={page-size}", unless: "query" },
  { path: "/api/filters/" },
  { path: "/api/one/{route-id}/" },
  { path: "/api/company/{company-id}/" },
  { path: "/api/map/", when: { scope: "own" } },
  { path: "/api/region/", when: { scope: "area" } },
  { path: "/api/offers/", isForDemo: true },
];
const defaults: Readonly<Record<string, string>> = { "page-size": "20", scope: "own" };

function pathsOf(
  attributes: Readonly<Record<string, string>>,
  person: { accountType?: string; companyId?: string } = {},
) {
  return toPaths(calls, { attribute: (name) => attributes[name] ?? defaults[name] ?? null, ...person });
}

describe("the first calls of an element", () => {
  test("have the defaults of its attributes, and leave out what lacks a parameter", () =>
    expect(pathsOf({})).toEqual(["/api/rows/?page=1&page_size=20", "/api/filters/", "/api/map/"]));
  test("have the attributes' values, written as in an address", () =>
    expect(pathsOf({ "page-size": "50", "route-id": "R/1 ş", scope: "area" }, { companyId: "42" })).toEqual([
      "/api/rows/?page=1&page_size=50",
      "/api/filters/",
      "/api/one/R%2F1%20%C5%9F/",
      "/api/company/42/",
      "/api/region/",
    ]));
  test("ask for no page of a list whose state the query names", () =>
    expect(pathsOf({ query: "page=2" })).toEqual(["/api/filters/", "/api/map/"]));
  test("of a demo account are its own", () => expect(pathsOf({}, { accountType: "demo" })).toEqual(["/api/offers/"]));
});

describe("a first call that is sent", () => {
  const sent = (answer: () => Promise<Response>) => {
    const fetch = vi.fn((_address: string, _init: RequestInit) => answer());
    vi.stubGlobal("fetch", fetch);
    return fetch;
  };
  const address = "https://api.example/api/a/";
  const send = (token: string) => sendFirstCalls(["/api/a/"], "https://api.example/", token);

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    registry().early.clear();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test("is the call that the client would make", () => {
    const fetch = sent(() => Promise.resolve(json({})));
    send("t1");
    const headers = { "Accept-Language": "tr", Accept: "application/json", Authorization: "Token t1" };
    expect(fetch.mock.calls).toEqual([
      [
        address,
        {
          headers,
          credentials: "omit",
          cache: "no-store",
          redirect: "error",
          signal: expect.any(AbortSignal) as AbortSignal,
        },
      ],
    ]);
    expect(registry().early.get(address)).toMatchObject({ token: "t1", startedAt: Date.now() });
  });

  test("isn't sent twice", () => {
    const fetch = sent(() => Promise.resolve(json({})));
    send("t1");
    send("t1");
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  test("is aborted when its person signs out before anybody waits for it, and no other person's", () => {
    const fetch = sent(() => new Promise(() => undefined));
    send("t1");
    const signal = fetch.mock.calls[0]?.[1].signal;
    forgetEarly("t2");
    expect([signal?.aborted, registry().early.size]).toEqual([false, 1]);
    forgetEarly("t1");
    expect([signal?.aborted, registry().early.size]).toEqual([true, 0]);
  });

  test("is forgotten when it fails, so that the next may be sent", async () => {
    sent(() => Promise.reject(new TypeError("failed")));
    send("t1");
    await vi.advanceTimersByTimeAsync(0);
    expect(registry().early.has(address)).toBe(false);
  });

  test("doesn't take the next one's answer along when its own time is over", async () => {
    sent(() => Promise.resolve(json({})));
    send("t1");
    await vi.advanceTimersByTimeAsync(earlyAge - 1000);
    registry().early.delete(address);
    send("t2");
    await vi.advanceTimersByTimeAsync(1000);
    expect(registry().early.get(address)).toMatchObject({ token: "t2" });
    await vi.advanceTimersByTimeAsync(earlyAge);
    expect(registry().early.has(address)).toBe(false);
  });
});

describe("a token that was asked for ahead", () => {
  afterEach(() => void (registry().asked = new WeakMap()));

  test("is the answer to the session's first question, and the page is asked anew for the next", async () => {
    const getToken = vi.fn<() => Promise<string>>().mockResolvedValueOnce("ahead").mockResolvedValueOnce("anew");
    expect(await askAhead(getToken)).toBe("ahead");
    await askAhead(getToken);
    const environment = createTestEnvironment(() => json({}));
    const session = createSession({ environment, given: { getToken } });
    await vi.waitFor(() => expect(session.token).toBe("ahead"));
    expect(getToken).toHaveBeenCalledTimes(1);
    expect(takeAnswer(getToken), "kept no longer").toBeUndefined();
    session.destroy();
  });

  test("that the page refuses is refused to the session too", async () => {
    const getToken = vi.fn<() => Promise<string>>().mockRejectedValue(new Error("no"));
    await askAhead(getToken).catch(() => undefined);
    await expect(takeAnswer(getToken)).rejects.toThrow("no");
  });
});

import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../../src/core/http/errors.ts";
import { createHttp, toQueryString, tryTimeout } from "../../../src/core/http/http.ts";
import { registry } from "../../../src/core/platform/registry.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const body = v.object({ value: v.number() });

function setUp(
  answer: (request: Request, count: number) => Response | Promise<Response>,
  token: string | null = "t1",
  apiBase = "http://api.test/v1/",
  ended = new AbortController().signal,
) {
  let count = 0;
  const environment = createTestEnvironment((request) => answer(request, (count += 1)));
  const onUnauthorized = vi.fn<(used: string | null, isRenewed: boolean) => Promise<string | null>>(() =>
    Promise.resolve(null),
  );
  const http = createHttp({ environment, apiBase: () => apiBase, token: () => token, onUnauthorized, ended });
  return { environment, http, onUnauthorized };
}

async function failureOf(promise: Promise<unknown>): Promise<ApiError> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  registry().early.clear();
});

describe("a call", () => {
  test("carries language, token and address", async () => {
    const { http, environment } = setUp(() => json({ value: 1 }));
    await expect(
      http.get("api/x/", { schema: body, query: { page: 2, filters: { a: ["İ"] }, none: {}, empty: "", flag: false } }),
    ).resolves.toEqual({ value: 1 });
    const [request] = environment.requests;
    expect(request?.url).toBe(
      `http://api.test/v1/api/x/?page=2&filters=${encodeURIComponent('{"a":["İ"]}')}&flag=false`,
    );
    expect(request?.headers.get("accept-language")).toBe("tr");
    expect(request?.headers.get("authorization")).toBe("Token t1");
    expect(request).toMatchObject({ credentials: "omit", cache: "no-store", redirect: "error" });
  });

  test("that reads is remembered by its path, one that writes isn't", async () => {
    const { http } = setUp(() => json({ value: 1 }));
    const running = http.get("api/x/", { schema: body, query: { page: 2 } });
    expect(http.hasRead("api/x/")).toBe(true);
    await running;
    await http.post("api/y/", {}, { schema: body });
    expect(["api/x/", "api/x/1/", "api/y/"].map((path) => http.hasRead(path))).toEqual([true, false, false]);
  });

  test("says of its failure whether it is a write, and whether it was sent at all", async () => {
    const { http, environment } = setUp(() => Promise.reject(new TypeError("Failed to fetch")));
    const options = { schema: body };
    const failures = async () => {
      const all = [
        http.post("/api/x/", {}, options),
        http.delete("/api/x/", options),
        http.get("/api/x/", { ...options, mayRepeat: false }),
        http.get("/api/y/", options),
        http.post("/api/company/login/", {}, options),
      ].map(failureOf);
      await vi.runAllTimersAsync();
      return (await Promise.all(all)).map(({ kind, isWrite }) => `${kind} ${isWrite}`);
    };
    expect(await failures()).toEqual([
      "network true",
      "network true",
      "network true",
      "network false",
      "network false",
    ]);
    environment.hasNetwork = false;
    expect(new Set((await failures()).map((line) => line.split(" ")[0]))).toEqual(new Set(["offline"]));
  });

  test("of any kind takes no cookies along", async () => {
    const { http, environment } = setUp(() => json({ value: 1 }));
    await http.get("/api/x/", { schema: body });
    await http.post("/api/x/", {}, { schema: body });
    await http.delete("/api/x/", { schema: body });
    expect(environment.requests.map(({ credentials }) => credentials)).toEqual(["omit", "omit", "omit"]);
  });

  test("without a token has no authorization, and a login call never has one", async () => {
    const anonymous = setUp(() => json({ value: 1 }), null);
    await anonymous.http.get("/api/x/", { schema: body });
    expect(anonymous.environment.requests[0]?.headers.has("authorization")).toBe(false);
    const signedIn = setUp(() => json({ value: 1 }));
    await signedIn.http.post("/api/company/login/", { username: "a" }, { schema: body });
    expect(signedIn.environment.requests[0]?.headers.has("authorization")).toBe(false);
  });

  test("deletes without a body", async () => {
    const { http, environment } = setUp(() => json({ value: 1 }));
    await expect(http.delete("/api/x/5/", { schema: body })).resolves.toEqual({ value: 1 });
    const [request] = environment.requests;
    expect([request?.method, request?.url, await request?.text()]).toEqual([
      "DELETE",
      "http://api.test/v1/api/x/5/",
      "",
    ]);
  });

  test("sends a body as JSON", async () => {
    const { http, environment } = setUp(async (request) =>
      json({ value: ((await request.json()) as { n: number }).n }),
    );
    await expect(http.post("/api/x/", { n: 7 }, { schema: body })).resolves.toEqual({ value: 7 });
    expect(environment.requests[0]?.headers.get("content-type")).toContain("application/json");
  });
});

test("a search that cuts a character in two is still asked", () => {
  expect(toQueryString({ search: "\ud83d" })).toBe("?search=%EF%BF%BD");
});

test("empty filters are left out, structures travel as JSON", () => {
  expect(toQueryString({})).toBe("");
  expect(toQueryString({ a: null, b: undefined, c: [], d: {} })).toBe("");
  expect(new URLSearchParams(toQueryString({ sort: { field: "x", type: "asc" } })).get("sort")).toBe(
    '{"field":"x","type":"asc"}',
  );
});

describe("retry", () => {
  test.each([408, 429, 502, 503, 504])("a read is repeated twice after %i", async (status) => {
    const { http, environment } = setUp((_request, count) => (count < 3 ? json({}, status) : json({ value: 3 })));
    const result = http.get("/api/x/", { schema: body });
    await vi.runAllTimersAsync();
    await expect(result).resolves.toEqual({ value: 3 });
    expect(environment.requests).toHaveLength(3);
  });

  test("and not more often", async () => {
    const { http, environment } = setUp(() => json({}, 503));
    const failure = failureOf(http.get("/api/x/", { schema: body }));
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ kind: "status", status: 503, call: "GET /api/x/" });
    expect(environment.requests).toHaveLength(3);
  });

  test.each([400, 403, 404, 409, 500, 501])("%i is final", async (status) => {
    const { http, environment } = setUp(() => json({}, status));
    expect(await failureOf(http.get("/api/x/", { schema: body }))).toMatchObject({ kind: "status", status });
    expect(environment.requests).toHaveLength(1);
  });

  type Http = ReturnType<typeof setUp>["http"];
  test.each<[string, (http: Http) => Promise<unknown>]>([
    ["write", (http) => http.post("/api/x/", {}, { schema: body })],
    ["removal", (http) => http.delete("/api/x/5/", { schema: body })],
    ["GET that changes something", (http) => http.get("/api/x/", { schema: body, mayRepeat: false })],
  ])("a %s is never repeated", async (_what, send) => {
    const { http, environment } = setUp(() => json({}, 503));
    expect(await failureOf(send(http))).toMatchObject({ status: 503 });
    expect(environment.requests).toHaveLength(1);
  });

  test("network failures are repeated with growing pauses", async () => {
    const { http, environment } = setUp(() => Promise.reject(new TypeError("failed")));
    const failure = failureOf(http.get("/api/x/", { schema: body }));
    await vi.advanceTimersByTimeAsync(399);
    expect(environment.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(2);
    expect(environment.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1198);
    expect(environment.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(2);
    expect(environment.requests).toHaveLength(3);
    expect(await failure).toMatchObject({ kind: "network", status: 0 });
  });

  describe("that must come again are not repeated:", () => {
    beforeEach(() => vi.stubGlobal("location", { href: "http://intranet.test/hr" }));
    afterEach(() => {
      vi.unstubAllGlobals();
      registry().blocked.length = 0;
    });
    const refuse = () => Promise.reject(new TypeError("failed"));
    async function callsOf({ environment, http }: ReturnType<typeof setUp>) {
      const failure = failureOf(http.get("/api/x/", { schema: body }));
      await vi.runAllTimersAsync();
      expect(await failure).toMatchObject({ kind: "network", status: 0 });
      return environment.requests.map(({ mode }) => mode);
    }

    test("an invalid address", async () => {
      expect(await callsOf(setUp(refuse, "t1", "htps://api.test"))).toEqual(["cors"]);
    });
    test("a call that the page's policy forbids", async () => {
      const violation = { effectiveDirective: "connect-src", blockedURI: "http://api.test/v1/api/x/" };
      registry().blocked.push(violation as SecurityPolicyViolationEvent);
      expect(await callsOf(setUp(refuse))).toEqual(["cors"]);
    });
    test("but those are that the policy forbids for another reason, or at another origin", async () => {
      for (const [effectiveDirective, blockedURI] of [
        ["img-src", "http://api.test/v1/api/x/"],
        ["connect-src", "http://other.test/"],
        ["connect-src", "http://"],
        ["connect-src", "data"],
      ])
        registry().blocked.push({ effectiveDirective, blockedURI } as SecurityPolicyViolationEvent);
      expect((await callsOf(setUp(refuse))).filter((mode) => mode === "cors")).toHaveLength(3);
    });
    test("a provider without CORS for this page; it is probed without the token", async () => {
      const refused = setUp(({ mode }) => (mode === "no-cors" ? json({}) : refuse()));
      expect(await callsOf(refused)).toEqual(["cors", "no-cors"]);
      expect(refused.environment.requests[1]?.headers.get("authorization")).toBeNull();
    });
    test("but those of a provider that has answered before are", async () => {
      let isDown = false;
      const known = setUp(({ mode }) => (isDown && mode !== "no-cors" ? refuse() : json({ value: 1 })));
      await known.http.get("/api/x/", { schema: body });
      isDown = true;
      expect(await callsOf(known)).toEqual(["cors", "cors", "cors", "cors"]);
    });
    test("the probe has a time limit and ends when the call is aborted", async () => {
      const silent = () =>
        setUp(({ mode }) => (mode === "no-cors" ? new Promise<Response>(() => undefined) : refuse()));
      expect((await callsOf(silent())).filter((mode) => mode === "cors")).toHaveLength(3);
      const controller = new AbortController();
      const failure = failureOf(silent().http.get("/api/x/", { schema: body, signal: controller.signal }));
      await vi.advanceTimersByTimeAsync(200);
      controller.abort();
      expect(await failure).toMatchObject({ kind: "aborted" });
    });
    test("and those of a network that is down", async () => {
      expect((await callsOf(setUp(refuse))).filter((mode) => mode === "cors")).toHaveLength(3);
    });
  });

  test("Retry-After is honoured, in seconds and as a date", async () => {
    const { http, environment } = setUp((_request, count) => {
      if (count === 1) return json({}, 429, { "retry-after": "5" });
      if (count === 2) return json({}, 503, { "retry-after": new Date(environment.time + 7000).toUTCString() });
      return json({ value: 1 });
    });
    const result = http.get("/api/x/", { schema: body });
    await vi.advanceTimersByTimeAsync(4990);
    expect(environment.requests).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(20);
    expect(environment.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(6900);
    expect(environment.requests).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(200);
    await expect(result).resolves.toEqual({ value: 1 });
  });

  test("a wait longer than half a minute is the person's to decide", async () => {
    const { http, environment } = setUp(() => json({}, 429, { "retry-after": "3600" }));
    expect(await failureOf(http.get("/api/x/", { schema: body }))).toMatchObject({ status: 429, retryAfter: 3600 });
    expect(environment.requests).toHaveLength(1);
  });

  test("every try has its own 20 seconds", async () => {
    const { http, environment } = setUp((_request, count) =>
      count < 3 ? new Promise<Response>(() => undefined) : json({ value: 1 }),
    );
    const result = http.get("/api/x/", { schema: body });
    await vi.advanceTimersByTimeAsync(tryTimeout - 1);
    expect(environment.requests).toHaveLength(1);
    await vi.runAllTimersAsync();
    await expect(result).resolves.toEqual({ value: 1 });
    expect(environment.requests).toHaveLength(3);
  });

  test("a write that hangs is a timeout", async () => {
    const { http } = setUp(() => new Promise<Response>(() => undefined));
    const failure = failureOf(http.post("/api/x/", {}, { schema: body }));
    await vi.advanceTimersByTimeAsync(tryTimeout + 1);
    expect(await failure).toMatchObject({ kind: "timeout" });
  });
});

describe("cancelling", () => {
  test("ends a running call at once", async () => {
    const { http } = setUp(() => new Promise<Response>(() => undefined));
    const controller = new AbortController();
    const failure = failureOf(http.get("/api/x/", { schema: body, signal: controller.signal }));
    controller.abort();
    expect(await failure).toMatchObject({ kind: "aborted" });
  });

  test("ends the pause before a retry at once", async () => {
    const { http, environment } = setUp(() => json({}, 503, { "retry-after": "20" }));
    const controller = new AbortController();
    const failure = failureOf(http.get("/api/x/", { schema: body, signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    expect(await failure).toMatchObject({ kind: "aborted" });
    expect(environment.requests).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("an aborted call is not sent", async () => {
    const { http, environment } = setUp(() => json({ value: 1 }));
    expect(await failureOf(http.get("/api/x/", { schema: body, signal: AbortSignal.abort() }))).toMatchObject({
      kind: "aborted",
    });
    expect(environment.requests).toHaveLength(0);
  });
});

describe("answers that are none", () => {
  test("a login page with status 200 is a typed failure", async () => {
    const { http } = setUp(
      () => new Response("<!doctype html><title>SSO</title>", { headers: { "content-type": "text/html" } }),
    );
    expect(await failureOf(http.get("/api/x/", { schema: body }))).toMatchObject({ kind: "answer", status: 200 });
  });

  test("an answer of another kind names the field that can't be read, and not its value", async () => {
    const { http, environment } = setUp(() => Response.json({ total: { count: "secret" } }));
    const schema = v.object({ total: v.object({ count: v.number() }) });
    const error = await failureOf(http.get("/api/x/", { schema }));
    expect(error).toMatchObject({
      kind: "answer",
      field: "total.count",
      message: "GET /api/x/: answer 200 at total.count",
    });
    expect(environment.warnings.splice(0)).toEqual([
      "GET /api/x/ answered something undocumented at total.count: expected number.",
    ]);
  });

  test("a login page isn't taken for an answer by a call that reads none, and is no fault of the documentation", async () => {
    const { http, environment } = setUp(() => new Response("<!doctype html><title>SSO</title>"));
    expect(await failureOf(http.get("/api/x/", { schema: v.unknown() }))).toMatchObject({
      kind: "answer",
      status: 200,
    });
    expect(await failureOf(http.get("/api/x/", { schema: body }))).toMatchObject({ kind: "answer", status: 200 });
    expect(environment.warnings).toEqual([]);
  });

  test("nothing at all is an answer to a call that reads none", async () => {
    const { http } = setUp(() => new Response(null, { status: 204 }));
    await expect(http.delete("/api/x/5/", { schema: v.unknown() })).resolves.toBeUndefined();
  });

  test("an error's JSON body is kept for its message", async () => {
    const { http } = setUp(() => json({ message: "Olmaz" }, 400));
    expect((await failureOf(http.post("/api/x/", {}, { schema: body }))).body).toEqual({ message: "Olmaz" });
  });
});

describe("401", () => {
  test("asks for another token once and repeats the call with it", async () => {
    const { http, environment, onUnauthorized } = setUp((request) =>
      request.headers.get("authorization") === "Token t2" ? json({ value: 2 }) : json({}, 401),
    );
    onUnauthorized.mockResolvedValueOnce("t2");
    await expect(http.get("/api/x/", { schema: body })).resolves.toEqual({ value: 2 });
    expect(onUnauthorized.mock.calls).toEqual([["t1", false]]);
    expect(environment.requests).toHaveLength(2);
  });

  test("of the renewed token too: the session is notified, the call fails", async () => {
    const { http, onUnauthorized } = setUp(() => json({}, 401));
    onUnauthorized.mockResolvedValueOnce("t2");
    expect(await failureOf(http.get("/api/x/", { schema: body }))).toMatchObject({ status: 401 });
    expect(onUnauthorized.mock.calls).toEqual([
      ["t1", false],
      ["t2", true],
    ]);
  });

  test("of a login call is a failed sign-in", async () => {
    const { http, onUnauthorized } = setUp(() => json({ message: "Hayır" }, 401));
    expect(await failureOf(http.post("/api/company/login-2fa/", {}, { schema: body }))).toMatchObject({ status: 401 });
    expect(onUnauthorized).not.toHaveBeenCalled();
  });
});

describe("answers that were asked for early", () => {
  const address = "http://api.test/v1/api/x/";
  const early = (token: string, startedAt: number, response = Promise.resolve(json({ value: 9 }))) =>
    registry().early.set(address, { token, startedAt, response, sending: new AbortController() });

  test("are used once, by the same token", async () => {
    const { http, environment } = setUp(() => json({ value: 1 }));
    early("t1", environment.time);
    await expect(http.get("/api/x/", { schema: body })).resolves.toEqual({ value: 9 });
    expect(environment.requests).toHaveLength(0);
    await expect(http.get("/api/x/", { schema: body })).resolves.toEqual({ value: 1 });
  });

  test("of another token or another time are dropped", async () => {
    const { http, environment } = setUp(() => json({ value: 1 }));
    early("somebody", environment.time);
    await expect(http.get("/api/x/", { schema: body })).resolves.toEqual({ value: 1 });
    early("t1", environment.time - 60_000);
    await expect(http.get("/api/x/", { schema: body })).resolves.toEqual({ value: 1 });
  });

  test("are no answer to a write", async () => {
    const { http, environment } = setUp(() => json({ value: 1 }));
    early("t1", environment.time);
    await expect(http.post("/api/x/", {}, { schema: body })).resolves.toEqual({ value: 1 });
    await expect(http.get("/api/x/", { schema: body })).resolves.toEqual({ value: 9 });
  });

  test("are waited for no longer than by the one who asks: the call is aborted with the screen, and with the session", async () => {
    for (const end of ["screen", "session"]) {
      const ended = new AbortController();
      const { http, environment } = setUp(() => json({ value: 1 }), "t1", undefined, ended.signal);
      const sending = new AbortController();
      registry().early.set(address, {
        token: "t1",
        startedAt: environment.time,
        // As fetch does.
        response: new Promise((_resolve, reject) => {
          sending.signal.addEventListener("abort", () => reject(new DOMException("aborted", "AbortError")));
        }),
        sending,
      });
      const screen = new AbortController();
      const answer = http.get("/api/x/", { schema: body, signal: screen.signal });
      await Promise.resolve();
      expect(sending.signal.aborted, end).toBe(false);
      (end === "screen" ? screen : ended).abort();
      await expect(answer).rejects.toMatchObject({ kind: end === "screen" ? "aborted" : "ended" });
      expect(sending.signal.aborted, end).toBe(true);
      await vi.advanceTimersByTimeAsync(0);
      expect(environment.requests, "sent again").toEqual([]);
    }
  });

  test("that failed are asked for again", async () => {
    const { http, environment } = setUp(() => json({ value: 1 }));
    const refused = Promise.reject<Response>(new TypeError("failed"));
    refused.catch(() => undefined);
    early("t1", environment.time, refused);
    await expect(http.get("/api/x/", { schema: body })).resolves.toEqual({ value: 1 });
  });
});

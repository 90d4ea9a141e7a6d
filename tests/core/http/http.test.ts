import * as v from "valibot";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { ApiError } from "../../../src/core/http/errors.ts";
import { createHttp, toQueryString, tryTimeout } from "../../../src/core/http/http.ts";
import { registry } from "../../../src/core/platform/registry.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const body = v.object({ value: v.number() });

interface Setting {
  readonly token?: string | null;
  readonly apiBase?: string;
  readonly ended?: AbortSignal;
}

function setUp(
  answer: (request: Request, count: number) => Response | Promise<Response> = () => json({ value: 1 }),
  { token = "t1", apiBase = "http://api.test/v1/", ended = new AbortController().signal }: Setting = {},
) {
  let count = 0;
  const environment = createTestEnvironment((request) => answer(request, (count += 1)));
  const onUnauthorized = vi.fn<(used: string | null, isRenewed: boolean) => Promise<string | null>>(() =>
    Promise.resolve(null),
  );
  const http = createHttp({ environment, apiBase: () => apiBase, token: () => token, onUnauthorized, ended });
  return {
    environment,
    http,
    onUnauthorized,
    read: (options: { signal?: AbortSignal; mayRepeat?: boolean } = {}) =>
      http.get("/api/x/", { schema: body, ...options }),
    write: (content: object = {}) => http.post("/api/x/", content, { schema: body }),
    remove: () => http.delete("/api/x/5/", { schema: body }),
  };
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
    const { http, environment } = setUp();
    await expect(
      http.get("api/x/", { schema: body, query: { page: 2, filters: { a: ["İ"] }, none: {}, empty: "", flag: false } }),
    ).resolves.toEqual({ value: 1 });
    const [request] = environment.requests;
    expect(request?.url).toBe(
      `http://api.test/v1/api/x/?page=2&filters=${encodeURIComponent('{"a":["İ"]}')}&flag=false`,
    );
    expect(request?.headers.get("accept-language")).toBe("tr");
    expect(request?.headers.get("authorization")).toBe("Token t1");
    expect(request).toMatchObject({ cache: "no-store", redirect: "error" });
  });

  test("that reads is remembered by its path, one that writes isn't", async () => {
    const { http } = setUp();
    const running = http.get("api/x/", { schema: body, query: { page: 2 } });
    expect(http.hasRead("api/x/")).toBe(true);
    await running;
    await http.post("api/y/", {}, { schema: body });
    expect(["api/x/", "api/x/1/", "api/y/"].map((path) => http.hasRead(path))).toEqual([true, false, false]);
  });

  test("says of its failure whether it is a write, and whether it was sent at all", async () => {
    const { http, read, write, remove, environment } = setUp(() => Promise.reject(new TypeError("Failed to fetch")));
    const failures = async () => {
      const login = http.post("/api/company/login/", {}, { schema: body });
      const all = [write(), remove(), read({ mayRepeat: false }), read(), login].map(failureOf);
      await vi.runAllTimersAsync();
      return Promise.all(all);
    };
    const unanswered = await failures();
    expect(unanswered.map(({ isWrite }) => isWrite)).toEqual([true, true, true, false, false]);
    expect(unanswered.map(({ kind }) => kind)).toEqual(Array(5).fill("network"));
    environment.hasNetwork = false;
    expect((await failures()).map(({ kind }) => kind)).toEqual(Array(5).fill("offline"));
  });

  test("of any kind takes no cookies along", async () => {
    const { read, write, remove, environment } = setUp();
    await read();
    await write();
    await remove();
    expect(environment.requests.map(({ credentials }) => credentials)).toEqual(["omit", "omit", "omit"]);
  });

  test("without a token has no authorization, and a login call never has one", async () => {
    const anonymous = setUp(undefined, { token: null });
    await anonymous.read();
    expect(anonymous.environment.requests[0]?.headers.has("authorization")).toBe(false);
    const signedIn = setUp();
    await signedIn.http.post("/api/company/login/", { username: "a" }, { schema: body });
    expect(signedIn.environment.requests[0]?.headers.has("authorization")).toBe(false);
  });

  test("deletes without a body", async () => {
    const { remove, environment } = setUp();
    await expect(remove()).resolves.toEqual({ value: 1 });
    const [request] = environment.requests;
    expect([request?.method, request?.url, await request?.text()]).toEqual([
      "DELETE",
      "http://api.test/v1/api/x/5/",
      "",
    ]);
  });

  test("sends a body as JSON", async () => {
    const { write, environment } = setUp(async (request) =>
      json({ value: ((await request.json()) as { n: number }).n }),
    );
    await expect(write({ n: 7 })).resolves.toEqual({ value: 7 });
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
    const { read, environment } = setUp((_request, count) => (count < 3 ? json({}, status) : json({ value: 3 })));
    const result = read();
    await vi.runAllTimersAsync();
    await expect(result).resolves.toEqual({ value: 3 });
    expect(environment.requests).toHaveLength(3);
  });

  test("and not more often", async () => {
    const { read, environment } = setUp(() => json({}, 503));
    const failure = failureOf(read());
    await vi.runAllTimersAsync();
    expect(await failure).toMatchObject({ kind: "status", status: 503, call: "GET /api/x/" });
    expect(environment.requests).toHaveLength(3);
  });

  test.each([400, 403, 404, 409, 500, 501])("%i is final", async (status) => {
    const { read, environment } = setUp(() => json({}, status));
    expect(await failureOf(read())).toMatchObject({ kind: "status", status });
    expect(environment.requests).toHaveLength(1);
  });

  test.each<[string, (calls: ReturnType<typeof setUp>) => Promise<unknown>]>([
    ["write", ({ write }) => write()],
    ["removal", ({ remove }) => remove()],
    ["GET that changes something", ({ read }) => read({ mayRepeat: false })],
  ])("a %s is never repeated", async (_what, send) => {
    const calls = setUp(() => json({}, 503));
    expect(await failureOf(send(calls))).toMatchObject({ status: 503 });
    expect(calls.environment.requests).toHaveLength(1);
  });

  test("network failures are repeated with growing pauses", async () => {
    const { read, environment } = setUp(() => Promise.reject(new TypeError("failed")));
    const failure = failureOf(read());
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
    const silence = () => new Promise<Response>(() => undefined);
    const probed = (answer: () => Response | Promise<Response>) => (request: Request) =>
      request.mode === "no-cors" ? answer() : refuse();
    async function modesOf({ read, environment }: ReturnType<typeof setUp>) {
      const failure = failureOf(read());
      await vi.runAllTimersAsync();
      expect(await failure).toMatchObject({ kind: "network", status: 0 });
      for (const { mode, headers } of environment.requests) expect(headers.has("authorization")).toBe(mode === "cors");
      return environment.requests.map(({ mode }) => mode);
    }

    test.each<[string, number, (request: Request) => Response | Promise<Response>, directive?: string, uri?: string]>([
      ["a call that the page's policy forbids", 1, refuse, "connect-src", "http://api.test/v1/api/x/"],
      ["but one that it forbids for another reason is", 3, refuse, "img-src", "http://api.test/v1/api/x/"],
      ["but one is where it forbids another origin", 3, refuse, "connect-src", "http://other.test/"],
      ["but one is where it forbids an address without a host", 3, refuse, "connect-src", "http://"],
      ["but one is where it forbids a scheme", 3, refuse, "connect-src", "data"],
      ["a provider without CORS for this page", 1, probed(() => json({}))],
      ["but one is whose probe isn't answered in time", 3, probed(silence)],
      ["but those of a network that is down are", 3, refuse],
    ])("%s", async (_what, tries, answer, effectiveDirective, blockedURI) => {
      if (blockedURI !== undefined)
        registry().blocked.push({ effectiveDirective, blockedURI } as SecurityPolicyViolationEvent);
      expect((await modesOf(setUp(answer))).filter((mode) => mode === "cors")).toHaveLength(tries);
    });

    test("an invalid address, without a probe", async () => {
      expect(await modesOf(setUp(refuse, { apiBase: "htps://api.test" }))).toEqual(["cors"]);
    });

    test("but those of a provider that has answered before are, without a probe", async () => {
      let isDown = false;
      const known = setUp(({ mode }) => (isDown && mode !== "no-cors" ? refuse() : json({ value: 1 })));
      await known.read();
      isDown = true;
      expect(await modesOf(known)).toEqual(["cors", "cors", "cors", "cors"]);
    });

    test("the probe ends when the call is aborted", async () => {
      const { read } = setUp(probed(silence));
      const controller = new AbortController();
      const failure = failureOf(read({ signal: controller.signal }));
      await vi.advanceTimersByTimeAsync(200);
      controller.abort();
      expect(await failure).toMatchObject({ kind: "aborted" });
    });
  });

  test("Retry-After is honoured, in seconds and as a date", async () => {
    const { read, environment } = setUp((_request, count) => {
      if (count === 1) return json({}, 429, { "retry-after": "5" });
      if (count === 2) return json({}, 503, { "retry-after": new Date(environment.time + 7000).toUTCString() });
      return json({ value: 1 });
    });
    const result = read();
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
    const { read, environment } = setUp(() => json({}, 429, { "retry-after": "3600" }));
    expect(await failureOf(read())).toMatchObject({ status: 429, retryAfter: 3600 });
    expect(environment.requests).toHaveLength(1);
  });

  test("every try has its own 20 seconds", async () => {
    const { read, environment } = setUp((_request, count) =>
      count < 3 ? new Promise<Response>(() => undefined) : json({ value: 1 }),
    );
    const result = read();
    await vi.advanceTimersByTimeAsync(tryTimeout - 1);
    expect(environment.requests).toHaveLength(1);
    await vi.runAllTimersAsync();
    await expect(result).resolves.toEqual({ value: 1 });
    expect(environment.requests).toHaveLength(3);
  });

  test("a write that hangs is a timeout", async () => {
    const { write } = setUp(() => new Promise<Response>(() => undefined));
    const failure = failureOf(write());
    await vi.advanceTimersByTimeAsync(tryTimeout + 1);
    expect(await failure).toMatchObject({ kind: "timeout" });
  });
});

describe("cancelling", () => {
  test("ends a running call at once", async () => {
    const { read } = setUp(() => new Promise<Response>(() => undefined));
    const controller = new AbortController();
    const failure = failureOf(read({ signal: controller.signal }));
    controller.abort();
    expect(await failure).toMatchObject({ kind: "aborted" });
  });

  test("ends the pause before a retry at once", async () => {
    const { read, environment } = setUp(() => json({}, 503, { "retry-after": "20" }));
    const controller = new AbortController();
    const failure = failureOf(read({ signal: controller.signal }));
    await vi.advanceTimersByTimeAsync(100);
    controller.abort();
    expect(await failure).toMatchObject({ kind: "aborted" });
    expect(environment.requests).toHaveLength(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  test("an aborted call is not sent", async () => {
    const { read, environment } = setUp();
    expect(await failureOf(read({ signal: AbortSignal.abort() }))).toMatchObject({
      kind: "aborted",
    });
    expect(environment.requests).toHaveLength(0);
  });
});

describe("answers that are none", () => {
  test("a login page with status 200 is a typed failure", async () => {
    const { read } = setUp(
      () => new Response("<!doctype html><title>SSO</title>", { headers: { "content-type": "text/html" } }),
    );
    expect(await failureOf(read())).toMatchObject({ kind: "answer", status: 200 });
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
    const { http, read, environment } = setUp(() => new Response("<!doctype html><title>SSO</title>"));
    expect(await failureOf(http.get("/api/x/", { schema: v.unknown() }))).toMatchObject({
      kind: "answer",
      status: 200,
    });
    expect(await failureOf(read())).toMatchObject({ kind: "answer", status: 200 });
    expect(environment.warnings).toEqual([]);
  });

  test("nothing at all is an answer to a call that reads none", async () => {
    const { http } = setUp(() => new Response(null, { status: 204 }));
    await expect(http.delete("/api/x/5/", { schema: v.unknown() })).resolves.toBeUndefined();
  });

  test("an error's JSON body is kept for its message", async () => {
    const { write } = setUp(() => json({ message: "Olmaz" }, 400));
    expect((await failureOf(write())).body).toEqual({ message: "Olmaz" });
  });
});

describe("401", () => {
  test("asks for another token once and repeats the call with it", async () => {
    const { read, environment, onUnauthorized } = setUp((request) =>
      request.headers.get("authorization") === "Token t2" ? json({ value: 2 }) : json({}, 401),
    );
    onUnauthorized.mockResolvedValueOnce("t2");
    await expect(read()).resolves.toEqual({ value: 2 });
    expect(onUnauthorized.mock.calls).toEqual([["t1", false]]);
    expect(environment.requests).toHaveLength(2);
  });

  test("of the renewed token too: the session is notified, the call fails", async () => {
    const { read, onUnauthorized } = setUp(() => json({}, 401));
    onUnauthorized.mockResolvedValueOnce("t2");
    expect(await failureOf(read())).toMatchObject({ status: 401 });
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
    const { read, environment } = setUp();
    early("t1", environment.time);
    await expect(read()).resolves.toEqual({ value: 9 });
    expect(environment.requests).toHaveLength(0);
    await expect(read()).resolves.toEqual({ value: 1 });
  });

  test("of another token or another time are dropped", async () => {
    const { read, environment } = setUp();
    early("somebody", environment.time);
    await expect(read()).resolves.toEqual({ value: 1 });
    early("t1", environment.time - 60_000);
    await expect(read()).resolves.toEqual({ value: 1 });
  });

  test("are no answer to a write", async () => {
    const { read, write, environment } = setUp();
    early("t1", environment.time);
    await expect(write()).resolves.toEqual({ value: 1 });
    await expect(read()).resolves.toEqual({ value: 9 });
  });

  test("are waited for no longer than by the one who asks: the call is aborted with the screen, and with the session", async () => {
    for (const end of ["screen", "session"]) {
      const ended = new AbortController();
      const { read, environment } = setUp(undefined, { ended: ended.signal });
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
      const answer = read({ signal: screen.signal });
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
    const { read, environment } = setUp();
    const refused = Promise.reject<Response>(new TypeError("failed"));
    refused.catch(() => undefined);
    early("t1", environment.time, refused);
    await expect(read()).resolves.toEqual({ value: 1 });
  });
});

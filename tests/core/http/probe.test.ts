import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { probeProvider } from "../../../src/core/http/probe.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const forbid = () => true;
const refused = () => Promise.reject(new TypeError("Failed to fetch"));

async function probe(answer: (request: Request) => Response | Promise<Response>, change: Record<string, unknown> = {}) {
  const environment = createTestEnvironment(answer);
  const result = probeProvider({
    environment,
    apiBase: "https://api.example/v1",
    token: "secret",
    accountType: "company",
    page: "https://intranet.example/hr?who=elif",
    isOnline: true,
    isForbidden: () => false,
    ...change,
  });
  await vi.advanceTimersByTimeAsync(200);
  return { ...(await result), requests: environment.requests };
}

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-18T08:00:00+03:00") }));
afterEach(() => void vi.useRealTimers());

describe("a call to the provider", () => {
  test.each([
    ["an answer", () => json({}), {}, "answered"],
    ["401 to a token", () => json({}, 401), {}, "token-refused"],
    ["401 to nobody", () => json({}, 401), { token: null }, "answered"],
    ["403", () => json({}, 403), {}, "answered"],
    ["404", () => json({}, 404), {}, "not-api"],
    ["a page of HTML", () => new Response("<!doctype html>"), {}, "not-api"],
    ["502", () => json({}, 502), {}, "failing"],
    ["nothing", refused, {}, "unreachable"],
    ["nothing, and the policy says why", refused, { isForbidden: forbid }, "csp"],
    [
      "an answer only to a call that needs no leave",
      (request: Request) => (request.mode === "no-cors" ? json({}) : refused()),
      {},
      "cors",
    ],
    ["no network", refused, { isOnline: false }, "offline"],
    ["http from a page of https", refused, { apiBase: "http://api.example" }, "mixed-content"],
    ["an invalid address", refused, { apiBase: "https://" }, "bad-address"],
    ["an address without a scheme", () => json({}, 404), { apiBase: "api.example" }, "bad-address"],
    ["an address without a scheme, with a port", refused, { apiBase: "api.example:8443" }, "bad-address"],
    ["a mistyped scheme", refused, { apiBase: "htps://api.example" }, "bad-address"],
    [
      "a mistyped scheme that leads beside the page",
      () => json({}, 404),
      { apiBase: "https//api.example" },
      "bad-address",
    ],
    ["a bad address that the policy forbids", refused, { apiBase: "api.example", isForbidden: forbid }, "bad-address"],
    ["an answer, at an address after a blank", () => json({}), { apiBase: " https://api.example" }, "answered"],
    ["a path of the page's own origin", () => json({}), { apiBase: "/proxy" }, "answered"],
  ] as const)("that gets %s", async (_name, answer, change, outcome) => {
    expect((await probe(answer, change)).outcome).toBe(outcome);
  });

  test.each([
    ["company", "https://api.example/v1/api/company/trip-personnel-count/"],
    ["demo", "https://api.example/v1/api/demo/summary/"],
  ])("of a %s account goes where it may", async (accountType, address) => {
    const { requests } = await probe(() => json({}), { accountType });
    expect(requests.map(({ url }) => url)).toEqual([address]);
  });

  test("asks for leave first, with and without a token: sign-in and other writes need it", async () => {
    for (const token of ["secret", null]) {
      const { requests } = await probe(() => json({}), { token });
      expect(requests[0]?.headers.get("content-type")).toBe("application/json");
    }
  });

  test("goes the way of all calls, and its second try carries no token", async () => {
    const { requests } = await probe(refused);
    expect(requests.map(({ url, mode, headers }) => [url, mode, headers.get("authorization")])).toEqual([
      ["https://api.example/v1/api/company/trip-personnel-count/", "cors", "Token secret"],
      ["https://api.example/v1/api/company/trip-personnel-count/", "no-cors", null],
    ]);
  });

  test("measures the clock by the provider's", async () => {
    const { clockSkew } = await probe(() => json({}, 200, { date: "Wed, 18 Nov 2026 05:10:00 GMT" }));
    expect(clockSkew).toBe(-600);
    expect((await probe(() => json({}))).clockSkew).toBeNull();
  });
});

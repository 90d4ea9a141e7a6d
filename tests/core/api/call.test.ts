import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { toOpenApi } from "../../../demo/build/package/openapi.mjs";
import { defineCall, repeated, send } from "../../../src/core/api/call.ts";
import { anything } from "../../../src/core/api/values.ts";
import { employeesCall } from "../../../src/core/api/employees.ts";
import { placesCall } from "../../../src/core/api/marketplace-people.ts";
import type { Http } from "../../../src/core/http/http.ts";
import { invalidate } from "../../../src/core/query/action.ts";
import { changedBy, keyOf } from "../../../src/core/query/call-query.ts";
import { clientOf } from "../../../src/core/query/query.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { description } from "../../helpers/described.mjs";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const modules = import.meta.glob<Record<string, unknown>>("../../../src/core/api/*.ts", { eager: true });
const isCall = (value: unknown): value is { readonly name: string } =>
  typeof value === "object" && value !== null && "name" in value && "answer" in value;
const calls = Object.fromEntries(
  Object.values(modules).flatMap((exported) =>
    Object.entries(exported).flatMap(([name, value]) => (isCall(value) ? [[name, value] as const] : [])),
  ),
);

test("every call asks and reads what is documented of it", () => {
  const { version } = description.info;
  const { paths, components } = JSON.parse(JSON.stringify(toOpenApi(calls, version))) as typeof description;
  expect(Object.keys(calls).length).toBeGreaterThan(60);
  expect(Object.keys(paths)).toEqual(Object.keys(description.paths));
  for (const [path, described] of Object.entries(description.paths)) expect(paths[path], path).toEqual(described);
  expect(components).toEqual(description.components);
});

test("calls that read have keys of their own, so that no answer is taken for another", () => {
  const keys = Object.values(calls)
    .filter(({ name }) => name.startsWith("GET "))
    .map((call) => JSON.stringify(keyOf(call)));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

test("a write makes the answers old that name it, whatever their input", async () => {
  const session = createSession({ environment: createTestEnvironment(() => json([])) });
  const client = clientOf(session);
  for (const [call, input] of [
    [employeesCall, { page: 2 }],
    [placesCall, null],
  ] as const)
    client.setQueryData(keyOf(call, input), []);
  invalidate(session, changedBy("employees"));
  expect(client.getQueryState(keyOf(employeesCall, { page: 2 }))?.isInvalidated).toBe(true);
  expect(client.getQueryState(keyOf(placesCall, null))?.isInvalidated).toBe(false);
});

describe("a call", () => {
  function open(answer: () => Response) {
    const environment = createTestEnvironment(answer);
    const { http } = createSession({ environment });
    const sent = async () =>
      Promise.all(
        environment.requests.map(async (request) => {
          const { pathname, search } = new URL(request.url);
          return `${request.method} ${pathname}${search} ${await request.text()}`.trim();
        }),
      );
    return { http, sent };
  }

  test("is sent by its method, with its values written as an address wants them", async () => {
    const { http, sent } = open(() => json({}));
    const query = { query: { page: v.number(), name: v.optional(v.string()) } };
    const path = { one: "R/1 ş", other: 7 };
    await send(http, defineCall("GET /elsewhere/{one}/of/{other}/", anything, query), { path, query: { page: 2 } });
    await send(http, defineCall("POST /elsewhere/", anything, { body: v.object({ id: v.number() }) }), {
      body: { id: 9 },
    });
    await send(http, defineCall("POST /elsewhere/{id}", anything), { path: { id: 9 } });
    await send(http, defineCall("DELETE /elsewhere/{id}/", anything, query), { path: { id: 0 }, query: { page: 1 } });
    expect(await sent()).toEqual([
      "GET /elsewhere/R%2F1%20%C5%9F/of/7/?page=2",
      'POST /elsewhere/ {"id":9}',
      "POST /elsewhere/9",
      "DELETE /elsewhere/0/?page=1",
    ]);
  });

  test("gives what its answer is read as, or fails with it", async () => {
    const count = defineCall("GET /elsewhere/", v.object({ count: v.number() }));
    expect(await send(open(() => json({ count: 3, more: true })).http, count, {})).toEqual({ count: 3 });
    await expect(send(open(() => json({ count: "3" })).http, count, {})).rejects.toMatchObject({ kind: "answer" });
  });

  test("that changes something is sent once, though it is a GET, whatever becomes of it", async () => {
    const { http, sent } = open(() => json({}, 503));
    const change = defineCall("GET /elsewhere/change/", anything, { mayRepeat: false });
    await expect(send(http, change, {})).rejects.toMatchObject({ status: 503 });
    expect(await sent()).toHaveLength(1);
  });

  test("that its asker gives up is aborted", async () => {
    const { http } = open(() => json({}));
    const given = new AbortController();
    given.abort();
    await expect(send(http, defineCall("GET /elsewhere/", anything), { signal: given.signal })).rejects.toThrow();
  });

  test("may leave a repeated parameter out, or give several values", () => {
    const names = repeated(v.string());
    expect([undefined, [], ["A", "B"]].map((given) => v.is(names, given))).toEqual([true, true, true]);
    expect(["A", [1], null].map((given) => v.is(names, given))).toEqual([false, false, false]);
  });
});

type Call = (http: Http, ...input: readonly unknown[]) => Promise<unknown> | AsyncIterable<unknown>;

/* The input of the calls that need one. */
const page = { page: 1, pageSize: 10 };
const line = { lineId: "M-4", pastSearchId: "77" };
const byPrice = { column: "price", isDescending: false };
const days = { start: "2026-11-01", end: "2026-11-18" };
const files = { name: null, type: null, period: null, order: { column: "period", isDescending: false }, ...page };
const address = { type: "address", address: "Moda", location: { latitude: 41, longitude: 29 } };
const search = { subject: address, workType: "hybrid", workDaysType: "not-defined", workDays: [] };
const employee = { firstName: "A", lastName: "B", email: "a@b.test", phoneNumber: "532", homeAddress: "Moda" };

const inputs: readonly (readonly [name: string, ...input: unknown[]])[] = [
  ["fetchInvoice", "42", "2026-11"],
  ["fetchHistogram", "42", "2026-11"],
  ["fetchPlanChange", "42", "2026-11"],
  ["fetchBookings", page],
  ["fetchAllBookings", {}],
  ["fetchFiles", files],
  ["fetchAllFiles", files],
  ["fetchDriver", "31"],
  ["fetchDriverFolder", "31"],
  ["decideDocuments", [5], { kind: "approve" }],
  ["fetchRouteDriver", 7],
  ["fetchTripDriver", 9],
  ["fetchDrivers", page],
  ["createEmployee", employee],
  ["fetchActivationChoices", "9", "deleted"],
  ["fetchEmployees", page],
  ["fetchAllEmployees", {}],
  ["fetchEmployeeFilters", false],
  ["fetchEmployeeFilters", true],
  ["fetchLineDetail", line],
  ["fetchLineDriver", line],
  ["fetchAddresses", "Caferağa"],
  ["fetchLines", search, 5],
  ["fetchBillingEnabled", "42"],
  ["fetchEnabledMenuItems", "Lodos"],
  ["fetchOfferLines", { order: byPrice, ...page }],
  ["fetchAllOfferLines", byPrice],
  ["fetchOffers", "seat"],
  ["fetchOfferValidities", "line"],
  ["fetchDemoPilots", "seat"],
  ["fetchTripDetails", 9],
  ["fetchTripDirections", 9],
  ["fetchTripPassengers", 9],
  ["fetchPastTrips", { routeUniqueId: "R-7", ...days }],
  ["fetchRouteDetail", 7],
  ["fetchDetailedRoutes", {}],
  ["fetchDemoRoutes", {}],
  ["fetchDemoRoute", 7],
  ["fetchRoutePage", page],
  ["fetchRouteCount", true],
  ["fetchRouteCount", false],
  ["fetchSpeedReport", { ...days, routeUniqueIds: ["R-7"] }],
  ["fetchTickets", "open"],
  ["fetchTodaysTrips", false],
];
/** Takes its signal otherwise (parallel-pages.test.ts), and is a part of two other calls. */
const others = ["fetchEverybody", "fetchOfKind"];

const asked = Object.values(modules)
  .flatMap((exported) => Object.entries(exported))
  .flatMap(([name, call]) => {
    const own = inputs.filter(([called]) => called === name);
    const isRead = /^(fetch|count)[A-Z]/.test(name) && !others.includes(name);
    const all = own.length === 0 && isRead ? [[name]] : own;
    return all.map(([, ...input]) => [`${name}(${JSON.stringify(input).slice(1, -1)})`, call as Call, input] as const);
  });

test.each(asked)("the call %s ends when its asker gives up", async (_name, call, input) => {
  const given = new AbortController();
  const environment = createTestEnvironment(() => {
    given.abort();
    // Only a call that ignores the signal gets this answer, and fails with another kind of error.
    return json({}, 400);
  });
  const result = call(createSession({ environment }).http, ...input, given.signal);
  const read = async () => {
    if (result instanceof Promise) await result;
    else for await (const _ of result);
  };
  await expect(read()).rejects.toMatchObject({ kind: "aborted" });
  expect(environment.requests).toHaveLength(1);
});

test("each of these inputs belongs to a call", () => {
  const known = new Set(Object.values(modules).flatMap((exported) => Object.keys(exported)));
  expect([...inputs.map(([name]) => name), ...others].filter((name) => !known.has(name))).toEqual([]);
});

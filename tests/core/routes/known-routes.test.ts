import { describe, expect, test, vi } from "vitest";
import { createKnownRoutes, primeRouteCache, ownRoutes, reportRoutes } from "../../../src/core/routes/known-routes.ts";
import { unnamedProfile } from "../../../src/core/session/profile.ts";
import { createQuery, type Query } from "../../../src/core/query/query.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { learnRoutes } from "../../../src/host/facts.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

const route = (id: string, name: string, time_period = "morning") => ({
  route_id: 1,
  route_unique_id: id,
  route_name: name,
  time_period,
});
const routes = [
  route("R-2", "Şişli"),
  route("R-2", "Şişli", "evening"),
  route("R-1", "Çınar"),
  route("R-3", "Zincirlikuyu"),
];
const known = [
  { id: "R-1", name: "Çınar" },
  { id: "R-2", name: "Şişli" },
  { id: "R-3", name: "Zincirlikuyu" },
];

function open() {
  const environment = createTestEnvironment(({ url }) =>
    json(url.includes("use_one_time_period") ? { routes, meta: { total_count: 3 } } : routes),
  );
  const session = createSession({ environment });
  session.open("t1", unnamedProfile);
  const calls = () => environment.requests.length;
  return { session, calls };
}

async function answerOf<Data>({ $load }: Query<Data>): Promise<Data> {
  const stop = $load.listen(() => undefined);
  const data = await vi.waitFor(() => {
    const load = $load.get();
    if (load.status !== "ready") throw new Error("not yet");
    return load.data;
  });
  stop();
  return data;
}

describe("the company's routes by name", () => {
  test("are asked for once, each is there once, in the order of a Turkish dictionary", async () => {
    const { session, calls } = open();
    expect(await answerOf(createKnownRoutes(session))).toEqual(known);
    expect(calls()).toBe(1);
  });

  test("of one name are in the order of their ids, whatever the provider's", async () => {
    const environment = createTestEnvironment(() =>
      json([route("R-9", "Şişli"), route("R-2", "Şişli"), route("R-1", "Ağva")]),
    );
    const session = createSession({ environment });
    session.open("t1", unnamedProfile);
    expect((await answerOf(createKnownRoutes(session))).map(({ id }) => id)).toEqual(["R-1", "R-2", "R-9"]);
  });

  test.each([
    ["the past-trips list", reportRoutes],
    ["the route list", ownRoutes],
  ] as const)("are handed on by %s without a call", async (_, list) => {
    const { session, calls } = open();
    expect(primeRouteCache(session)).toBe(false);
    await answerOf<unknown>(createQuery<unknown>(session, list));
    expect(primeRouteCache(session)).toBe(true);
    expect(await answerOf(createKnownRoutes(session))).toEqual(known);
    expect(calls()).toBe(1);
  });

  test("are handed on from the bookings, for which the page has learned them", async () => {
    const { session, calls } = open();
    learnRoutes(session);
    await vi.waitFor(() => expect(primeRouteCache(session)).toBe(true));
    learnRoutes(session);
    expect(await answerOf(createKnownRoutes(session))).toEqual(known);
    expect(calls()).toBe(1);
  });

  test("of a previous user are not passed on", async () => {
    const { session, calls } = open();
    await answerOf(createQuery(session, reportRoutes));
    primeRouteCache(session);
    session.signOut();
    session.open("t2", { ...unnamedProfile, userName: "Başka Biri" });
    expect(primeRouteCache(session)).toBe(false);
    const before = calls();
    await answerOf(createKnownRoutes(session));
    expect(calls()).toBe(before + 1);
  });
});

import { asc } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { feedback } from "../../demo/server/schema-feedback.ts";
import { trips } from "../../demo/server/schema-calendar.ts";
import { createFeedback } from "../../src/core/api/feedback.ts";
import { openDemoSession } from "./demo-session.ts";
import { administrator, companyUser, openTestApi, prospectUser, type TestApi } from "./helpers.ts";

let api: TestApi;
let token: string;
let routeId: number;

beforeAll(async () => {
  api = await openTestApi({ employees: 60, routes: 6 });
  token = await api.tokenFor(administrator);
  const { result } = (await api.get("/api/routes/", token)) as { result: { route_id: number }[] };
  routeId = result[0]?.route_id ?? 0;
});
afterAll(() => api.close());

const stored = () => api.database.select().from(feedback).orderBy(asc(feedback.id));
const send = async (body: unknown, as = token) =>
  (await api.request("/api/company/feedback/", { token: as, body })).status;

describe("feedback is stored", () => {
  test("about a route, with who wrote it and when", async () => {
    expect(await send({ route_id: routeId, feedback: " Şoförümüz çok ilgili. " })).toBe(201);
    expect((await stored()).at(-1)).toMatchObject({
      accountId: administrator.id,
      routeId,
      tripId: null,
      text: "Şoförümüz çok ilgili.",
      sentAt: api.clock.now,
    });
  });

  test("about a trip that has begun, by any user of the company", async () => {
    const all = await api.database.select().from(trips);
    const ours = all.find((trip) => trip.routeId === routeId && trip.plannedStart < api.clock.now);
    const body = { past_trip_id: ours?.id, feedback: "Gecikti" };
    expect(await send(body, await api.tokenFor(companyUser))).toBe(201);
    expect((await stored()).at(-1)).toMatchObject({ accountId: companyUser.id, routeId: null, tripId: ours?.id });
  });

  test("when nothing was written", async () => {
    expect(await send({ route_id: routeId, feedback: "" })).toBe(201);
    expect((await stored()).at(-1)?.text).toBe("");
  });

  test("as the portal sends it", async () => {
    const { session } = await openDemoSession(api, administrator);
    await createFeedback(session.http, { routeId }, "  I\u0307yi  ");
    expect((await stored()).at(-1)).toMatchObject({ routeId, text: "İyi" });
  });
});

describe("feedback is refused", () => {
  test.each([
    ["without a subject", { feedback: "?" }, 400],
    ["about two things", { route_id: 1, past_trip_id: 1, feedback: "?" }, 400],
    ["with an id that is none", { route_id: "x", feedback: "?" }, 400],
    ["without a text", { route_id: 1 }, 400],
    ["longer than 5000 letters", { route_id: 1, feedback: "a".repeat(5001) }, 400],
    ["about a route that doesn't exist", { route_id: 999_999, feedback: "?" }, 404],
    ["about a trip that doesn't exist", { past_trip_id: 999_999, feedback: "?" }, 404],
    ["in another form than JSON", "merhaba", 400],
  ])("%s", async (_name, body, status) => {
    const before = (await stored()).length;
    expect(await send(body)).toBe(status);
    expect(await stored()).toHaveLength(before);
  });

  test("about a trip that is still to come", async () => {
    const all = await api.database.select().from(trips);
    const coming = all.find((trip) => trip.routeId === routeId && trip.plannedStart > api.clock.now);
    expect(coming).toBeDefined();
    expect(await send({ past_trip_id: coming?.id, feedback: "?" })).toBe(404);
  });

  test("about a route of another company, by demo accounts, and without a token", async () => {
    const region = (await api.get("/api/routes/?all_routes=true&per_page=999", token)) as {
      routes: { route_id: number; is_company_my_own: boolean }[];
    };
    const foreign = region.routes.find((route) => !route.is_company_my_own);
    expect(await send({ route_id: foreign?.route_id, feedback: "?" })).toBe(404);
    expect(await send({ route_id: routeId, feedback: "?" }, await api.tokenFor(prospectUser))).toBe(403);
    expect((await api.request("/api/company/feedback/", { body: { route_id: routeId, feedback: "?" } })).status).toBe(
      401,
    );
  });
});

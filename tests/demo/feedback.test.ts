import { asc } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { trips } from "../../demo/server/schema-calendar.ts";
import { feedback } from "../../demo/server/schema-feedback.ts";
import { createFeedback } from "../../src/core/api/feedback.ts";
import { detailedRoutesCall } from "../../src/core/api/route-list.ts";
import { ownRoutesCall } from "../../src/core/api/routes.ts";
import { administrator, companyUser, sharedTestApi } from "./helpers.ts";

const demo = sharedTestApi();
let routeId: number;
beforeAll(async () => {
  routeId = (await demo.read(ownRoutesCall))[0]?.routeId ?? 0;
});

const stored = () => demo.database.select().from(feedback).orderBy(asc(feedback.id));
const send = (body: unknown, as = administrator) => demo.status("/api/company/feedback/", { as, body });
const tripThat = async (isWanted: (plannedStart: Date) => boolean) =>
  (await demo.database.select().from(trips)).find((trip) => trip.routeId === routeId && isWanted(trip.plannedStart));

describe("feedback is stored", () => {
  test("about a route, with who wrote it and when", async () => {
    expect(await send({ route_id: routeId, feedback: " Şoförümüz çok ilgili. " })).toBe(201);
    expect((await stored()).at(-1)).toMatchObject({
      accountId: administrator.id,
      routeId,
      tripId: null,
      text: "Şoförümüz çok ilgili.",
      sentAt: demo.now,
    });
  });

  test("about a trip that has begun, by any user of the company", async () => {
    const ours = await tripThat((start) => start < demo.now);
    const body = { past_trip_id: ours?.id, feedback: "Gecikti" };
    expect(await send(body, companyUser)).toBe(201);
    expect((await stored()).at(-1)).toMatchObject({ accountId: companyUser.id, routeId: null, tripId: ours?.id });
  });

  test("when nothing was written", async () => {
    expect(await send({ route_id: routeId, feedback: "" })).toBe(201);
    expect((await stored()).at(-1)?.text).toBe("");
  });

  test("as the portal sends it", async () => {
    await createFeedback((await demo.session()).http, { routeId }, "  I\u0307yi  ");
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
    const coming = await tripThat((start) => start > demo.now);
    expect(coming).toBeDefined();
    expect(await send({ past_trip_id: coming?.id, feedback: "?" })).toBe(404);
  });

  test("about a route of another company", async () => {
    const { routes } = await demo.read(detailedRoutesCall, { all_routes: true, per_page: 999 });
    const foreign = routes.find(({ isOwn }) => !isOwn);
    expect(await send({ route_id: foreign?.routeId, feedback: "?" })).toBe(404);
  });
});

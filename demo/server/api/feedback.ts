import { and, eq, lte } from "drizzle-orm";
import { Hono, type Context } from "hono";
import * as v from "valibot";
import { findRoutes } from "../routes/find-routes.ts";
import { trips } from "../schema-calendar.ts";
import { feedback } from "../schema-feedback.ts";
import type { ApiEnvironment, SignedInEnvironment } from "./environment.ts";
import { companyOnly } from "./guards.ts";
import { notFound } from "./problem.ts";
import { readForm, writtenText } from "./validation.ts";

const id = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999_999));
/** The message of a feedback; it may be empty. */
const words = writtenText(5000);
/** About a route or a trip: strict, so that naming both is refused. */
const request = v.union([
  v.strictObject({ route_id: id, feedback: words }),
  v.strictObject({ past_trip_id: id, feedback: words }),
]);

export const feedbackApi = new Hono<ApiEnvironment>().post("/api/company/feedback/", companyOnly, async (c) => {
  const sent = await readForm(c, request);
  const tripId = "past_trip_id" in sent ? sent.past_trip_id : null;
  const routeId = "route_id" in sent ? sent.route_id : null;
  await requireOwnRoute(c, routeId ?? (await routeOfTrip(c, tripId)));
  await c.var.database
    .insert(feedback)
    .values({ accountId: c.var.account.id, routeId, tripId, text: sent.feedback, sentAt: c.var.now });
  return c.json({}, 201);
});

/** The route variant of a trip; refuses a trip that has not started. */
async function routeOfTrip(c: Context<SignedInEnvironment>, tripId: number | null): Promise<number> {
  const [trip] = await c.var.database
    .select({ routeId: trips.routeId })
    .from(trips)
    .where(and(eq(trips.id, tripId ?? 0), lte(trips.plannedStart, c.var.now)));
  if (!trip) throw notFound();
  return trip.routeId;
}

async function requireOwnRoute(c: Context<SignedInEnvironment>, routeId: number): Promise<void> {
  const { companyId } = c.var.account;
  const found = await findRoutes(c.var.database, { companyId, scope: "own", routeId });
  if (found.length === 0) throw notFound();
}

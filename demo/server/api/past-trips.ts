import { eq } from "drizzle-orm";
import { Hono, type Context } from "hono";
import * as v from "valibot";
import { isDay } from "../calendar/day.ts";
import { driverEvents } from "../past-trips/driver-events.ts";
import { Drive } from "../past-trips/drive.ts";
import { findOffice, findPastTrips, findPlans, hasOwnRoutes } from "../past-trips/find-trips.ts";
import { toPastTrip } from "../past-trips/past-trip-json.ts";
import { toDirections } from "../past-trips/positions.ts";
import { toSpeedReport } from "../past-trips/speed-report.ts";
import { findTripPassengers } from "../past-trips/trip-passengers.ts";
import { quirksOf, type TripRecord } from "../past-trips/trip-record.ts";
import { findDriverMeta } from "../routes/driver-meta.ts";
import { routeVariants } from "../schema-routes.ts";
import type { ApiEnvironment, SignedInEnvironment } from "./environment.ts";
import { companyOnly } from "./guards.ts";
import { notFound } from "./problem.ts";
import { jsonParameter, positiveInteger, readParameter, readQuery } from "./validation.ts";

const wrongDate = "Geçerli bir tarih girin.";
const noRoute = "En az bir rota seçin.";
const day = v.pipe(v.optional(v.string(), ""), v.check(isDay, wrongDate));
const uniqueId = v.pipe(v.string(noRoute), v.nonEmpty(noRoute), v.excludes("\0", noRoute));
const uniqueIds = v.pipe(v.array(uniqueId, noRoute), v.nonEmpty(noRoute));

const range = { date_start: day, date_end: day };
type Range = { readonly date_start: string; readonly date_end: string };
/** Whether an inclusive range isn't reversed; an invalid last day is reported by its own check. */
const isInOrder = ({ date_start: from, date_end: to }: Range) => !isDay(to) || from <= to;
const wrongOrder = "Bitiş tarihi başlangıç tarihinden önce olamaz.";

const tripsQuery = v.pipe(
  v.object({ ...range, route_unique_id: v.pipe(v.optional(v.string(), ""), uniqueId) }),
  v.forward(
    v.check((query) => isInOrder(query), wrongOrder),
    ["date_end"],
  ),
);
const speedQuery = v.pipe(
  v.object({ ...range, route_unique_ids: v.pipe(v.optional(v.string(), "[]"), jsonParameter(uniqueIds)) }),
  v.forward(
    v.check((query) => isInOrder(query), wrongOrder),
    ["date_end"],
  ),
);

export const pastTripsApi = new Hono<ApiEnvironment>()
  .get("/api/routes/past-trips/", companyOnly, async (c) => {
    const { date_start: from, date_end: to, route_unique_id: routeUniqueId } = readQuery(c, tripsQuery);
    return c.json((await ownTrips(c, [routeUniqueId], { from, to })).map(toPastTrip));
  })
  .get("/api/past-trips/zendrive/", companyOnly, async (c) => {
    const { date_start: from, date_end: to, route_unique_ids: routeUniqueIds } = readQuery(c, speedQuery);
    const trips = await ownTrips(c, routeUniqueIds, { from, to });
    return c.json(await toSpeedReport(c.var.database, trips));
  })
  .get("/api/routes/past-trips/:tripId", companyOnly, async (c) => {
    const trip = await askedTrip(c);
    const { isScoreLow } = quirksOf(trip);
    return c.json({ is_zendrive_score_low: isScoreLow, zendrive_analytics: driverEvents(await driveOf(c, trip)) });
  })
  .get("/api/routes/past-trips/:tripId/directions/", companyOnly, async (c) => {
    const trip = await askedTrip(c);
    return c.json(toDirections(await driveOf(c, trip), await findOffice(c.var.database, trip.routeUniqueId)));
  })
  .get("/api/routes/past-trips/:tripId/passengers/", companyOnly, async (c) => {
    const { database, account, now } = c.var;
    return c.json(await findTripPassengers(database, account.companyId, await askedTrip(c), now));
  })
  .get("/api/routes/past-trips/:tripId/meta/", companyOnly, async (c) => {
    const { routeId } = await askedTrip(c);
    return c.json(await findDriverMeta(c.var.database, eq(routeVariants.routeId, routeId)));
  });

async function ownTrips(
  c: Context<SignedInEnvironment>,
  routeUniqueIds: readonly string[],
  days: { readonly from: string; readonly to: string },
): Promise<TripRecord[]> {
  const { database, now } = c.var;
  const { companyId } = c.var.account;
  if (!(await hasOwnRoutes(database, companyId, routeUniqueIds))) throw notFound();
  return findPastTrips(database, { companyId, now, days, routeUniqueIds });
}

async function askedTrip(c: Context<SignedInEnvironment>): Promise<TripRecord> {
  const tripId = readParameter(c.req.param("tripId"), positiveInteger);
  const { companyId } = c.var.account;
  const [trip] = await findPastTrips(c.var.database, { companyId, now: c.var.now, tripId });
  if (!trip) throw notFound();
  return trip;
}

async function driveOf(c: Context<SignedInEnvironment>, trip: TripRecord): Promise<Drive> {
  const plan = (await findPlans(c.var.database, [trip.routeId])).get(trip.routeId);
  if (!plan) throw new Error(`Trip ${trip.id} has no plan`);
  return new Drive(trip, plan);
}

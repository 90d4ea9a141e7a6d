import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import { toMoment } from "../calendar/day.ts";
import type { Database } from "../database.ts";
import { toLatLng } from "../geo/places.ts";
import { bookings, trips } from "../schema-calendar.ts";
import { employees } from "../schema-people.ts";
import { locations, routePassengers, routes, routeVariants, stops } from "../schema-routes.ts";
import { drawBookings } from "../seed/booking-draw.ts";
import { ridesAt } from "./ride-times.ts";
import type { TripRecord } from "./trip-record.ts";

/** `GET /api/routes/past-trips/{trip_id}/passengers/`: the company's passengers of a trip, by their stops in travel order. */
export async function findTripPassengers(database: Database, companyId: number, trip: TripRecord, now: Date) {
  const ride = sql`(${await seatsOf(database, trip)}) as ride`;
  const columns = {
    tripId: sql`ride.trip_id`,
    employeeId: sql`ride.employee_id`,
    outcome: sql<"travelled" | "not-coming" | "cancelled-by-driver">`ride.outcome`,
  };
  const { boardedAt, leftAt, stoppedAt, isEndUnknown } = ridesAt(columns, now);
  const isMorning = trip.timePeriod === "morning";
  const rows = await database
    .select({
      firstName: employees.firstName,
      lastName: employees.lastName,
      order: stops.orderNumber,
      point: { lat: locations.lat, lng: locations.lng },
      outcome: columns.outcome,
      isEndUnknown: sql<boolean>`coalesce(${isEndUnknown}, false)`,
      seconds: seconds(sql`coalesce(${isMorning ? boardedAt : leftAt}, ${stoppedAt})`),
    })
    .from(ride)
    .innerJoin(trips, sql`${trips.id} = ride.trip_id`)
    .innerJoin(routeVariants, eq(routeVariants.routeId, trips.routeId))
    .innerJoin(routes, eq(routes.uniqueId, routeVariants.routeUniqueId))
    .innerJoin(employees, sql`${employees.id} = ride.employee_id`)
    .innerJoin(routePassengers, eq(routePassengers.employeeId, employees.id))
    .innerJoin(stops, and(eq(stops.routeId, trips.routeId), eq(stops.locationId, routePassengers.locationId)))
    .innerJoin(locations, eq(locations.id, stops.locationId))
    .where(eq(employees.companyId, companyId))
    .orderBy(asc(stops.orderNumber), asc(employees.sortKey), asc(employees.id));
  return rows.map((row) => ({
    passenger_full_name: `${row.firstName} ${row.lastName}`,
    trip_time_period: trip.timePeriod,
    stats: {
      state: stateOf(row, isMorning),
      transaction_location: toLatLng(row.point),
      transaction_date: row.seconds === null ? null : toMoment(new Date(row.seconds * 1000)),
      order: row.order,
    },
  }));
}

/** A morning trip records who got on, an evening trip who arrived. */
function stateOf({ outcome, isEndUnknown }: { outcome: string; isEndUnknown: boolean }, isMorning: boolean): string {
  if (outcome !== "travelled") return outcome;
  if (isMorning) return "on-the-bus";
  return isEndUnknown ? "-" : "completed";
}

/** The bookings of a trip. Only those of the last weeks are stored; older ones are generated the same way. */
async function seatsOf(database: Database, { id }: TripRecord): Promise<SQL> {
  const stored = sql`select trip_id, employee_id, outcome from bookings where trip_id = ${id}`;
  const [any] = await database.select({ id: bookings.tripId }).from(bookings).where(eq(bookings.tripId, id)).limit(1);
  return any ? stored : sql`select trip_id, employee_id, outcome from (${drawBookings(sql`trips.id = ${id}`)}) drawn`;
}

function seconds(moment: SQL): SQL<number | null> {
  return sql<number | null>`extract(epoch from ${moment})::double precision`;
}

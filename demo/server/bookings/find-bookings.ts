import { and, eq, inArray, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Day } from "../calendar/day.ts";
import type { Database } from "../database.ts";
import { bookings, trips } from "../schema-calendar.ts";
import { employees } from "../schema-people.ts";
import { routePassengers, routes, routeVariants, stops } from "../schema-routes.ts";
import { compareTurkish } from "../text.ts";
import { columnsAt, passengerName, type BookingColumn } from "./booking-columns.ts";

interface BookingSearch {
  readonly companyId: number;
  readonly now: Date;
  readonly timePeriod?: "morning" | "evening" | undefined;
  /** Empty: no filter; the same holds for the lists below. */
  readonly passengerNames: readonly string[];
  /** An unknown state matches nothing. */
  readonly states: readonly string[];
  readonly routeNames: readonly string[];
  readonly days: readonly Day[];
  readonly tripIds: readonly number[];
  readonly order: { readonly column: BookingColumn; readonly isDescending: boolean };
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

type Columns = ReturnType<typeof columnsAt>;

/** One page of the company's bookings, and how many match. */
export async function findBookings(database: Database, search: BookingSearch) {
  const columns = columnsAt(search.now);
  const wanted = and(
    eq(employees.companyId, search.companyId),
    search.timePeriod && eq(routeVariants.timePeriod, search.timePeriod),
    anyOf(passengerName, search.passengerNames),
    anyOf(columns.state, search.states),
    anyOf(routes.name, search.routeNames),
    anyOf(bookings.day, search.days),
    anyOf(bookings.tripId, search.tripIds),
  );
  const order = await orderOf(database, search, columns);
  // Selects the keys of the page first, from as few tables as possible, and then all columns of these rows.
  const page = await database
    .select({ tripId: sql<number>`bookings.trip_id`, employeeId: sql<number>`bookings.employee_id` })
    .from(sourceFor(search, search.order.column))
    .where(wanted)
    .orderBy(...order)
    .limit(search.pageSize)
    .offset((search.page - 1) * search.pageSize);
  const rows = await rowsOf(database, columns, page, order);
  return { rows, count: await database.$count(sourceFor(search), wanted) };
}

export type BookingRow = Awaited<ReturnType<typeof rowsOf>>[number];

async function rowsOf(
  database: Database,
  columns: Columns,
  keys: readonly { readonly tripId: number; readonly employeeId: number }[],
  order: readonly SQL[],
) {
  // Two array parameters, so that the statement is the same for any length of the page.
  const tripIds = `{${keys.map(({ tripId }) => tripId).join(",")}}`;
  const employeeIds = `{${keys.map(({ employeeId }) => employeeId).join(",")}}`;
  const onPage = sql`select * from unnest(${tripIds}::integer[], ${employeeIds}::integer[])`;
  return database
    .select({ ...columns, tripId: bookings.tripId, routeUniqueId: routes.uniqueId })
    .from(bookings)
    .innerJoin(trips, eq(trips.id, bookings.tripId))
    .innerJoin(routeVariants, eq(routeVariants.routeId, trips.routeId))
    .innerJoin(routes, eq(routes.uniqueId, routeVariants.routeUniqueId))
    .innerJoin(employees, eq(employees.id, bookings.employeeId))
    .leftJoin(routePassengers, eq(routePassengers.employeeId, employees.id))
    .leftJoin(stops, and(eq(stops.routeId, trips.routeId), eq(stops.locationId, routePassengers.locationId)))
    .where(sql`(${bookings.tripId}, ${bookings.employeeId}) in (${onPage})`)
    .orderBy(...order);
}

/** Joins only the tables that the search, and the order column if there is one, need. */
function sourceFor({ timePeriod, states, routeNames }: BookingSearch, column?: BookingColumn): SQL {
  const ofBooking: readonly (BookingColumn | undefined)[] = [undefined, "passenger_name", "scheduled_date", "trip_id"];
  const needsStop = states.length > 0 || !ofBooking.includes(column);
  const needsTrip = needsStop || timePeriod !== undefined || routeNames.length > 0;
  const people = sql`${bookings} join ${employees} on ${employees.id} = ${bookings.employeeId}`;
  const ofTrip = sql`join ${trips} on ${trips.id} = ${bookings.tripId}
    join ${routeVariants} on ${routeVariants.routeId} = ${trips.routeId}
    join ${routes} on ${routes.uniqueId} = ${routeVariants.routeUniqueId}`;
  // An employee has no stop on a route that they no longer ride.
  const ofStop = sql`left join ${routePassengers} on ${routePassengers.employeeId} = ${employees.id}
    left join ${stops} on ${stops.routeId} = ${trips.routeId} and ${stops.locationId} = ${routePassengers.locationId}`;
  return sql`${people} ${needsTrip ? ofTrip : sql``} ${needsStop ? ofStop : sql``}`;
}

function anyOf<Value>(column: SQL | PgColumn, values: readonly Value[]): SQL | undefined {
  return values.length > 0 ? inArray(sql`${column}`, [...values]) : undefined;
}

/** Rows without a value come last; ties are broken by further keys, so that the order is stable. */
async function orderOf(database: Database, search: BookingSearch, columns: Columns): Promise<SQL[]> {
  const { column, isDescending } = search.order;
  const direction = sql.raw(isDescending ? "desc nulls last" : "asc nulls last");
  const keys: Record<BookingColumn, SQL | PgColumn> = {
    passenger_name: employees.sortKey,
    state: columns.state,
    route_name: sql`array_position(${await routesByName(database, search.companyId)}, ${routes.uniqueId})`,
    time_period: sql`${columns.timePeriod} = 'evening'`,
    scheduled_date: columns.scheduledDate,
    pickup_time: columns.pickupTime,
    on_the_bus_time: columns.onTheBusTime,
    dropoff_time: columns.dropoffTime,
    completed_time: columns.completedTime,
    rating: columns.rating,
    trip_id: bookings.tripId,
  };
  const newestFirst = column === "scheduled_date" ? [] : [sql`${bookings.day} desc`];
  return [sql`${keys[column]} ${direction}`, ...newestFirst, sql`${bookings.tripId}`, sql`${bookings.employeeId}`];
}

/** SQL array of the company's route ids in Turkish collation order, which not every PostgreSQL has. */
async function routesByName(database: Database, companyId: number): Promise<SQL> {
  const own = await database
    .select({ uniqueId: routes.uniqueId, name: routes.name })
    .from(routes)
    .where(eq(routes.companyId, companyId));
  const ids = own.toSorted((a, b) => compareTurkish(a.name, b.name)).map(({ uniqueId }) => uniqueId);
  // One parameter, so that the statement is the same for any number of routes.
  return sql`string_to_array(${ids.join(" ")}::text, ' ')`;
}

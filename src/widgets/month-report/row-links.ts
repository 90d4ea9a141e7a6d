import type { TimePeriod } from "../../core/api/routes.ts";
import { addDays } from "../../core/time/day.ts";
import { writeRange } from "../../core/time/day-range.ts";
import { addMonths, type Month } from "../../core/time/month.ts";
import type { Destination } from "../kit/element/events.ts";

interface LinkedRoute {
  readonly routeId: string;
  readonly name: string;
  /** Absent: both directions. */
  readonly timePeriod?: TimePeriod;
}

const daysIn = (month: Month) => ({ first: `${month}-01`, last: addDays(`${addMonths(month, 1)}-01`, -1) });

/** The past trips of a route in a month. The linked screen ends the range today when the month isn't over. */
export function toTrips({ routeId, name, timePeriod }: LinkedRoute, month: Month): Destination {
  const { first, last } = daysIn(month);
  const query = new URLSearchParams({ routeName: name });
  query.set("date_start", first);
  query.set("date_end", last);
  if (timePeriod) query.set("direction", timePeriod);
  return { name: "past-route-details", params: { id: routeId }, query: query.toString() };
}

export function toRoute({ routeId, timePeriod }: LinkedRoute): Destination {
  const query = new URLSearchParams(timePeriod ? { direction: timePeriod } : {});
  return { name: "route-details", params: { id: routeId }, query: query.toString() };
}

interface BookingFilter {
  readonly name?: string | null;
  readonly route: string | null;
  readonly timePeriod?: TimePeriod;
}

/** The list of bookings, filtered by month and by person, route or direction. */
export function toBookings({ name = null, route, timePeriod }: BookingFilter, month: Month): Destination {
  const query = new URLSearchParams();
  if (name !== null) query.set("passenger_name", name);
  if (route !== null) query.set("route_name", route);
  if (timePeriod) query.set("time_period", timePeriod);
  query.set("scheduled_date", writeRange(daysIn(month)));
  return { name: "booking", query: query.toString() };
}

/** The list of employees, filtered by route. */
export const toPeople = ({ name }: LinkedRoute): Destination => ({
  name: "personnel",
  query: new URLSearchParams([["route_name", name]]).toString(),
});

import type { TimePeriod } from "../../core/api/routes.ts";
import { toUrlQuery } from "../../core/portal/query.ts";
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
  const query = toUrlQuery([
    ["routeName", name],
    ["date_start", first],
    ["date_end", last],
    ["direction", timePeriod],
  ]);
  return { name: "past-route-details", params: { id: routeId }, query };
}

export function toRoute({ routeId, timePeriod }: LinkedRoute): Destination {
  return { name: "route-details", params: { id: routeId }, query: toUrlQuery({ direction: timePeriod }) };
}

interface BookingFilter {
  readonly name?: string | null;
  readonly route: string | null;
  readonly timePeriod?: TimePeriod;
}

/** The list of bookings, filtered by month and by person, route or direction. */
export function toBookings({ name = null, route, timePeriod }: BookingFilter, month: Month): Destination {
  const days = writeRange(daysIn(month));
  const query = toUrlQuery([
    ["passenger_name", name],
    ["route_name", route],
    ["time_period", timePeriod],
    ["scheduled_date", days],
  ]);
  return { name: "booking", query };
}

/** The list of employees, filtered by route. */
export const toPeople = ({ name }: LinkedRoute): Destination => ({
  name: "personnel",
  query: toUrlQuery({ route_name: name }),
});

import { addDays } from "../../core/time/day.ts";
import { writeRange } from "../../core/time/day-range.ts";
import { addMonths, type Month } from "../../core/time/month.ts";

/** The state of the bookings' list that shows a month of a person or a route, as if it were filtered by hand. */
export function toBookingsQuery({ name, route }: { name: string | null; route: string | null }, month: Month): string {
  const query = new URLSearchParams();
  if (name !== null) query.set("passenger_name", name);
  if (route !== null) query.set("route_name", route);
  query.set("scheduled_date", writeRange({ first: `${month}-01`, last: addDays(`${addMonths(month, 1)}-01`, -1) }));
  return query.toString();
}

/** The people of a route in the list of employees. */
export const toPeopleQuery = (route: string): string => new URLSearchParams({ route_name: route }).toString();

import { type Booking, fetchBookings } from "../../../core/api/bookings.ts";
import { type Day, toDay } from "../../../core/day.ts";
import { formatDay } from "../../../core/format.ts";
import { createQuery } from "../../../core/query.ts";
import type { Session } from "../../../core/session.ts";
import { compareText } from "../../../core/text.ts";
import { clockIcon } from "../../kit/ui/icons.ts";
import { attentionMessages as texts } from "./attention.messages.ts";
import { type AttentionItem, type AttentionSource, toSource } from "./item.ts";
import { workdaysBefore } from "../../../core/trips/workdays.ts";

/** Minutes after the planned time from which a shuttle is late at a stop. */
const lateFrom = 10;
/** One passenger who dawdles makes no late route. */
const fewestPassengers = 2;
/** Bookings of the day that are read; a company that has more sees the routes of these. */
const mostBookings = 2000;
const namedRoutes = 3;

/** Routes whose passengers boarded late on the last workday. */
export function lateRouteSource(session: Session): AttentionSource {
  const [day = ""] = workdaysBefore(toDay(session.environment.now()), 1);
  const query = createQuery(session, {
    key: ["late-routes", day],
    fetch: async (http, signal) => {
      const search = { states: ["completed"], scheduledDays: [day], page: 1, pageSize: mostBookings, timePeriod: null };
      const { bookings } = await fetchBookings(http, search, signal);
      return toLateRoutes(bookings);
    },
  });
  return toSource(query, (names) => toLateItems(names, day));
}

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Minutes between plan and boarding; null when one of them is missing. */
function delayOf({ pickupTime, onTheBusTime }: Booking): number | null {
  return pickupTime === null || onTheBusTime === null ? null : minutesOf(onTheBusTime) - minutesOf(pickupTime);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}

/** Names of the routes that half of the passengers of one direction boarded late, in Turkish order. */
export function toLateRoutes(bookings: readonly Booking[]): readonly string[] {
  const delays = new Map<string, { readonly name: string; readonly minutes: number[] }>();
  for (const booking of bookings) {
    const delay = delayOf(booking);
    if (delay === null || booking.routeName === null) continue;
    const run = `${booking.timePeriod ?? ""} ${booking.routeName}`;
    const known = delays.get(run) ?? { name: booking.routeName, minutes: [] };
    known.minutes.push(delay);
    delays.set(run, known);
  }
  const late = [...delays.values()].filter(
    ({ minutes }) => minutes.length >= fewestPassengers && median(minutes) >= lateFrom,
  );
  return [...new Set(late.map(({ name }) => name))].toSorted(compareText);
}

export function toLateItems(names: readonly string[], day: Day): readonly AttentionItem[] {
  if (names.length === 0) return [];
  const query = new URLSearchParams([
    ...names.map((name): [string, string] => ["route_name", name]),
    ["scheduled_date", day],
  ]);
  return [
    {
      key: "late",
      icon: clockIcon,
      tone: "warning",
      text: texts.late(names.length),
      detail: texts.lateDetail(formatDay(day), names.slice(0, namedRoutes), names.length - namedRoutes),
      to: { name: "booking", query: query.toString() },
    },
  ];
}

import { type Booking, fetchBookings, bookingsCall } from "../../../core/api/bookings.ts";
import { type Day, toDay } from "../../../core/time/day.ts";
import { formatDay } from "../../../core/text/format.ts";
import { createQuery } from "../../../core/query/query.ts";
import { type QueryOwner, sessionOf } from "../../../core/query/scope.ts";
import { minutesBetweenClocks } from "../../../core/time/clock.ts";
import { workdaysBefore } from "../../../core/time/holidays.ts";
import { compareText } from "../../../core/text/text.ts";
import type { Destination } from "../../kit/element/events.ts";
import { attentionMessages as texts } from "../overview.messages.ts";
import { type AttentionItem, type AttentionSource, toSource } from "./item.ts";
import { keyOf } from "../../../core/query/call-query.ts";

/** From this delay on a passenger boarded late, minutes. */
const lateFrom = 10;
/** Passengers needed to call a route late: a single one may have been slow. */
const fewestPassengers = 2;
/** The most bookings of the day that are read; further ones, and routes that only they belong to, are left out. */
const mostBookings = 2000;
const namedRoutes = 3;

/** A route that was late in one direction or both. */
interface LateRoute {
  readonly name: string;
  /** The median delay of its passengers in minutes, of the worse direction. */
  readonly minutes: number;
  readonly tripIds: readonly number[];
}

/** Routes whose passengers boarded late on the last workday. */
export function lateRouteSource(owner: QueryOwner): AttentionSource {
  const session = sessionOf(owner);
  const [day = ""] = workdaysBefore(toDay(session.environment.now()), 1);
  const query = createQuery(owner, {
    key: keyOf(bookingsCall, "late routes", day),
    fetch: async (http, signal) => {
      const search = { states: ["completed"], scheduledDays: [day], page: 1, pageSize: mostBookings, timePeriod: null };
      const { bookings } = await fetchBookings(http, search, signal);
      return toLateRoutes(bookings);
    },
  });
  const state = session.$state.get();
  const hasTrips = state.status !== "signed-in" || state.profile.enabledMenuItems?.pastTrips !== false;
  return toSource(query, (routes) => toLateItems(routes, day, hasTrips));
}

/** Minutes between planned pickup and boarding; null when one of the times is missing. */
function delayOf({ pickupTime, onTheBusTime }: Booking): number | null {
  return pickupTime === null || onTheBusTime === null ? null : minutesBetweenClocks(pickupTime, onTheBusTime);
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0;
}

/** The routes where at least half of a direction's passengers boarded late, the latest first, then by name. */
export function toLateRoutes(bookings: readonly Booking[]): readonly LateRoute[] {
  interface Run {
    readonly name: string;
    readonly minutes: number[];
    readonly tripIds: Set<number>;
  }
  const runs = new Map<string, Run>();
  for (const booking of bookings) {
    const delay = delayOf(booking);
    if (delay === null || booking.routeName === null) continue;
    const run = `${booking.timePeriod ?? ""} ${booking.routeName}`;
    const known = runs.get(run) ?? { name: booking.routeName, minutes: [], tripIds: new Set() };
    known.minutes.push(delay);
    if (booking.tripId !== null) known.tripIds.add(booking.tripId);
    runs.set(run, known);
  }
  const routes = new Map<string, LateRoute>();
  for (const { name, minutes, tripIds } of runs.values()) {
    const delay = median(minutes);
    if (minutes.length < fewestPassengers || delay < lateFrom) continue;
    const other = routes.get(name);
    routes.set(name, {
      name,
      minutes: Math.max(delay, other?.minutes ?? 0),
      tripIds: [...(other?.tripIds ?? []), ...tripIds],
    });
  }
  return [...routes.values()].toSorted((one, next) => next.minutes - one.minutes || compareText(one.name, next.name));
}

/** @param hasTrips whether the account may see past trips: the item links to them if all their ids are known, else to bookings */
export function toLateItems(routes: readonly LateRoute[], day: Day, hasTrips = true): readonly AttentionItem[] {
  if (routes.length === 0) return [];
  const named = routes.slice(0, namedRoutes).map(({ name, minutes }) => texts.lateRoute(name, minutes));
  return [
    {
      key: "late",
      count: routes.length,
      isDated: true,
      text: texts.late(routes.length),
      detail: texts.lateDetail(formatDay(day), named, routes.length - namedRoutes),
      to: hasTrips && routes.every(({ tripIds }) => tripIds.length > 0) ? toRuns(routes, day) : toBookings(routes, day),
    },
  ];
}

function toRuns(routes: readonly LateRoute[], day: Day): Destination {
  const trips = routes.flatMap(({ tripIds }) => tripIds.map((id): [string, string] => ["trip", String(id)]));
  const query = new URLSearchParams([["view", "runs"], ["day", day], ...trips]);
  return { name: "past-trips", query: query.toString() };
}

function toBookings(routes: readonly LateRoute[], day: Day): Destination {
  const names = routes.map(({ name }): [string, string] => ["route_name", name]);
  return { name: "booking", query: new URLSearchParams([...names, ["scheduled_date", day]]).toString() };
}

import type { PastTrip } from "../../core/api/past-trips.ts";
import { isPeriod, type TimePeriod } from "../../core/api/routes.ts";
import { toUrlQuery } from "../../core/portal/query.ts";
import { type Day, isDay } from "../../core/time/day.ts";
import { checkListRange, type DayRange, earliestTripDay, toDefaultRange } from "../../core/trips/dates.ts";
import type { Destination } from "../kit/element/events.ts";

/** The state kept in `query`. */
export interface TripState {
  /** The route chosen in this element, when the page doesn't navigate itself; null: that of the attribute. */
  readonly routeId: string | null;
  /** The route's name in the link, shown until the provider's answer has it. */
  readonly routeName: string | null;
  /** Null: the attribute's, else the default. */
  readonly start: Day | null;
  readonly end: Day | null;
  /** Null: both. */
  readonly direction: TimePeriod | null;
  /** Id of the selected trip; null: the first of the list. */
  readonly trip: number | null;
}

export function readQuery(query: string): TripState {
  const parameters = new URLSearchParams(query);
  const direction = parameters.get("direction");
  const trip = parameters.get("trip") ?? "";
  return {
    routeId: parameters.get("route") || null,
    routeName: parameters.get("routeName")?.trim() || null,
    start: toDayOrNull(parameters.get("date_start")),
    end: toDayOrNull(parameters.get("date_end")),
    direction: isPeriod(direction) ? direction : null,
    trip: /^\d{1,15}$/.test(trip) ? Number(trip) : null,
  };
}

export function writeQuery({ routeId, routeName, start, end, direction, trip }: TripState): string {
  return toUrlQuery([
    ["route", routeId],
    ["routeName", routeName],
    ["date_start", start],
    ["date_end", end],
    ["direction", direction],
    ["trip", trip],
  ]);
}

interface GivenDays {
  readonly dateStart: string | null;
  readonly dateEnd: string | null;
}

/**
 * The listed days. A start alone lasts until today; an end alone starts as many days earlier as the default range has. Days that
 * the list doesn't allow are replaced by allowed ones.
 */
export function toRange(state: Pick<TripState, "start" | "end">, attributes: GivenDays, today: Day): DayRange {
  const start = state.start ?? toDayOrNull(attributes.dateStart);
  const end = state.end ?? toDayOrNull(attributes.dateEnd);
  const wanted = { start: start ?? "", end: end ?? "" };
  if (checkListRange(wanted, today) === null) return wanted;
  if (end === null || end > today || end <= earliestTripDay) return toDefaultRange(today, start);
  // As long before the end as the default range starts before today.
  const { start: first } = toDefaultRange(end, start);
  return { start: first > earliestTripDay ? first : earliestTripDay, end };
}

/** Filters the loaded list by direction; null shows both. No call is made. */
export function toShownTrips(trips: readonly PastTrip[], direction: TimePeriod | null): readonly PastTrip[] {
  return direction === null ? trips : trips.filter(({ timePeriod }) => timePeriod === direction);
}

/** The trip of the wanted id, else the first one. */
export function chooseTrip(trips: readonly PastTrip[], wanted: number | null): PastTrip | null {
  return trips.find(({ id }) => id === wanted) ?? trips[0] ?? null;
}

/** Whether the wanted trip is not listed: a link may name one that hasn't ended (a booking of today) or was cancelled. */
export function isTripMissing(trips: readonly PastTrip[], wanted: number | null): boolean {
  return wanted !== null && trips.every(({ id }) => id !== wanted);
}

/** The same days and direction of another route, in the portal. */
export function toOtherRoute(routeId: string, state: TripState): Destination {
  return {
    name: "past-route-details",
    params: { id: routeId },
    query: writeQuery({ ...state, routeId: null, routeName: null, trip: null }),
  };
}

function toDayOrNull(text: string | null): Day | null {
  return text !== null && isDay(text) ? text : null;
}

import { atom, computed } from "nanostores";
import { type Booking, bookingsCall, fetchBookings } from "../../core/api/bookings.ts";
import { type DriverMeta, fetchTripDriver, tripDriverCall } from "../../core/api/driver-detail.ts";
import {
  fetchPastTrips,
  fetchTripDetails,
  fetchTripDirections,
  fetchTripPassengers,
  type PastTrip,
  pastTripsCall,
  type TripDetails,
  tripDetailsCall,
  tripDirectionsCall,
  type TripPassenger,
  tripPassengersCall,
  type TripPoint,
} from "../../core/api/past-trips.ts";
import type { TimePeriod } from "../../core/api/routes.ts";
import { keyOf, queryOf } from "../../core/query/call-query.ts";
import type { QueryOptions } from "../../core/query/query.ts";
import { createSwitchedQuery, mapQuery } from "../../core/query/switched-query.ts";
import { createReportForm, type ReportForm } from "../../core/reports/report-form.ts";
import { createKnownRoutes } from "../../core/routes/known-routes.ts";
import { createFeedbackForm, type FeedbackForm } from "../../core/routes/feedback.ts";
import { addDays, toDay } from "../../core/time/day.ts";
import type { DayRange } from "../../core/trips/dates.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import { createQueryState, type StoreOptions } from "../kit/element/query-state.ts";
import type { pastRouteDetailsContract } from "./past-route-details.contract.ts";
import {
  chooseTrip,
  readQuery,
  toOtherRoute,
  toRange,
  toShownTrips,
  type TripState,
  writeQuery,
} from "./trip-state.model.ts";
import { toTripWay } from "./trip/trip.model.ts";

/** Page size of the bookings of a trip: more than a vehicle has seats. */
const mostSeats = 100;
/** The bookings of a trip, which have the planned time at each stop. */
const tripBookings = (id: number): QueryOptions<readonly Booking[]> => ({
  key: keyOf(bookingsCall, "of a trip", id),
  fetch: async (http, signal) =>
    (await fetchBookings(http, { tripIds: [id], page: 1, pageSize: mostSeats }, signal)).rows,
  freshFor: 600_000,
});

type Values = AttributeValues<typeof pastRouteDetailsContract.attributes> & CommonValues;

export type PastRouteDetails = ReturnType<typeof createPastRouteDetails>;

const noTrips: readonly PastTrip[] = [];

/** The past trips of one route and one of them in detail. */
export function createPastRouteDetails({ scope, $attributes, emit }: StoreOptions<Values>) {
  const { session } = scope;
  const { $state, change } = createQueryState<TripState, Values>({
    scope,
    $attributes,
    emit,
    read: ({ query }) => readQuery(query),
    write: writeQuery,
    // A new `route-id` resets the choices made for the previous route.
    isOutdated: (before, after) => before.routeId !== after.routeId,
  });
  const today = () => toDay(session.environment.now());
  const $routeId = computed([$attributes, $state], ({ routeId }, state) => (state.routeId ?? routeId)?.trim() || null);
  /** First and last day as one string, so that an equal range is an equal value and doesn't notify listeners. */
  const $days = computed([$attributes, $state], (attributes, state) => {
    const { start, end } = toRange(state, attributes, today());
    return `${start} ${end}`;
  });
  const $range = computed($days, (days): DayRange => ({ start: days.slice(0, 10), end: days.slice(11) }));

  const routes = createKnownRoutes(
    scope,
    computed($routeId, (routeId) => routeId !== null),
  );
  const list = createSwitchedQuery<PastTrip[]>(scope);
  const details = createSwitchedQuery<TripDetails>(scope);
  const points = createSwitchedQuery<TripPoint[]>(scope);
  const passengers = createSwitchedQuery<TripPassenger[]>(scope);
  const driver = createSwitchedQuery<DriverMeta>(scope);
  const bookings = createSwitchedQuery<readonly Booking[]>(scope);

  const $trips = atom<readonly PastTrip[]>(noTrips);
  const $trip = atom<PastTrip | null>(null);

  const showTrip = () => {
    const { direction, trip: wanted } = $state.get();
    const load = list.$load.get();
    const trips = toShownTrips(load.status === "ready" ? load.data : noTrips, direction);
    const trip = chooseTrip(trips, wanted);
    // `ask` with another trip aborts the requests for the previous one.
    details.ask(trip && queryOf(tripDetailsCall, fetchTripDetails, trip.id));
    points.ask(trip && queryOf(tripDirectionsCall, fetchTripDirections, trip.id));
    passengers.ask(trip && queryOf(tripPassengersCall, fetchTripPassengers, trip.id));
    driver.ask(trip && queryOf(tripDriverCall, fetchTripDriver, trip.id));
    bookings.ask(trip && tripBookings(trip.id));
    $trips.set(trips);
    $trip.set(trip);
  };
  const askList = () => {
    const routeUniqueId = $routeId.get();
    const search = routeUniqueId !== null && { routeUniqueId, ...$range.get() };
    list.ask(search ? queryOf(pastTripsCall, fetchPastTrips, search) : null);
    showTrip();
  };
  askList();
  // Each asks for the list first, so that no trip of the old list is requested.
  for (const $source of [$routeId, $range, $state]) scope.onEnd($source.listen(askList));
  scope.onEnd(list.$load.listen(showTrip));

  const directions = mapQuery(points, toTripWay);
  /** Forms of the dialogs, kept here so that their values survive closing; those of the speed reports by route. */
  const feedbackForms = new Map<number, FeedbackForm>();
  const reportForms = new Map<string, ReportForm>();
  return {
    session,
    today,
    $routeId,
    $range,
    $state,
    /** Every route of the company: for the dropdown, and to tell an unknown id from a failed load of trips. */
    routes,
    list,
    /** The trips of the chosen direction. */
    $trips,
    $trip,
    details,
    directions,
    passengers,
    driver,
    /** The bookings of the trip, for the planned times at the stops. */
    bookings,
    /** Plan and events are shown at first; the choice is kept for other trips. */
    $showsPlan: atom(true),
    $showsEvents: atom(true),
    /** Emits `shuttle-navigate`; unless the page cancels it, this element shows the other route itself. */
    chooseRoute(routeId: string) {
      const to = toOtherRoute(routeId, $state.get());
      const { name, params = {}, query = "" } = to;
      if (emit("shuttle-navigate", { name, params, query, href: null }))
        change({ ...$state.get(), routeId, routeName: null, trip: null });
    },
    /** Lists the trips of the given days and clears the selection; the days already listed are loaded again. */
    async listDays({ start, end }: DayRange) {
      const before = $range.get();
      change({ ...$state.get(), start, end, trip: null });
      if (before.start === start && before.end === end) await list.refresh();
    },
    chooseDirection: (direction: TimePeriod | null) => change({ ...$state.get(), direction }),
    chooseTrip: (trip: number) => change({ ...$state.get(), trip }),
    feedbackOn(pastTripId: number): FeedbackForm {
      const form = feedbackForms.get(pastTripId) ?? createFeedbackForm(session, { pastTripId });
      feedbackForms.set(pastTripId, form);
      return form;
    },
    /** A new form has the listed days; the last day of a report is yesterday at the latest. */
    speedReportOn(routeId: string, name: string): ReportForm {
      const known = reportForms.get(routeId);
      if (known) return known;
      const form = createReportForm(session, { preset: { uniqueId: routeId, name } });
      const { start, end } = $range.get();
      const latest = addDays(form.today(), -1);
      form.change({ start, end: end < latest ? end : latest });
      reportForms.set(routeId, form);
      return form;
    },
    /** Emits `shuttle-navigate`, so that the page may show its own not-found page. `href` is null because no link was clicked. */
    emitNotFound: () => emit("shuttle-navigate", { name: "not-found", params: {}, query: "", href: null }),
  };
}

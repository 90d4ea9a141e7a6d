import { atom, computed } from "nanostores";
import { type Booking, bookingsCall, fetchBookings } from "../../core/api/bookings.ts";
import { type DriverMeta, fetchTripDriver, tripDriverCall } from "../../core/api/driver-meta.ts";
import {
  fetchTripDetails,
  fetchTripDirections,
  fetchTripPassengers,
  type TripDetails,
  tripDetailsCall,
  tripDirectionsCall,
  type TripPassenger,
  tripPassengersCall,
  type TripPoint,
} from "../../core/api/past-trip-detail.ts";
import { fetchPastTrips, type PastTrip, pastTripsCall, type PastTripSearch } from "../../core/api/past-trips.ts";
import type { TimePeriod } from "../../core/api/routes.ts";
import { addDays, toDay } from "../../core/time/day.ts";
import { createFeedbackForm, type FeedbackForm } from "../../core/tickets/feedback.ts";
import { createKnownRoutes } from "../../core/routes/known-routes.ts";
import { mapQuery } from "../../core/query/map-query.ts";
import { createSwitchedQuery } from "../../core/query/switched-query.ts";
import type { DayRange } from "../../core/trips/dates.ts";
import type { AttributeValues, CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import { createQueryState } from "../kit/element/query-state.ts";
import { toTripWay } from "./map/trip-way.model.ts";
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
import { createReportForm, type ReportForm } from "../../core/reports/report-form.ts";
import type { Session } from "../../core/session/session.ts";
import { keyOf, queryOf } from "../../core/query/call-query.ts";
import type { QueryOptions } from "../../core/query/query.ts";

const tripList = (search: PastTripSearch) => queryOf(pastTripsCall, fetchPastTrips, search);
const tripDetails = (id: number) => queryOf(tripDetailsCall, fetchTripDetails, id);
const tripDirections = (id: number) => queryOf(tripDirectionsCall, fetchTripDirections, id);
const tripPassengers = (id: number) => queryOf(tripPassengersCall, fetchTripPassengers, id);
const tripDriver = (id: number) => queryOf(tripDriverCall, fetchTripDriver, id);

/** Page size of the bookings of a trip: more than a vehicle has seats. */
const mostSeats = 100;
/** The bookings of a trip, which have the planned time at each stop. */
const tripBookings = (id: number): QueryOptions<readonly Booking[]> => ({
  key: keyOf(bookingsCall, "of a trip", id),
  fetch: async (http, signal) =>
    (await fetchBookings(http, { tripIds: [id], page: 1, pageSize: mostSeats }, signal)).bookings,
  freshFor: 600_000,
});

/** The forms of the speed-limit reports, one per route, kept here so that their values survive closing the dialog. */
function createSpeedReports(session: Session) {
  const forms = new Map<string, ReportForm>();
  return {
    /** A new form has the listed days; the last day of a report is yesterday at the latest. */
    formOf(routeId: string, name: string, { start, end }: DayRange): ReportForm {
      const known = forms.get(routeId);
      if (known) return known;
      const form = createReportForm(session, { preset: { uniqueId: routeId, name } });
      const latest = addDays(form.today(), -1);
      form.change({ start, end: end < latest ? end : latest });
      forms.set(routeId, form);
      return form;
    },
  };
}

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
    details.ask(trip && tripDetails(trip.id));
    points.ask(trip && tripDirections(trip.id));
    passengers.ask(trip && tripPassengers(trip.id));
    driver.ask(trip && tripDriver(trip.id));
    bookings.ask(trip && tripBookings(trip.id));
    $trips.set(trips);
    $trip.set(trip);
  };
  const askList = () => {
    const routeUniqueId = $routeId.get();
    list.ask(routeUniqueId === null ? null : tripList({ routeUniqueId, ...$range.get() }));
    showTrip();
  };
  askList();
  const stops = [
    $routeId.listen(askList),
    $range.listen(askList),
    // Asks for the list first, so that no trip of the old list is requested.
    $state.listen(askList),
    list.$load.listen(showTrip),
  ];
  for (const stop of stops) scope.onEnd(stop);

  const directions = mapQuery(points, toTripWay);
  const speedReports = createSpeedReports(session);
  const forms = new Map<number, FeedbackForm>();
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
    /** One form per trip, kept here so that its values survive closing the dialog. */
    feedbackOn(pastTripId: number): FeedbackForm {
      const form = forms.get(pastTripId) ?? createFeedbackForm(session, { pastTripId });
      forms.set(pastTripId, form);
      return form;
    },
    speedReports,
    /** Emits `shuttle-navigate`, so that the page may show its own not-found page. `href` is null because no link was clicked. */
    tellMissing: () => emit("shuttle-navigate", { name: "not-found", params: {}, query: "", href: null }),
  };
}

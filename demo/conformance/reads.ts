import { fetchHistogram, fetchInvoice } from "../../src/core/api/billing.ts";
import { fetchBookingChoices, fetchBookings } from "../../src/core/api/bookings.ts";
import {
  fetchDemoSummary,
  fetchEmissions,
  fetchIndicatorHistory,
  fetchSla,
  fetchSummary,
} from "../../src/core/api/indicators.ts";
import { fetchFileChoices, fetchFiles } from "../../src/core/api/files.ts";
import { fetchDriver, fetchRouteDriver, fetchTripDriver } from "../../src/core/api/driver-detail.ts";
import {
  fetchDriverFolder,
  fetchPendingDocuments,
  fetchRejectionReasons,
} from "../../src/core/api/driver-documents.ts";
import { fetchDrivers } from "../../src/core/api/drivers.ts";
import { fetchActivationChoices } from "../../src/core/api/employee-changes.ts";
import { fetchDemoEmployees, fetchEmployeeFilters, fetchEmployees } from "../../src/core/api/employees.ts";
import { fetchLineDetail, fetchLineDriver } from "../../src/core/api/marketplace-detail.ts";
import { fetchPeople, fetchAddresses } from "../../src/core/api/marketplace-people.ts";
import { fetchBulkStatus, fetchPastSearches, fetchReservations } from "../../src/core/api/marketplace-requests.ts";
import { fetchOpenLines } from "../../src/core/api/marketplace.ts";
import { fetchBillingEnabled, fetchEnabledMenuItems } from "../../src/core/api/account.ts";
import { fetchOfferLines } from "../../src/core/api/offer-lines.ts";
import { fetchOffers } from "../../src/core/api/offers.ts";
import {
  fetchPastTrips,
  fetchTripDetails,
  fetchTripDirections,
  fetchTripPassengers,
} from "../../src/core/api/past-trips.ts";
import { fetchPendingCount } from "../../src/core/api/pending-count.ts";
import { fetchPlanChange } from "../../src/core/api/plan-change.ts";
import { fetchRouteDetail } from "../../src/core/api/stops.ts";
import {
  fetchDemoRoute,
  fetchDemoRoutes,
  fetchDetailedRoutes,
  fetchOwnRouteRows,
} from "../../src/core/api/route-list.ts";
import { fetchRoutePage } from "../../src/core/api/route-pages.ts";
import { fetchOwnRoutes, fetchOwnRoutesWithGeometry, fetchRouteCount } from "../../src/core/api/routes.ts";
import { fetchSpeedReport } from "../../src/core/api/driver-events.ts";
import { fetchTickets, fetchTicketStatistics } from "../../src/core/api/tickets.ts";
import {
  fetchRatings,
  fetchReservations as fetchWeekReservations,
  fetchTodaysTrips,
  fetchTripPersonnelCounts,
} from "../../src/core/api/trips.ts";
import { ApiError } from "../../src/core/http/errors.ts";
import type { Http } from "../../src/core/http/http.ts";
import { addDays, toDay } from "../../src/core/time/day.ts";
import { addMonths, toMonth } from "../../src/core/time/month.ts";

export interface Account {
  readonly type: "company" | "demo";
  /** If null, the billing calls are skipped. */
  readonly companyId: string | null;
  /** Of demo accounts; if null, the call for their menu is skipped. */
  readonly companyName: string | null;
}

/** A paginated list, and the two page sizes to compare. */
export interface PagedList {
  readonly name: string;
  readonly small: number;
  readonly large: number;
  ask(page: number, size: number): Promise<unknown>;
}

/** Returns null on an API error: its exchange is already recorded, and callers skip the requests that depend on the result. */
export async function attempt<Result>(asking: Promise<Result>): Promise<Result | null> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

/** Number of routes to try until one has trips. */
const routeLimit = 5;

/** Sends every read of the portal; ids other than the company's come from earlier responses. */
export async function readCompany(http: Http, { companyId }: Account, now: number): Promise<void> {
  const today = toDay(now);
  const overview = [fetchSummary, fetchSla, fetchIndicatorHistory, fetchRatings, fetchWeekReservations];
  for (const fetchCard of overview) await attempt<unknown>(fetchCard(http));
  await attempt(fetchTripPersonnelCounts(http));
  for (const isMorning of [true, false]) await attempt(fetchTodaysTrips(http, isMorning));
  await attempt(fetchEmissions(http));

  const routes = (await attempt(fetchOwnRoutes(http))) ?? [];
  await attempt(fetchOwnRouteRows(http));
  await attempt(fetchOwnRoutesWithGeometry(http));
  await attempt(fetchRouteCount(http, true));
  await attempt(fetchDetailedRoutes(http, { timePeriods: ["morning"] }));
  await attempt(fetchDetailedRoutes(http, { isWholeRegion: true }));
  for (const { routeId } of routes.slice(0, 2)) {
    await attempt(fetchRouteDetail(http, routeId));
    await attempt(fetchRouteDriver(http, routeId));
  }
  await readTrips(http, [...new Set(routes.map(({ routeUniqueId }) => routeUniqueId))].slice(0, routeLimit), today);

  await attempt(fetchEmployeeFilters(http, false));
  const [person] = (await attempt(fetchPeople(http))) ?? [];
  if (person) await attempt(fetchActivationChoices(http, person.id, "on_hold"));
  await attempt(fetchBookingChoices(http));
  await readDrivers(http);
  await attempt(fetchFileChoices(http));
  for (const status of ["open", "solved"] as const) await attempt(fetchTickets(http, status));
  await attempt(fetchTicketStatistics(http));
  await readMarketplace(http);
  if (companyId === null) return;
  await attempt(fetchBillingEnabled(http, companyId));
  for (const month of [toMonth(now), addMonths(toMonth(now), -1)]) {
    await attempt(fetchInvoice(http, companyId, month));
    await attempt(fetchPlanChange(http, companyId, month));
    await attempt(fetchHistogram(http, companyId, month));
  }
}

async function readTrips(http: Http, routeUniqueIds: readonly string[], today: string): Promise<void> {
  for (const routeUniqueId of routeUniqueIds) {
    const trips = (await attempt(fetchPastTrips(http, { routeUniqueId, start: addDays(today, -7), end: today }))) ?? [];
    for (const { id } of trips.slice(-2)) {
      await attempt(fetchTripDetails(http, id));
      await attempt(fetchTripDirections(http, id));
      await attempt(fetchTripPassengers(http, id));
      await attempt(fetchTripDriver(http, id));
    }
    if (trips.length > 0) break;
  }
  if (routeUniqueIds.length === 0) return;
  await attempt(fetchSpeedReport(http, { start: addDays(today, -10), end: addDays(today, -1), routeUniqueIds }));
}

async function readDrivers(http: Http): Promise<void> {
  const order = { field: "driver_name", isDescending: false } as const;
  const [driver] = (await attempt(fetchDrivers(http, { page: 1, pageSize: 20, order })))?.rows ?? [];
  if (driver) {
    await attempt(fetchDriver(http, driver.id));
    await attempt(fetchDriverFolder(http, driver.id));
  }
  await attempt(fetchPendingDocuments(http));
  await attempt(fetchPendingCount(http));
  await attempt(fetchRejectionReasons(http));
}

async function readMarketplace(http: Http): Promise<void> {
  await attempt(fetchBulkStatus(http));
  await attempt(fetchOpenLines(http));
  const searches = (await attempt(fetchPastSearches(http))) ?? [];
  const reservations = (await attempt(fetchReservations(http))) ?? [];
  await attempt(fetchAddresses(http, "İstanbul"));
  // Reading a line needs a search. An existing one is used, because the provider would store a new one.
  const [key] = [
    ...searches.map(({ id, lineId }) => ({ lineId, pastSearchId: id })),
    ...reservations.map(({ lineId, pastSearch }) => ({ lineId, pastSearchId: pastSearch?.id ?? null })),
  ].flatMap(({ lineId, pastSearchId }) => (lineId === null || pastSearchId === null ? [] : [{ lineId, pastSearchId }]));
  if (!key) return;
  await attempt(fetchLineDetail(http, key));
  await attempt(fetchLineDriver(http, key));
}

/** As {@link readCompany}, for an account that has offers and no shuttles yet. */
export async function readDemo(http: Http, { companyName }: Account): Promise<void> {
  await attempt(fetchDemoSummary(http));
  await attempt(fetchDemoEmployees(http));
  await attempt(fetchEmployeeFilters(http, true));
  const [route] = (await attempt(fetchDemoRoutes(http, {})))?.routes ?? [];
  if (route) await attempt(fetchDemoRoute(http, route.routeId));
  for (const kind of ["seat", "line"] as const) await attempt(fetchOffers(http, kind));
  if (companyName !== null) await attempt(fetchEnabledMenuItems(http, companyName));
}

/** The paginated lists, with the page sizes and sort order that the portal requests. */
export function pagedLists(http: Http, { type }: Account): readonly PagedList[] {
  if (type === "demo") {
    const order = { column: "route_name", isDescending: false } as const;
    const ask = (page: number, pageSize: number) => fetchOfferLines(http, { order, page, pageSize });
    return [{ name: "GET /api/demo/line-based-offer-details/", small: 10, large: 20, ask }];
  }
  return [
    {
      name: "GET /api/company/employees/",
      small: 10,
      large: 20,
      ask: (page, pageSize) => fetchEmployees(http, { page, pageSize }),
    },
    {
      name: "GET /api/passenger/bookings/",
      small: 10,
      large: 20,
      ask: (page, pageSize) =>
        fetchBookings(http, { page, pageSize, order: { column: "scheduled_date", isDescending: true } }),
    },
    {
      name: "GET /api/company/documents/",
      small: 20,
      large: 100,
      ask: (page, pageSize) => {
        const order = { column: "uploaded_at", isDescending: true } as const;
        return fetchFiles(http, { name: null, type: null, period: null, order, page, pageSize });
      },
    },
    {
      name: "GET /api/routes/drivers/",
      small: 10,
      large: 20,
      ask: (page, pageSize) =>
        fetchDrivers(http, { page, pageSize, order: { field: "driver_name", isDescending: false } }),
    },
    {
      name: "GET /api/routes/",
      small: 10,
      large: 20,
      ask: (page, pageSize) =>
        fetchRoutePage(http, {
          page,
          pageSize,
          timePeriods: ["evening"],
          order: { field: "route_name", isDescending: false },
        }),
    },
  ];
}

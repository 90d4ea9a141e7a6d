import { expect, test } from "vitest";
import * as billing from "../../../src/core/api/billing.ts";
import * as bookings from "../../../src/core/api/bookings.ts";
import { fetchDemoSummary } from "../../../src/core/api/indicators.ts";
import * as documents from "../../../src/core/api/documents.ts";
import { fetchDriver } from "../../../src/core/api/driver-detail.ts";
import * as driverDocuments from "../../../src/core/api/driver-documents.ts";
import * as driverMeta from "../../../src/core/api/driver-meta.ts";
import * as drivers from "../../../src/core/api/drivers.ts";
import { fetchEmissions } from "../../../src/core/api/emissions.ts";
import { createEmployee, fetchActivationChoices } from "../../../src/core/api/employee-changes.ts";
import * as employees from "../../../src/core/api/employees.ts";
import * as indicators from "../../../src/core/api/indicators.ts";
import { fetchBulkStatus } from "../../../src/core/api/marketplace-bulk.ts";
import { fetchLineDetail, fetchLineDriver } from "../../../src/core/api/marketplace-detail.ts";
import * as people from "../../../src/core/api/marketplace-people.ts";
import * as requests from "../../../src/core/api/marketplace-requests.ts";
import * as marketplace from "../../../src/core/api/marketplace.ts";
import * as menu from "../../../src/core/api/menu.ts";
import * as offerLines from "../../../src/core/api/offer-lines.ts";
import { fetchOffers } from "../../../src/core/api/offers.ts";
import { fetchOfferValidities } from "../../../src/core/api/offer-kinds.ts";
import * as trip from "../../../src/core/api/past-trip-detail.ts";
import { fetchPastTrips } from "../../../src/core/api/past-trips.ts";
import { fetchPendingCount } from "../../../src/core/api/pending-count.ts";
import { fetchPlanChange } from "../../../src/core/api/plan-change.ts";
import { fetchRatings } from "../../../src/core/api/ratings.ts";
import { countRejectedRequests } from "../../../src/core/api/request-status.ts";
import { fetchReservations } from "../../../src/core/api/reservations.ts";
import { fetchRouteDetail } from "../../../src/core/api/route-detail.ts";
import * as routeList from "../../../src/core/api/route-list.ts";
import * as routePages from "../../../src/core/api/route-pages.ts";
import * as routes from "../../../src/core/api/routes.ts";
import { fetchSpeedReport } from "../../../src/core/api/speed-report.ts";
import * as tickets from "../../../src/core/api/tickets.ts";
import * as trips from "../../../src/core/api/trips.ts";
import type { Http } from "../../../src/core/http/http.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

type Run = (http: Http, signal: AbortSignal) => Promise<unknown>;

const page = { page: 1, pageSize: 10 };
const line = { lineId: "M-4", pastSearchId: "77" };
const byPrice = { column: "price", isDescending: false } as const;
const search = {
  subject: { type: "address", address: "Moda", location: { latitude: 41, longitude: 29 } },
  workType: "full-time",
  workDaysType: "not-defined",
  workDays: [],
} as const;
const employee = { firstName: "A", lastName: "B", email: "a@b.test", phoneNumber: "532", homeAddress: "Moda" };
const fileSearch = {
  name: null,
  type: null,
  period: null,
  order: { column: "period", isDescending: false },
  ...page,
} as const;
const ofPages = async (pages: AsyncIterable<unknown>) => {
  for await (const _ of pages);
};

const asked: Readonly<Record<string, Run>> = {
  invoice: (http, signal) => billing.fetchInvoice(http, "42", "2026-11", signal),
  histogram: (http, signal) => billing.fetchHistogram(http, "42", "2026-11", signal),
  "change of plan": (http, signal) => fetchPlanChange(http, "42", "2026-11", signal),
  bookings: (http, signal) => bookings.fetchBookings(http, page, signal),
  "all bookings": (http, signal) => ofPages(bookings.fetchAllBookings(http, {}, signal)),
  "filters of bookings": (http, signal) => bookings.fetchBookingChoices(http, signal),
  "pilots' averages": (http, signal) => fetchDemoSummary(http, signal),
  documents: (http, signal) => documents.fetchDocuments(http, fileSearch, signal),
  "filters of documents": (http, signal) => documents.fetchDocumentChoices(http, signal),
  driver: (http, signal) => fetchDriver(http, "31", signal),
  "documents of a driver": (http, signal) => driverDocuments.fetchDriverFolder(http, "31", signal),
  "documents that wait": (http, signal) => driverDocuments.fetchPendingDocuments(http, signal),
  "count of what waits": (http, signal) => fetchPendingCount(http, signal),
  "reasons for a rejection": (http, signal) => driverDocuments.fetchRejectionReasons(http, signal),
  decision: (http, signal) => driverDocuments.decideDocuments(http, [5], { kind: "approve" }, signal),
  "driver of a route": (http, signal) => driverMeta.fetchRouteDriver(http, 7, signal),
  "driver of a trip": (http, signal) => driverMeta.fetchTripDriver(http, 9, signal),
  drivers: (http, signal) => drivers.fetchDrivers(http, page, signal),
  "all drivers": (http, signal) => drivers.fetchAllDrivers(http, signal),
  emissions: (http, signal) => fetchEmissions(http, signal),
  "new employee": (http, signal) => createEmployee(http, employee, signal),
  "reasons for a change": (http, signal) => fetchActivationChoices(http, "9", "deleted", signal),
  employees: (http, signal) => employees.fetchEmployees(http, page, signal),
  "all employees": (http, signal) => ofPages(employees.fetchAllEmployees(http, {}, signal)),
  "employees of pilots": (http, signal) => employees.fetchDemoEmployees(http, signal),
  "filters of employees": (http, signal) => employees.fetchEmployeeFilters(http, false, signal),
  "filters of pilots' employees": (http, signal) => employees.fetchEmployeeFilters(http, true, signal),
  averages: (http, signal) => indicators.fetchSummary(http, signal),
  limits: (http, signal) => indicators.fetchSla(http, signal),
  history: (http, signal) => indicators.fetchIndicatorHistory(http, signal),
  "request for everybody": (http, signal) => fetchBulkStatus(http, signal),
  "line of the marketplace": (http, signal) => fetchLineDetail(http, line, signal),
  "driver of a line": (http, signal) => fetchLineDriver(http, line, signal),
  "people for a seat": (http, signal) => people.fetchPeople(http, signal),
  addresses: (http, signal) => people.fetchAddresses(http, "Caferağa", signal),
  "earlier searches": (http, signal) => requests.fetchPastSearches(http, signal),
  requests: (http, signal) => requests.fetchReservations(http, signal),
  "refused requests": (http, signal) => countRejectedRequests(http, signal),
  lines: (http, signal) => marketplace.fetchLines(http, search, 5, signal),
  "open lines": (http, signal) => marketplace.fetchOpenLines(http, signal),
  "billing's flag": (http, signal) => menu.fetchBillingEnabled(http, "42", signal),
  "menu of a demo account": (http, signal) => menu.fetchEnabledMenuItems(http, "Lodos", signal),
  "lines of an offer": (http, signal) => offerLines.fetchOfferLines(http, { order: byPrice, ...page }, signal),
  "all lines of an offer": (http, signal) => ofPages(offerLines.fetchAllOfferLines(http, byPrice, signal)),
  offers: (http, signal) => fetchOffers(http, "seat", signal),
  "offers' validity": (http, signal) => fetchOfferValidities(http, "line", signal),
  "offers' pilots": (http, signal) => routeList.fetchDemoPilots(http, "seat", signal),
  "driving of a trip": (http, signal) => trip.fetchTripDetails(http, 9, signal),
  "way of a trip": (http, signal) => trip.fetchTripDirections(http, 9, signal),
  "people of a trip": (http, signal) => trip.fetchTripPassengers(http, 9, signal),
  "past trips": (http, signal) =>
    fetchPastTrips(http, { routeUniqueId: "R-7", start: "2026-11-01", end: "2026-11-18" }, signal),
  ratings: (http, signal) => fetchRatings(http, signal),
  reservations: (http, signal) => fetchReservations(http, signal),
  route: (http, signal) => fetchRouteDetail(http, 7, signal),
  "routes with stops": (http, signal) => routeList.fetchDetailedRoutes(http, {}, signal),
  "routes of pilots": (http, signal) => routeList.fetchDemoRoutes(http, {}, signal),
  "route of a pilot": (http, signal) => routeList.fetchDemoRoute(http, 7, signal),
  "routes with people": (http, signal) => routeList.fetchOwnRouteRows(http, signal),
  "routes page by page": (http, signal) => routePages.fetchRoutePage(http, page, signal),
  "routes for a report": (http, signal) => routePages.fetchReportRoutes(http, signal),
  routes: (http, signal) => routes.fetchOwnRoutes(http, signal),
  "routes with their geometry": (http, signal) => routes.fetchOwnRoutesWithGeometry(http, signal),
  "count of the region": (http, signal) => routes.fetchRouteCount(http, true, signal),
  "count of the company": (http, signal) => routes.fetchRouteCount(http, false, signal),
  "speed report": (http, signal) =>
    fetchSpeedReport(http, { start: "2026-11-01", end: "2026-11-18", routeUniqueIds: ["R-7"] }, signal),
  tickets: (http, signal) => tickets.fetchTickets(http, "open", signal),
  "counts of tickets": (http, signal) => tickets.fetchTicketStatistics(http, signal),
  "counts of trips": (http, signal) => trips.fetchTripPersonnelCounts(http, signal),
  "today's trips": (http, signal) => trips.fetchTodaysTrips(http, false, signal),
};

test.each(Object.keys(asked))("a call for %s ends when its asker gives up", async (name) => {
  const given = new AbortController();
  const environment = createTestEnvironment(() => {
    given.abort();
    // Only a call that ignores the signal gets this answer, and fails with another kind of error.
    return json({}, 400);
  });
  const { http } = createSession({ environment });
  await expect(asked[name]?.(http, given.signal)).rejects.toMatchObject({ kind: "aborted" });
  expect(environment.requests).toHaveLength(1);
});

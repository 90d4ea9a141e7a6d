import { expect, test } from "vitest";
import { fetchBookings } from "../../../src/core/api/bookings.ts";
import { fetchFiles } from "../../../src/core/api/files.ts";
import { fetchDriver, fetchRouteDriver } from "../../../src/core/api/driver-detail.ts";
import { fetchDriverFolder } from "../../../src/core/api/driver-documents.ts";
import { fetchDrivers } from "../../../src/core/api/drivers.ts";
import { fetchEmployees } from "../../../src/core/api/employees.ts";
import { fetchOfferLines } from "../../../src/core/api/offer-lines.ts";
import { fetchPendingCount } from "../../../src/core/api/pending-count.ts";
import { fetchRoutePage } from "../../../src/core/api/route-pages.ts";
import { fetchRouteCount } from "../../../src/core/api/routes.ts";
import type { Http } from "../../../src/core/http/http.ts";
import { readingOf } from "./calls-stage.ts";

const page = { page: 1, pageSize: 10 };
const linesByPrice = { ...page, order: { column: "price", isDescending: false } } as const;
const anyFile = { name: null, type: null, period: null } as const;
const files = { ...page, ...anyFile, order: { column: "file_name", isDescending: false } } as const;
const driver = { id: 31, driver_name: "Murat Aksoy" };
const none = { meta: { total_count: 0 } };

type Counted = readonly [what: string, read: (http: Http) => Promise<unknown>, without: object, zero: object];
const counts: readonly Counted[] = [
  ["employees", async (http) => (await fetchEmployees(http, page)).count, { results: [{ id: 1 }] }, { count: 0 }],
  ["bookings", async (http) => (await fetchBookings(http, page)).count, { results: [{}] }, { count: "0" }],
  ["documents", async (http) => (await fetchFiles(http, files)).count, { results: [{}] }, { count: 0 }],
  ["offer's lines", async (http) => (await fetchOfferLines(http, linesByPrice)).count, { results: [{}] }, { count: 0 }],
  ["routes", async (http) => (await fetchRoutePage(http, page)).count, { routes: [] }, none],
  ["routes of the region", (http) => fetchRouteCount(http, true), { routes: [{}], meta: {} }, none],
  ["drivers", async (http) => (await fetchDrivers(http, page)).count, { drivers: [driver] }, none],
  ["all drivers", async (http) => (await fetchDrivers(http, page)).totalCount, { drivers: [driver] }, none],
  ["waiting documents", fetchPendingCount, { documents: [{}] }, none],
  [
    "a driver's waiting documents",
    async (http) => (await fetchDriverFolder(http, "31")).waitingCount,
    { result: { documents: [] } },
    { result: { documents: [], waiting_approval_count: 0 } },
  ],
  [
    "votes for a driver on a route",
    async (http) => (await fetchRouteDriver(http, 1)).ratingCount,
    driver,
    { driver_rate_count: 0 },
  ],
  [
    "votes for a driver",
    async (http) => (await fetchDriver(http, "31")).ratingCount,
    { result: driver },
    { result: { ...driver, reviews_count: 0 } },
  ],
  [
    "votes for a vehicle",
    async (http) => (await fetchDriver(http, "31")).vehicle?.ratingCount,
    { result: { ...driver, vehicle: {} } },
    { result: { ...driver, vehicle: { reviews_count: 0 } } },
  ],
];

test.each(counts)("the number of %s isn't known where it is left out; 0 is what came as 0", async (...row) => {
  const [, read, without, zero] = row;
  expect(await readingOf(without, read)).toBeNull();
  expect(await readingOf({ ...without, ...zero }, read)).toBe(0);
});

test("a bare list is all there is", async () => {
  expect((await readingOf([{ id: 1 }, { id: 2 }], (http) => fetchEmployees(http, page))).count).toBe(2);
  expect((await readingOf([], (http) => fetchBookings(http, page))).count).toBe(0);
});

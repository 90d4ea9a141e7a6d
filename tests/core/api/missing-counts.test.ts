import { describe, expect, test } from "vitest";
import { fetchAllBookings, fetchBookings } from "../../../src/core/api/bookings.ts";
import { fetchDocuments } from "../../../src/core/api/documents.ts";
import { fetchDriver } from "../../../src/core/api/driver-detail.ts";
import { fetchDriverFolder } from "../../../src/core/api/driver-documents.ts";
import { fetchRouteDriver } from "../../../src/core/api/driver-meta.ts";
import { fetchAllDrivers, fetchDrivers } from "../../../src/core/api/drivers.ts";
import { fetchAllEmployees, fetchEmployees } from "../../../src/core/api/employees.ts";
import { fetchAllOfferLines, fetchOfferLines } from "../../../src/core/api/offer-lines.ts";
import { fetchPendingCount } from "../../../src/core/api/pending-count.ts";
import { fetchOwnRouteRows } from "../../../src/core/api/route-list.ts";
import { fetchReportRoutes, fetchRoutePage } from "../../../src/core/api/route-pages.ts";
import { fetchRouteCount } from "../../../src/core/api/routes.ts";
import { fetchTripPersonnelCounts } from "../../../src/core/api/trips.ts";
import type { RowBatch } from "../../../src/core/http/all-pages.ts";
import type { Http } from "../../../src/core/http/http.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

function answering(body: unknown): Http {
  return createSession({ environment: createTestEnvironment(() => json(body)) }).http;
}
const page = { page: 1, pageSize: 10 };
const order = { column: "price", isDescending: false } as const;
const documentSearch = {
  ...page,
  name: null,
  type: null,
  period: null,
  order: { column: "file_name", isDescending: false },
} as const;
const driver = { id: 31, driver_name: "Murat Aksoy" };

describe("a count that the provider leaves out isn't known; 0 is what came as 0", () => {
  const counts: readonly (readonly [string, (http: Http) => Promise<unknown>, object, object])[] = [
    ["employees", async (http) => (await fetchEmployees(http, page)).count, { results: [{ id: 1 }] }, { count: 0 }],
    ["bookings", async (http) => (await fetchBookings(http, page)).count, { results: [{}] }, { count: "0" }],
    ["documents", async (http) => (await fetchDocuments(http, documentSearch)).count, { results: [{}] }, { count: 0 }],
    [
      "lines of an offer",
      async (http) => (await fetchOfferLines(http, { ...page, order })).count,
      { results: [{}] },
      { count: 0 },
    ],
    ["routes", async (http) => (await fetchRoutePage(http, page)).count, { routes: [] }, { meta: { total_count: 0 } }],
    [
      "routes of the region",
      (http) => fetchRouteCount(http, true),
      { routes: [{}], meta: {} },
      { meta: { total_count: 0 } },
    ],
    [
      "drivers",
      async (http) => (await fetchDrivers(http, page)).count,
      { drivers: [driver] },
      { meta: { total_count: 0 } },
    ],
    [
      "all drivers",
      async (http) => (await fetchDrivers(http, page)).totalCount,
      { drivers: [driver] },
      { meta: { total_count: 0 } },
    ],
    ["waiting documents", fetchPendingCount, { documents: [{}] }, { meta: { total_count: 0 } }],
    [
      "votes for a driver on a route",
      async (http) => (await fetchRouteDriver(http, 1)).ratingCount,
      driver,
      { driver_rate_count: 0 },
    ],
  ];
  test.each(counts)("%s", async (_, read, body, zero) => {
    expect(await read(answering(body))).toBeNull();
    expect(await read(answering({ ...body, ...zero }))).toBe(0);
  });

  test("votes for a driver and a vehicle", async () => {
    const read = async (reviews: object) => {
      const found = await fetchDriver(answering({ result: { ...driver, ...reviews, vehicle: reviews } }), "31");
      return [found.ratingCount, found.vehicle?.ratingCount];
    };
    expect(await read({})).toEqual([null, null]);
    expect(await read({ reviews_count: 0 })).toEqual([0, 0]);
  });

  test("a driver's waiting documents", async () => {
    const read = async (waiting: object) =>
      (await fetchDriverFolder(answering({ result: { documents: [], ...waiting } }), "31")).waitingCount;
    expect(await read({})).toBeNull();
    expect(await read({ waiting_approval_count: 0 })).toBe(0);
  });

  test("trips of a day by state", async () => {
    const day = { day: "2026-11-20", completed: 0, ongoing: null };
    const { trips } = await fetchTripPersonnelCounts(answering({ trips: [day], personnel: {} }));
    expect(trips).toEqual([{ day: "2026-11-20", completed: 0, ongoing: null, notStarted: null }]);
  });

  test("trips of a whole moment are those of its day in Istanbul", async () => {
    const moment = { day: "2026-11-17T21:30:00Z", completed: 3 };
    const { trips } = await fetchTripPersonnelCounts(answering({ trips: [moment], personnel: {} }));
    expect(trips).toMatchObject([{ day: "2026-11-18", completed: 3 }]);
  });

  test("people on a route, in both lists", async () => {
    const route = { route_id: 1, route_unique_id: "R-1" };
    const people = async (fields: object) => {
      const { routes } = await fetchRoutePage(answering({ routes: [{ ...route, ...fields }] }), page);
      return routes[0]?.peopleCount;
    };
    expect([await people({}), await people({ passengers: null }), await people({ passengers: [] })]).toEqual([
      null,
      null,
      0,
    ]);
    const areKnown = async (fields: object) =>
      (await fetchOwnRouteRows(answering([{ ...route, ...fields }]))).map((row) => row.arePassengersKnown);
    expect(await areKnown({})).toEqual([false]);
    expect(await areKnown({ passengers: [] })).toEqual([true]);
    expect(await areKnown({ rps_detail: [] })).toEqual([true]);
  });

  test("a bare list is all there is", async () => {
    expect((await fetchEmployees(answering([{ id: 1 }, { id: 2 }]), page)).count).toBe(2);
    expect((await fetchBookings(answering([]), page)).count).toBe(0);
  });

  test("of drivers, who are found by a search and who there are in all are two things", async () => {
    const search = { ...page, searchTerm: "ay" };
    const one = await fetchDrivers(answering({ drivers: [], meta: { total_count: 64 } }), search);
    expect([one.count, one.totalCount]).toEqual([null, 64]);
    const other = await fetchDrivers(answering({ drivers: [], meta: { query_based_total_count: 3 } }), search);
    expect([other.count, other.totalCount]).toEqual([3, null]);
  });

  test.each([
    [{ ratio: 62.5 }, { ratio: 62.5, count: null, total: null }],
    [
      { query_count: 5, all_count: 8 },
      { ratio: 62.5, count: 5, total: 8 },
    ],
    [
      { query_count: 0, all_count: 0 },
      { ratio: null, count: 0, total: 0 },
    ],
    [
      { ratio: 0, query_count: 0, all_count: 8 },
      { ratio: 0, count: 0, total: 8 },
    ],
    [{}, { ratio: null, count: null, total: null }],
  ])("a share %j tells what came", async (share, told) => {
    const meta = { stats: { waiting_approval_ratio: share } };
    expect((await fetchDrivers(answering({ drivers: [], meta }), page)).stats.waitingDocuments).toEqual(told);
  });
});

describe("lists that don't say how long they are are read to their end", () => {
  /** `rows` in pages, without their number; `largest` is the provider's own limit. */
  function paged(rows: readonly object[], largest: number, wrapper: string, wrap: (page: readonly object[]) => object) {
    const environment = createTestEnvironment(({ url }) => {
      const { searchParams } = new URL(url);
      const asked = Number(searchParams.get("per_page") ?? searchParams.get("page_size"));
      const size = Math.min(largest, asked);
      const start = (Number(searchParams.get("page")) - 1) * size;
      return json({ [wrapper]: rows.slice(start, start + size), ...wrap(rows) });
    });
    return { http: createSession({ environment }).http, calls: () => environment.requests.length };
  }
  async function collect(batches: AsyncIterable<RowBatch<unknown>>) {
    let count = 0;
    for await (const { rows } of batches) count += rows.length;
    return count;
  }
  const many = (count: number, row: (index: number) => object) =>
    Array.from({ length: count }, (_, index) => row(index));
  const none = () => ({});

  test("employees", async () => {
    const { http } = paged(
      many(230, (id) => ({ id })),
      100,
      "results",
      none,
    );
    expect(await collect(fetchAllEmployees(http, {}))).toBe(230);
  });
  test("bookings, also from a provider with another page size", async () => {
    const { http } = paged(
      many(230, (id) => ({ trip_id: id })),
      100,
      "results",
      none,
    );
    expect(await collect(fetchAllBookings(http, {}))).toBe(230);
  });
  test("bookings of a provider that answers every page with the same", async () => {
    const environment = createTestEnvironment(() => json({ results: [{ trip_id: 1 }, { trip_id: 2 }] }));
    const { http } = createSession({ environment });
    expect(await collect(fetchAllBookings(http, {}))).toBe(2);
    expect(environment.requests.length).toBe(2);
  });
  test("drivers", async () => {
    const { http } = paged(
      many(230, (id) => ({ id, driver_name: `S ${id}` })),
      100,
      "drivers",
      none,
    );
    expect(await fetchAllDrivers(http)).toHaveLength(230);
  });
  test("lines of an offer", async () => {
    const { http } = paged(
      many(230, (id) => ({ route_name: `Hat ${id}` })),
      100,
      "results",
      none,
    );
    expect(await collect(fetchAllOfferLines(http, order))).toBe(230);
  });
  test("routes of a report", async () => {
    const row = (id: number) => ({ route_id: id, route_unique_id: `R-${id}` });
    const { http } = paged(many(1200, row), 1000, "routes", none);
    expect(await fetchReportRoutes(http)).toHaveLength(1200);
  });
});

import { expect, test } from "vitest";
import { fetchAllBookings } from "../../../src/core/api/bookings.ts";
import { fetchAllFiles } from "../../../src/core/api/files.ts";
import { fetchAllDrivers } from "../../../src/core/api/drivers.ts";
import { fetchAllEmployees } from "../../../src/core/api/employees.ts";
import { fetchAllOfferLines } from "../../../src/core/api/offer-lines.ts";
import { fetchReportRoutes } from "../../../src/core/api/route-pages.ts";
import type { RowBatch } from "../../../src/core/http/all-pages.ts";
import type { Http } from "../../../src/core/http/http.ts";
import { createSession } from "../../../src/core/session/session.ts";
import { createTestEnvironment, json } from "../../helpers/environment.ts";

/** A provider that puts `rows` into pages and doesn't tell their number; `largest` is its own limit. */
function providerOf(rows: readonly object[], wrapper: string, largest = 1000) {
  const environment = createTestEnvironment(({ url }) => {
    const { searchParams } = new URL(url);
    const asked = Number(searchParams.get("per_page") ?? searchParams.get("page_size"));
    const size = Math.min(largest, asked);
    const start = (Number(searchParams.get("page")) - 1) * size;
    return json({ [wrapper]: rows.slice(start, start + size) });
  });
  const asked = () => environment.requests.map(({ url }) => new URL(url).search);
  return { http: createSession({ environment }).http, asked };
}

async function lengthOf(batches: AsyncIterable<RowBatch<unknown>>) {
  let length = 0;
  for await (const { rows } of batches) length += rows.length;
  return length;
}

const byDay = { column: "scheduled_date", isDescending: true } as const;
const byPrice = { column: "price", isDescending: false } as const;
const files = { name: null, type: null, period: null, order: { column: "period", isDescending: false } } as const;
interface List {
  readonly read: (http: Http) => Promise<number>;
  readonly row: (index: number) => object;
  readonly wrapper: string;
  readonly size: number;
  readonly secondPage: string;
  /** Rows without an id: those that are alike are several. */
  readonly hasNamesakes: boolean;
}
const lists: Readonly<Record<string, List>> = {
  bookings: {
    read: (http) => lengthOf(fetchAllBookings(http, { states: ["completed"], order: byDay })),
    row: (index) => ({ trip_id: index, passenger_name: "Ayşe" }),
    wrapper: "results",
    size: 1000,
    secondPage: "?page=2&page_size=1000&state=completed&ordering=-scheduled_date",
    hasNamesakes: true,
  },
  employees: {
    read: (http) => lengthOf(fetchAllEmployees(http, { search: "a", statuses: ["registered"] })),
    row: (id) => ({ id }),
    wrapper: "results",
    size: 100,
    secondPage: "?search=a&page=2&page_size=100&status=registered",
    hasNamesakes: false,
  },
  drivers: {
    read: async (http) => (await fetchAllDrivers(http)).length,
    row: (id) => ({ id, driver_name: `S ${id}` }),
    wrapper: "drivers",
    size: 100,
    secondPage: `?sort=${encodeURIComponent('{"field":"driver_name","type":"asc"}')}&page=2&per_page=100`,
    hasNamesakes: false,
  },
  documents: {
    read: (http) => lengthOf(fetchAllFiles(http, { ...files, page: 1, pageSize: 10 })),
    row: (index) => ({ file_name: `Rapor ${index}` }),
    wrapper: "results",
    size: 100,
    secondPage: "?page=2&page_size=100&ordering=period",
    hasNamesakes: true,
  },
  "lines of an offer": {
    read: (http) => lengthOf(fetchAllOfferLines(http, byPrice)),
    row: (index) => ({ route_name: `Hat ${index}` }),
    wrapper: "results",
    size: 100,
    secondPage: "?page=2&per_page=100&order_by=price&reverse_order=false",
    hasNamesakes: true,
  },
  "routes of a report": {
    read: async (http) => (await fetchReportRoutes(http)).length,
    row: (id) => ({ route_id: id, route_unique_id: `R-${id}` }),
    wrapper: "routes",
    size: 1000,
    secondPage: `?sort=${encodeURIComponent('{"field":"route_name","type":"asc"}')}&use_one_time_period=true&page=2&per_page=1000`,
    hasNamesakes: false,
  },
};

test.each(Object.entries(lists))("all %s are read, though nobody tells how many there are", async (_what, list) => {
  const { read, row, wrapper, size, secondPage, hasNamesakes } = list;
  const rows = Array.from({ length: size + 30 }, (_, index) => row(index));
  const { http, asked } = providerOf(rows, wrapper);
  expect(await read(http)).toBe(rows.length);
  expect(asked()[1]).toBe(secondPage);
  // From a provider with smaller pages too.
  expect(await read(providerOf(rows.slice(0, 70), wrapper, 50).http)).toBe(70);
  const alike = [row(1), row(1), row(2), row(1)];
  expect(await read(providerOf(alike, wrapper).http)).toBe(hasNamesakes ? 4 : 2);
});

test("all employees of a provider whose list never ends are no more than any company has", async () => {
  const environment = createTestEnvironment(({ url }) =>
    json({ results: [{ id: Number(new URL(url).searchParams.get("page")) }], count: 1e9 }),
  );
  expect(await lengthOf(fetchAllEmployees(createSession({ environment }).http, {}))).toBe(2000);
});

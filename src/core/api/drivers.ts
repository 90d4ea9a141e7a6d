import * as v from "valibot";
import type { Day } from "../time/day.ts";
import { collectPages, readPages } from "../http/all-pages.ts";
import type { Http } from "../http/http.ts";
import { withoutInvisible } from "../text/text.ts";
import { optionalDay } from "./moments.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { flag, list, optionalNumber, optionalText, requiredId, requiredText, toText } from "./values.ts";

/** A driver with their vehicle. */
export interface DriverRow {
  readonly id: string;
  readonly name: string;
  /** Address of a photograph; null: initials are shown. */
  readonly photo: string | null;
  readonly routeNames: readonly string[];
  readonly plate: string | null;
  readonly brand: string | null;
  readonly model: string | null;
  readonly year: number | null;
  /** First day at the company. */
  readonly startDay: Day | null;
  /** Percent of their documents that are complete. */
  readonly completionRate: number | null;
  /** Percent of their documents that wait for the company. */
  readonly waitingRatio: number | null;
}

/** Fields by which the provider can order drivers. */
export const driverOrderFields = [
  "driver_name",
  "route_name",
  "license_plate",
  "car_brand",
  "start_date",
  "completion_rate",
  "waiting_approval_ratio",
] as const;
export type DriverOrderField = (typeof driverOrderFields)[number];

/** Empty lists filter nothing. */
export interface DriverSearch {
  /** Part of a driver's name, a route's name or a plate. */
  readonly searchTerm?: string;
  readonly driverNames?: readonly string[];
  readonly routeNames?: readonly string[];
  /** None: the provider's own order. */
  readonly order?: { readonly field: DriverOrderField; readonly isDescending: boolean } | null;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

/** A share as computed by the provider. */
export interface Share {
  /** Percent. */
  readonly ratio: number | null;
  /** `count` of … */
  readonly count: number | null;
  /** … `total`. */
  readonly total: number | null;
}

/** Null, here and in a share: not given by the provider. */
export interface DriverStats {
  /** Drivers whose documents are all complete. */
  readonly completedDrivers: Share | null;
  readonly completeDocuments: Share | null;
  readonly waitingDocuments: Share | null;
  readonly missingDocuments: Share | null;
}

export interface DriverPage {
  readonly drivers: readonly DriverRow[];
  /** Active drivers, regardless of search and filters; null, as in `count`: not given by the provider. */
  readonly totalCount: number | null;
  /** Drivers on all pages that match search and filters. */
  readonly count: number | null;
  /** The filters' options, in the provider's order. */
  readonly driverNames: readonly string[];
  readonly routeNames: readonly string[];
  readonly stats: DriverStats;
}

const routeNames = v.pipe(
  v.unknown(),
  v.metadata({ documented: v.union([v.nullable(v.string()), v.array(v.string())]) }),
  v.transform((value) => (Array.isArray(value) ? (value as unknown[]) : [value])),
  v.fallback(list(requiredText), []),
);

const row = v.pipe(
  v.object({
    id: requiredId,
    driver_name: requiredText,
    avatar: optionalText,
    is_default_avatar: flag,
    // A string for one route, a list for several.
    route_name: v.optional(routeNames, []),
    license_plate: optionalText,
    car_brand: optionalText,
    car_model: optionalText,
    car_year: optionalNumber,
    start_date: optionalDay,
    completion_rate: optionalNumber,
    waiting_approval_ratio: optionalNumber,
  }),
  v.transform((driver): DriverRow => ({
    id: driver.id,
    name: driver.driver_name,
    photo: driver.is_default_avatar ? null : driver.avatar,
    routeNames: driver.route_name,
    plate: driver.license_plate === "Undefined" ? null : driver.license_plate,
    brand: driver.car_brand,
    model: driver.car_model,
    year: driver.car_year,
    startDay: driver.start_date,
    completionRate: driver.completion_rate,
    waitingRatio: driver.waiting_approval_ratio,
  })),
);

const share = v.fallback(
  v.nullable(
    v.pipe(
      v.object({ ratio: optionalNumber, query_count: optionalNumber, all_count: optionalNumber }),
      v.transform(({ ratio, query_count: count, all_count: total }): Share | null => {
        const counted = count === null || !total ? null : (count / total) * 100;
        return { ratio: ratio ?? counted, count, total };
      }),
    ),
  ),
  null,
);
const noStats = {
  completed_drivers_ratio: null,
  document_completion_ratio: null,
  waiting_approval_ratio: null,
  missing_document_ratio: null,
};
const stats = v.object({
  completed_drivers_ratio: v.optional(share, null),
  document_completion_ratio: v.optional(share, null),
  waiting_approval_ratio: v.optional(share, null),
  missing_document_ratio: v.optional(share, null),
});
/** Names without duplicates. Not validated by a schema per name, because a company may have thousands of drivers. */
const names = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((given) => {
      const texts = Array.isArray(given) ? (given as unknown[]).map(toText) : [];
      return [...new Set(texts.filter((text) => text !== null))];
    }),
  ),
  [],
);
const noChoices = { driver_names: [], route_names: [] };
const answer = v.object({
  meta: v.fallback(
    v.object({
      total_count: optionalNumber,
      query_based_total_count: optionalNumber,
      column_filters: v.fallback(v.object({ driver_names: names, route_names: names }), noChoices),
      stats: v.fallback(stats, noStats),
    }),
    { total_count: null, query_based_total_count: null, column_filters: noChoices, stats: noStats },
  ),
  drivers: list(row),
});

const texts = v.optional(v.array(v.string()));
export const driversCall = defineCall("GET /api/routes/drivers/", answer, {
  query: {
    search_term: v.optional(v.string()),
    column_filters: v.optional(v.object({ driver_names: texts, route_names: texts })),
    sort: v.optional(v.object({ field: v.picklist(driverOrderFields), type: v.picklist(["asc", "desc"]) })),
    page: wholeNumber,
    per_page: wholeNumber,
  },
});

/** One page of the drivers of the company's routes. Throws ApiError. */
export async function fetchDrivers(http: Http, search: DriverSearch, signal?: AbortSignal): Promise<DriverPage> {
  const { meta, drivers } = await send(http, driversCall, { query: toParameters(search), signal });
  const { total_count: all, query_based_total_count: found } = meta;
  return {
    drivers,
    count: found ?? (isNarrowed(search) ? null : all),
    totalCount: all ?? (isNarrowed(search) ? null : found),
    driverNames: meta.column_filters.driver_names,
    routeNames: meta.column_filters.route_names,
    stats: {
      completedDrivers: meta.stats.completed_drivers_ratio,
      completeDocuments: meta.stats.document_completion_ratio,
      waitingDocuments: meta.stats.waiting_approval_ratio,
      missingDocuments: meta.stats.missing_document_ratio,
    },
  };
}

const isNarrowed = ({ searchTerm = "", driverNames = [], routeNames: routes = [] }: DriverSearch) =>
  searchTerm.trim() !== "" || driverNames.length > 0 || routes.length > 0;

function toParameters({
  searchTerm = "",
  driverNames = [],
  routeNames: routes = [],
  order,
  page,
  pageSize,
}: DriverSearch) {
  return {
    search_term: withoutInvisible(searchTerm).trim() || undefined,
    column_filters: {
      ...(driverNames.length > 0 ? { driver_names: driverNames } : {}),
      ...(routes.length > 0 ? { route_names: routes } : {}),
    },
    sort: order ? { field: order.field, type: order.isDescending ? ("desc" as const) : ("asc" as const) } : undefined,
    page,
    per_page: pageSize,
  };
}

/** The largest page size of the list on the screen. */
const largestPage = 100;

const toPages = (http: Http, search: Omit<DriverSearch, "page" | "pageSize">, signal?: AbortSignal) => ({
  fetchPage: async (page: number) => {
    const { drivers, count } = await fetchDrivers(http, { ...search, page, pageSize: largestPage }, signal);
    return { rows: drivers, count };
  },
  identify: ({ id }: DriverRow) => id,
  pageLimit: 1000,
});

/** All matching drivers in batches, for printing. Throws ApiError. */
export const readDrivers = (...parameters: Parameters<typeof toPages>) => readPages(toPages(...parameters));

/** All drivers without duplicates. Throws ApiError. */
export function fetchAllDrivers(http: Http, signal?: AbortSignal): Promise<readonly DriverRow[]> {
  return collectPages(toPages(http, { order: { field: "driver_name", isDescending: false } }, signal));
}

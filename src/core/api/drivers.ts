import * as v from "valibot";
import { collectPages, type ListPage, readPages } from "../http/all-pages.ts";
import type { Http } from "../http/http.ts";
import { keyOf } from "../query/call-query.ts";
import { withoutInvisible } from "../text/text.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { entity, from, orEmpty } from "./entity.ts";
import {
  flag,
  list,
  optionalDay,
  optionalNumber,
  optionalPlate,
  optionalText,
  requiredId,
  requiredText,
  toText,
  withPhoto,
} from "./values.ts";

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
type DriverOrderField = (typeof driverOrderFields)[number];

/** Empty lists filter nothing. */
interface DriverSearch {
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

/** `count` are the drivers that match search and filters. */
export interface DriverPage extends ListPage<DriverRow> {
  /** Active drivers, regardless of search and filters; null: not given by the provider. */
  readonly totalCount: number | null;
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
  entity({
    id: requiredId,
    name: from("driver_name", requiredText),
    avatar: optionalText,
    hasDefaultAvatar: from("is_default_avatar", flag),
    /** A string for one route, a list for several. */
    routeNames: from("route_name", v.optional(routeNames, [])),
    plate: from("license_plate", optionalPlate),
    brand: from("car_brand", optionalText),
    model: from("car_model", optionalText),
    year: from("car_year", optionalNumber),
    /** First day at the company. */
    startDay: from("start_date", optionalDay),
    /** Percent of their documents that are complete. */
    completionRate: from("completion_rate", optionalNumber),
    /** Percent of their documents that wait for the company. */
    waitingRatio: from("waiting_approval_ratio", optionalNumber),
  }),
  v.transform((driver) => withPhoto(driver)),
);
/** A driver with their vehicle. */
export type DriverRow = v.InferOutput<typeof row>;

const share = v.fallback(
  v.nullable(
    v.pipe(
      entity({
        /** Percent. */
        ratio: optionalNumber,
        /** `count` of … */
        count: from("query_count", optionalNumber),
        /** … `total`. */
        total: from("all_count", optionalNumber),
      }),
      v.transform(({ ratio, count, total }) => {
        const counted = count === null || !total ? null : (count / total) * 100;
        return { ratio: ratio ?? counted, count, total };
      }),
    ),
  ),
  null,
);
/** A share as computed by the provider. */
export type Share = NonNullable<v.InferOutput<typeof share>>;
const stats = entity({
  /** Drivers whose documents are all complete. */
  completedDrivers: from("completed_drivers_ratio", v.optional(share, null)),
  completeDocuments: from("document_completion_ratio", v.optional(share, null)),
  waitingDocuments: from("waiting_approval_ratio", v.optional(share, null)),
  missingDocuments: from("missing_document_ratio", v.optional(share, null)),
});
/** Null, here and in a share: not given by the provider. */
export type DriverStats = v.InferOutput<typeof stats>;

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
const choices = entity({ driverNames: from("driver_names", names), routeNames: from("route_names", names) });
const answer = v.object({
  meta: orEmpty(
    entity({
      all: from("total_count", optionalNumber),
      found: from("query_based_total_count", optionalNumber),
      choices: from("column_filters", orEmpty(choices)),
      stats: orEmpty(stats),
    }),
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
  const { all, found, choices: offered, stats: counted } = meta;
  return {
    rows: drivers,
    count: found ?? (isNarrowed(search) ? null : all),
    totalCount: all ?? (isNarrowed(search) ? null : found),
    ...offered,
    stats: counted,
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
  fetchPage: (page: number) => fetchDrivers(http, { ...search, page, pageSize: largestPage }, signal),
  identify: ({ id }: DriverRow) => id,
  pageLimit: 1000,
});

/** All matching drivers in batches, for printing. Throws ApiError. */
export const readDrivers = (...parameters: Parameters<typeof toPages>) => readPages(toPages(...parameters));

/** All drivers without duplicates. Throws ApiError. */
export function fetchAllDrivers(http: Http, signal?: AbortSignal): Promise<readonly DriverRow[]> {
  return collectPages(toPages(http, { order: { field: "driver_name", isDescending: false } }, signal));
}

/** All drivers of the company's routes. */
export const allDrivers = { key: keyOf(driversCall, "all"), fetch: fetchAllDrivers };

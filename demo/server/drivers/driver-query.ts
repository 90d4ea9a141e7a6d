import * as v from "valibot";
import { jsonParameter, pageSize, positiveInteger, searchedText } from "../api/validation.ts";
import { compareTurkish, foldTurkish } from "../text.ts";
import { percentOf, type DocumentCounts, type DriverRecord } from "./driver-record.ts";

const texts = v.optional(v.array(v.string()), []);
const columnFilters = v.strictObject({ driver_names: texts, route_names: texts });

/** Sort key of each sortable field; null comes last in both directions. */
const sortKeys = {
  driver_name: (driver) => driver.name,
  route_name: (driver) => driver.routes[0]?.name ?? null,
  license_plate: (driver) => driver.vehicle?.licensePlate ?? null,
  car_brand: (driver) => driver.vehicle?.brand ?? null,
  car_model: (driver) => driver.vehicle?.model ?? null,
  car_year: (driver) => driver.vehicle?.year ?? null,
  start_date: (driver) => driver.startDay,
  completion_rate: ({ documents }) => percentOf(documents.complete, documents.all),
  waiting_approval_ratio: ({ documents }) => percentOf(documents.waiting, documents.all),
} satisfies Record<string, (driver: DriverRecord) => string | number | null>;

const sort = v.object({
  field: v.picklist(Object.keys(sortKeys) as (keyof typeof sortKeys)[], "Bu sütuna göre sıralanamaz."),
  type: v.picklist(["asc", "desc"]),
});

/** The parameters of `GET /api/routes/drivers/`. */
export const driverQuery = v.object({
  search_term: v.optional(searchedText, ""),
  column_filters: v.optional(jsonParameter(columnFilters), "{}"),
  sort: v.optional(jsonParameter(sort), '{"field":"driver_name","type":"asc"}'),
  page: v.optional(positiveInteger, "1"),
  per_page: v.optional(pageSize(), "20"),
});
type DriverQuery = v.InferOutput<typeof driverQuery>;

/** The matching drivers in order, before they are cut into pages. */
export function matchingDrivers(drivers: readonly DriverRecord[], query: DriverQuery): DriverRecord[] {
  const { driver_names: names, route_names: routeNames } = query.column_filters;
  const term = toTerm(query.search_term);
  const matches = drivers.filter(
    (driver) =>
      (names.length === 0 || names.includes(driver.name)) &&
      (routeNames.length === 0 || driver.routes.some(({ name }) => routeNames.includes(name))) &&
      searchedTexts(driver).some((text) => toTerm(text).includes(term)),
  );
  return sorted(matches, query.sort);
}

/** Name, routes and plate; a plate is found with or without its blanks. */
function searchedTexts({ name, routes, vehicle }: DriverRecord): string[] {
  const plate = vehicle?.licensePlate;
  return [name, ...routes.map((route) => route.name), ...(plate ? [plate, plate.replaceAll(" ", "")] : [])];
}

function toTerm(text: string): string {
  return foldTurkish(text).replaceAll(/\s+/g, " ").trim();
}

function sorted(drivers: readonly DriverRecord[], { field, type }: DriverQuery["sort"]): DriverRecord[] {
  const direction = type === "asc" ? 1 : -1;
  return drivers
    .map((driver) => ({ driver, key: sortKeys[field](driver) }))
    .toSorted((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      const order = typeof a.key === "number" ? a.key - Number(b.key) : compareTurkish(a.key, String(b.key));
      return order * direction || compareTurkish(a.driver.name, b.driver.name);
    })
    .map(({ driver }) => driver);
}

/** Filter options of the drivers list, in Turkish collation order. */
export function driverFilterChoices(drivers: readonly DriverRecord[]) {
  return {
    driver_names: distinct(drivers.map(({ name }) => name)),
    route_names: distinct(drivers.flatMap(({ routes }) => routes.map(({ name }) => name))),
  };
}

function distinct(values: readonly string[]): string[] {
  return [...new Set(values)].toSorted(compareTurkish);
}

/** Ratios over the matching drivers: the first counts drivers, the others count their documents. */
export function driverStats(matches: readonly DriverRecord[]) {
  const sumOf = (part: keyof DocumentCounts) => matches.reduce((sum, { documents }) => sum + documents[part], 0);
  return {
    completed_drivers_ratio: toRatio(matches.filter(isComplete).length, matches.length),
    document_completion_ratio: toRatio(sumOf("complete"), sumOf("all")),
    waiting_approval_ratio: toRatio(sumOf("waiting"), sumOf("all")),
    missing_document_ratio: toRatio(sumOf("lacking"), sumOf("all")),
  };
}

function isComplete({ documents }: DriverRecord): boolean {
  return documents.all > 0 && documents.complete === documents.all;
}

function toRatio(part: number, all: number) {
  return { ratio: percentOf(part, all), query_count: part, all_count: all };
}

import * as v from "valibot";
import { type Day, isDay, parseTypedDay } from "../time/day.ts";
import { type ListPage, readPages } from "../http/all-pages.ts";
import { readPagesInParallel } from "../http/parallel-pages.ts";
import type { Http } from "../http/http.ts";
import { toPhoneDigits } from "../text/phone.ts";
import { foldText, withoutInvisible } from "../text/text.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { entity, from, group } from "./entity.ts";
import {
  filterOptions,
  list,
  optionalDay,
  optionalNumber,
  optionalText,
  pageOf,
  requiredId,
  requiredText,
  word,
} from "./values.ts";
/** Any other value is `unknown`: displayed by its status text, without actions. */
export const registrationStatuses = ["registered", "on_hold", "deleted"] as const;
export type RegistrationStatus = (typeof registrationStatuses)[number];

/** `5321234567`, also when the provider writes `0532 123 45 67` or `+905321234567`; anything else is left unchanged. */
const phoneNumber = v.pipe(
  optionalText,
  v.transform((text) => (text === null ? null : (toPhoneDigits(text) ?? text))),
);

const profile = entity({
  firstName: from("first_name", optionalText),
  lastName: from("last_name", optionalText),
  /** Ten digits without the leading 0 (displayed with `formatPhone`), or what the provider gave. */
  phoneNumber: from("phone_number", phoneNumber),
  email: optionalText,
});

/** An employee's commute; null where the provider gave no value. */
export interface CommuteFigures {
  /** Metres: from home to the stop in the morning, from the stop home in the evening. */
  readonly walkingDistance: number | null;
  /** Seconds. */
  readonly tripDuration: number | null;
  /** Percent by which the trip is longer than by car. */
  readonly detourRatio: number | null;
}
const toFigures = (
  walkingDistance: number | null,
  tripDuration: number | null,
  detourRatio: number | null,
): CommuteFigures => ({ walkingDistance, tripDuration, detourRatio });

const employeeRow = v.pipe(
  entity({
    id: requiredId,
    profile: v.fallback(v.nullish(profile), null),
    homeAddress: from("home_address", optionalText),
    registrationStatus: from("registration_status", word(registrationStatuses, "unknown")),
    /** Free text of the provider: `Kayıtlı` or `Silinecek (30.11.2026)`. */
    statusText: from("status", optionalText),
    /** First and last name. */
    name: from("passenger_name", optionalText),
    routeName: from("route_name", optionalText),
    /** The pilot of a demo account's employee; null for real accounts. */
    pilotName: from("pilot_name", optionalText),
    average: group({
      walkingDistance: from("average_walking_distance", optionalNumber),
      tripDuration: from("average_trip_duration", optionalNumber),
      detourRatio: from("detour_ratio", optionalNumber),
    }),
    morningDuration: from("morning_trip_duration", optionalNumber),
    eveningDuration: from("evening_trip_duration", optionalNumber),
    pickupWalk: from("pickup_walking_distance", optionalNumber),
    dropoffWalk: from("dropoff_walking_distance", optionalNumber),
    morningDetour: from("morning_detour_ratio", optionalNumber),
    eveningDetour: from("evening_detour_ratio", optionalNumber),
    firstTripDay: from("first_trip_scheduled_date", optionalDay),
  }),
  v.transform(
    ({
      profile: given,
      pickupWalk,
      morningDuration,
      morningDetour,
      dropoffWalk,
      eveningDuration,
      eveningDetour,
      ...row
    }) => {
      const person = given ?? { firstName: null, lastName: null, phoneNumber: null, email: null };
      const names = [person.firstName, person.lastName].filter(Boolean).join(" ");
      return {
        ...row,
        ...person,
        name: row.name ?? (names || null),
        morning: toFigures(pickupWalk, morningDuration, morningDetour),
        evening: toFigures(dropoffWalk, eveningDuration, eveningDetour),
      };
    },
  ),
);
/** An employee of the company. Null means no value and is shown as `-`. */
export type Employee = Readonly<v.InferOutput<typeof employeeRow>>;

/** The provider lists deleted employees too; no screen shows them. */
export function isDeleted({ registrationStatus: status }: Pick<Employee, "registrationStatus">): boolean {
  return status === "deleted";
}

/** A requested change of an employee's registration whose day hasn't come. */
export interface PendingChange {
  readonly target: RegistrationStatus;
  /** The day in the provider's text; null when it contains none. */
  readonly day: Day | null;
}

/** First word of the provider's text while a change is pending, normalised for comparison. */
const pendingWords: readonly (readonly [word: string, target: RegistrationStatus])[] = [
  ["silinecek", "deleted"],
  ["dondurulacak", "on_hold"],
  ["baslayacak", "registered"],
  ["etkinlestirilecek", "registered"],
];

/**
 * The change that the free text of the status announces: `Silinecek (30.11.2026)`, `Dondurulacak (2026-11-30)`. The
 * provider has no other field for it.
 */
export function pendingChange({ statusText }: Pick<Employee, "statusText">): PendingChange | null {
  const text = foldText(statusText ?? "");
  const [, target] = pendingWords.find(([beginning]) => text.startsWith(beginning)) ?? [];
  return target === undefined ? null : { target, day: dayIn(text) };
}

/** The registration was requested and isn't processed: the provider's text begins with `Talep edildi`. */
export function isRequested({ statusText }: Pick<Employee, "statusText">): boolean {
  return foldText(statusText ?? "").startsWith("talep edildi");
}

function dayIn(text: string): Day | null {
  const iso = /\d{4}-\d{2}-\d{2}/.exec(text)?.[0];
  if (iso !== undefined) return isDay(iso) ? iso : null;
  const [typed = ""] = /\d{1,2}[./]\d{1,2}[./]\d{4}/.exec(text) ?? [];
  return parseTypedDay(typed);
}

/** Parameters of one call for employees. */
interface EmployeeSearch {
  /** Part of a name, phone number, e-mail address or route name. */
  readonly search?: string;
  /** Keys of `EmployeeFilters.statuses`; none: all. */
  readonly statuses?: readonly string[];
  readonly routeNames?: readonly string[];
}

interface EmployeePageSearch extends EmployeeSearch {
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export const employeesCall = defineCall("GET /api/company/employees/", pageOf(employeeRow), {
  changedBy: "employees",
  query: {
    search: v.optional(v.string()),
    page: wholeNumber,
    page_size: wholeNumber,
    status: v.optional(v.string()),
    column_filters: v.optional(
      v.object({ status: v.optional(v.array(v.string())), route_name: v.optional(v.array(v.string())) }),
    ),
  },
});

/**
 * One page of the company's employees; `count` includes deleted ones. One status is sent as `status`, several together with the
 * route names in `column_filters`. Throws ApiError.
 */
export async function fetchEmployees(
  http: Http,
  { search, page, pageSize, statuses = [], routeNames = [] }: EmployeePageSearch,
  signal?: AbortSignal,
): Promise<ListPage<Employee>> {
  const hasOneStatus = statuses.length === 1;
  const query = {
    search: search === undefined ? undefined : withoutInvisible(search).trim(),
    page,
    page_size: pageSize,
    status: hasOneStatus ? statuses[0] : undefined,
    column_filters: {
      ...(statuses.length > 1 ? { status: statuses } : {}),
      ...(routeNames.length > 0 ? { route_name: routeNames } : {}),
    },
  };
  const { results, count } = await send(http, employeesCall, { query, signal });
  return { rows: results, count };
}

/** The largest page size of the table on the screen. */
const largestPage = 100;
/** Maximum number of pages, more than any company has; stops reading when the provider's list never ends. */
const pageLimit = 2000;

const fetchLargestPage = (http: Http, search: EmployeeSearch, page: number, signal?: AbortSignal) =>
  fetchEmployees(http, { ...search, page, pageSize: largestPage }, signal);

const identify = ({ id }: Employee) => id;

/** All matching employees in batches, including deleted ones, for exports. Throws ApiError. */
export function fetchAllEmployees(http: Http, search: EmployeeSearch, signal?: AbortSignal) {
  return readPages({
    fetchPage: (page) => fetchLargestPage(http, search, page, signal),
    identify,
    pageLimit,
  });
}

/** Options of {@link fetchEverybody}; `memory` holds the pages of an earlier call that didn't complete. */
interface EverybodyOptions extends Pick<
  Parameters<typeof readPagesInParallel<Employee>>[0],
  "limit" | "memory" | "signal" | "onProgress"
> {
  /** Called with the employees of each page as it arrives, so that processing them is spread over several tasks. */
  readonly onPage: (people: readonly Employee[]) => void;
}

/** All employees, including deleted ones, fetched several pages at once. Throws ApiError. */
export function fetchEverybody(http: Http, { onPage, ...options }: EverybodyOptions): Promise<readonly Employee[]> {
  const fetchPage = async (page: number, signal: AbortSignal) => {
    const answer = await fetchLargestPage(http, {}, page, signal);
    onPage(answer.rows);
    return answer;
  };
  return readPagesInParallel({ ...options, fetchPage, identify, pageLimit });
}

export const demoEmployeesCall = defineCall("GET /api/demo/employees/", list(employeeRow, "results"));

/** All employees in the pilots of a demo account, each with the pilot's name. Throws ApiError. */
export function fetchDemoEmployees(http: Http, signal?: AbortSignal): Promise<Employee[]> {
  return send(http, demoEmployeesCall, { signal });
}

const choice = v.object({ key: requiredText, verbose: optionalText });
/** A value of the provider and its display text. */
export interface Choice {
  readonly key: string;
  readonly verbose: string;
}

/** A list of choices; one without a text is displayed by its key. */
export const choices = v.pipe(
  list(choice),
  v.transform((entries): Choice[] => entries.map(({ key, verbose }) => ({ key, verbose: verbose ?? key }))),
);

const columnFilters = entity({
  statuses: from("status", v.fallback(choices, [])),
  routeNames: from("route_name", filterOptions(requiredText)),
});
/** The filters' options. */
export type EmployeeFilters = v.InferOutput<typeof columnFilters>;
const filtersAnswer = v.pipe(
  v.unknown(),
  v.metadata({ documented: v.object({ results: columnFilters }) }),
  v.transform((body) => (typeof body === "object" && body !== null && "results" in body ? body : { results: body })),
  v.object({ results: columnFilters }),
);

export const employeeFiltersCall = defineCall("GET /api/company/employees/column-filters", filtersAnswer);
export const demoEmployeeFiltersCall = defineCall("GET /api/demo/employees/column-filters", filtersAnswer);

/**
 * The filters' options; a column that the provider leaves out has none. The status "deleted" is left out, because deleted
 * employees are never shown. The path must not end with a slash. Throws ApiError.
 */
export async function fetchEmployeeFilters(
  http: Http,
  isDemo: boolean,
  signal?: AbortSignal,
): Promise<EmployeeFilters> {
  const { results } = isDemo
    ? await send(http, demoEmployeeFiltersCall, { signal })
    : await send(http, employeeFiltersCall, { signal });
  return { ...results, statuses: results.statuses.filter(({ key }) => key !== "deleted") };
}

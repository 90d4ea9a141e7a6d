import * as v from "valibot";
import { ApiError } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { entity, type EntityOf, from } from "./entity.ts";
import type { LineKey } from "./marketplace-detail.ts";
import {
  type MarketplaceSearch,
  optionalCoordinates,
  optionalCounties,
  optionalPerson,
  unwrap,
  workDays,
  workweek,
} from "./marketplace-values.ts";
import { requestStatus } from "./request-status.ts";
import { anything, flag, list, optionalNumber, optionalText, requiredId, requiredText } from "./values.ts";

const pastSearchFields = {
  id: requiredId,
  type: optionalText,
  location: optionalCoordinates,
  description: optionalText,
  address: optionalText,
  workType: from("work_type", optionalText),
  workDaysType: from("work_days_type", optionalText),
  workDays: from("work_days", workDays),
  passenger: optionalPerson,
  /** Status of the reservation made from it. */
  requestStatus: from("request_status", requestStatus),
  lineId: from("route_unique_id", optionalText),
  counties: from("morning_route", optionalCounties),
};
type PastSearchRow = EntityOf<typeof pastSearchFields>;
const pastSearch = v.pipe(
  entity(pastSearchFields),
  v.transform((row) => {
    const subject = toSubject(row);
    const address = row.address ?? row.description;
    return {
      id: row.id,
      /** The employee's name or the address; `-` when the provider gives neither. */
      title: (row.type === "address" ? address : (row.passenger?.name ?? address)) ?? "-",
      /** Parameters to repeat the search; null when too many are missing. */
      search: subject && { subject, ...toWork(row) },
      requestStatus: row.requestStatus,
      lineId: row.lineId,
      counties: row.counties,
    };
  }),
);
/** An earlier search. */
export type PastSearch = Readonly<v.InferOutput<typeof pastSearch>>;

/** `address`, or any other type for a search by employee. */
function toSubject({
  type,
  location,
  description,
  address,
  passenger,
}: PastSearchRow): MarketplaceSearch["subject"] | null {
  if (type !== "address" && passenger) return { type: "passenger", passenger };
  const text = address ?? description;
  return text !== null && location ? { type: "address", address: text, location } : null;
}

function toWork({ workType: type, workDaysType: mode, workDays: days }: PastSearchRow) {
  if (type !== "hybrid") return { workType: "full-time", workDaysType: "defined", workDays: workweek } as const;
  const isDefined = mode !== "not-defined" && days.length > 0;
  return {
    workType: type,
    workDaysType: isDefined ? "defined" : "not-defined",
    workDays: isDefined ? days : [],
  } as const;
}

export const pastSearchesCall = defineCall("GET /api/marketplace/past-search/", list(pastSearch, "results"), {
  changedBy: "seats",
  query: { page_size: wholeNumber, page: wholeNumber },
});

/** Number of past searches that are offered for repetition. */
const pastSearchLimit = 3;

/** The newest searches, at most {@link pastSearchLimit}. Throws ApiError. */
export async function fetchPastSearches(http: Http, signal?: AbortSignal): Promise<readonly PastSearch[]> {
  const query = { page_size: pastSearchLimit, page: 1 };
  const found = await send(http, pastSearchesCall, { query, signal });
  return found.slice(0, pastSearchLimit);
}

const reservation = v.pipe(
  entity({
    id: requiredId,
    /** TL per seat and month. */
    price: optionalNumber,
    status: from("request_status", requestStatus),
    /** Shown as `(Güncellendi)` after the status. */
    isChanged: from("is_changed", flag),
    pastSearch: from("past_search", v.fallback(v.nullable(pastSearch), null)),
    counties: from("morning_route", optionalCounties),
    lineId: from("route_unique_id", optionalText),
  }),
  v.transform((row) => ({ ...row, lineId: row.lineId ?? row.pastSearch?.lineId ?? null })),
);
/** A requested seat. */
export type LineReservation = Readonly<v.InferOutput<typeof reservation>>;

export const reservationsCall = defineCall("GET /api/marketplace/request/", list(reservation, "results"), {
  changedBy: "seats",
});

/** The company's reservation requests in the provider's order. Throws ApiError. */
export function fetchReservations(http: Http, signal?: AbortSignal): Promise<LineReservation[]> {
  return send(http, reservationsCall, { signal });
}

const creation = entity({ id: requiredId, hasRequestInPeriod: from("has_request_in_period", flag) });
const created = v.pipe(
  v.unknown(),
  v.metadata({ documented: creation }),
  v.transform((body) => unwrap(body, "results", "data")),
  creation,
);

export const createReservationCall = defineCall("POST /api/marketplace/request/", created, {
  body: v.object({
    past_search_id: v.union([wholeNumber, v.string()]),
    route_unique_id: v.string(),
    price: v.nullable(v.number()),
  }),
});
export const cancelReservationCall = defineCall("DELETE /api/marketplace/request/{id}/", anything);

/** Requests a seat at the displayed price. Throws ApiError. */
export function createReservation(
  http: Http,
  { lineId, pastSearchId, price }: LineKey & { readonly price: number | null },
): Promise<v.InferOutput<typeof creation>> {
  const body = { past_search_id: toSentId(pastSearchId), route_unique_id: lineId, price };
  return send(http, createReservationCall, { body });
}

const toSentId = (id: string) => (Number.isSafeInteger(Number(id)) ? Number(id) : id);

/** Throws ApiError. */
export async function cancelReservation(http: Http, id: string): Promise<void> {
  await send(http, cancelReservationCall, { path: { id } });
}

export const requestLineCall = defineCall(
  "GET /api/marketplace/contact/{past_search_id}",
  v.object({ success: flag }),
  {
    mayRepeat: false,
  },
);

/** "Rota İsteği Gönder": requests a line from the provider after a search without results. Throws ApiError. */
export async function requestLine(http: Http, pastSearchId: string): Promise<void> {
  const { success } = await send(http, requestLineCall, { path: { past_search_id: pastSearchId } });
  if (!success) throw new ApiError("answer", "GET /api/marketplace/contact/", 200);
}

/** A value that isn't listed is read as `other`, for which the screen offers no second request. */
export type BulkStatus = "not-requested" | "verify" | "requested" | "cancelling" | "rejected" | "other";
const bulkStatuses = ["not-requested", "verify", "requested", "cancelling", "rejected"] as const;
const isKnown = (text: string): text is Exclude<BulkStatus, "other"> => bulkStatuses.some((known) => known === text);

const bulkStatus = v.pipe(
  v.unknown(),
  v.metadata({
    documented: v.union([
      v.picklist(bulkStatuses),
      v.object({ all_passenger_offer_request_status: v.picklist(bulkStatuses) }),
    ]),
  }),
  v.transform((body) => unwrap(body, "results", "data", "all_passenger_offer_request_status")),
  requiredText,
  v.transform((text) => (isKnown(text) ? text : "other") as BulkStatus),
);
/** Null: the provider answered the change without content; the status is then fetched. */
const changedBulkStatus = v.fallback(v.nullable(bulkStatus), null);

const path = "/api/marketplace/all-passengers-offer-request/";
export const bulkStatusCall = defineCall(`GET ${path}`, bulkStatus);
export const createBulkRequestCall = defineCall(`POST ${path}`, changedBulkStatus);
export const cancelBulkRequestCall = defineCall(`DELETE ${path}`, changedBulkStatus);

/** Throws ApiError. */
export function fetchBulkStatus(http: Http, signal?: AbortSignal): Promise<BulkStatus> {
  return send(http, bulkStatusCall, { signal });
}

/** One request for all employees on all suitable lines. Throws ApiError. */
export async function createBulkRequest(http: Http): Promise<BulkStatus> {
  // Accepted; where the status can't be fetched then, it is what accepting leads to.
  return (await send(http, createBulkRequestCall, {})) ?? fetchBulkStatus(http).catch(() => "requested" as const);
}

/** Throws ApiError. */
export async function cancelBulkRequest(http: Http): Promise<BulkStatus> {
  return (await send(http, cancelBulkRequestCall, {})) ?? fetchBulkStatus(http).catch(() => "not-requested" as const);
}

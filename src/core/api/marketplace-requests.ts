import * as v from "valibot";
import { ApiError } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import type { LineKey } from "./marketplace-detail.ts";
import {
  type Counties,
  type MarketplaceSearch,
  optionalCoordinates,
  optionalCounties,
  optionalPerson,
  unwrap,
  workDays,
  workweek,
} from "./marketplace-values.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { type RequestStatus, requestStatus } from "./request-status.ts";
import { anything, flag, list, optionalNumber, optionalText, requiredId } from "./values.ts";
export type { RequestStatus } from "./request-status.ts";

/** An earlier search. */
export interface PastSearch {
  readonly id: string;
  /** The employee's name or the address; `-` when the provider gives neither. */
  readonly title: string;
  /** Parameters to repeat the search; null when too many are missing. */
  readonly search: MarketplaceSearch | null;
  /** Status of the reservation made from it. */
  readonly requestStatus: RequestStatus | null;
  readonly lineId: string | null;
  readonly counties: Counties | null;
}

const pastSearch = v.pipe(
  v.object({
    id: requiredId,
    type: optionalText,
    location: optionalCoordinates,
    description: optionalText,
    address: optionalText,
    work_type: optionalText,
    work_days_type: optionalText,
    work_days: workDays,
    passenger: optionalPerson,
    request_status: requestStatus,
    route_unique_id: optionalText,
    morning_route: optionalCounties,
  }),
  v.transform((row): PastSearch => {
    const subject = toSubject(row);
    const address = row.address ?? row.description;
    return {
      id: row.id,
      title: (row.type === "address" ? address : (row.passenger?.name ?? address)) ?? "-",
      search: subject && { subject, ...toWork(row) },
      requestStatus: row.request_status,
      lineId: row.route_unique_id,
      counties: row.morning_route,
    };
  }),
);

interface SubjectRow {
  readonly type: string | null;
  readonly location: v.InferOutput<typeof optionalCoordinates>;
  readonly description: string | null;
  readonly address: string | null;
  readonly passenger: v.InferOutput<typeof optionalPerson>;
}

/** `address`, or any other type for a search by employee. */
function toSubject({
  type,
  location,
  description,
  address,
  passenger,
}: SubjectRow): MarketplaceSearch["subject"] | null {
  if (type !== "address" && passenger) return { type: "passenger", passenger };
  const text = address ?? description;
  return text !== null && location ? { type: "address", address: text, location } : null;
}

interface WorkRow {
  readonly work_type: string | null;
  readonly work_days_type: string | null;
  readonly work_days: v.InferOutput<typeof workDays>;
}

function toWork({ work_type: type, work_days_type: mode, work_days: days }: WorkRow) {
  if (type !== "hybrid") return { workType: "full-time", workDaysType: "defined", workDays: workweek } as const;
  const isDefined = mode !== "not-defined" && days.length > 0;
  return {
    workType: type,
    workDaysType: isDefined ? "defined" : "not-defined",
    workDays: isDefined ? days : [],
  } as const;
}

export const pastSearchesCall = defineCall("GET /api/marketplace/past-search/", list(pastSearch, "results"), {
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

/** A requested seat. */
export interface LineReservation {
  readonly id: string;
  /** TL per seat and month. */
  readonly price: number | null;
  readonly status: RequestStatus | null;
  /** Shown as `(Güncellendi)` after the status. */
  readonly isChanged: boolean;
  readonly pastSearch: PastSearch | null;
  readonly counties: Counties | null;
  readonly lineId: string | null;
}

const reservation = v.pipe(
  v.object({
    id: requiredId,
    price: optionalNumber,
    request_status: requestStatus,
    is_changed: flag,
    past_search: v.fallback(v.nullable(pastSearch), null),
    morning_route: optionalCounties,
    route_unique_id: optionalText,
  }),
  v.transform((row): LineReservation => ({
    id: row.id,
    price: row.price,
    status: row.request_status,
    isChanged: row.is_changed,
    pastSearch: row.past_search,
    counties: row.morning_route,
    lineId: row.route_unique_id ?? row.past_search?.lineId ?? null,
  })),
);
export const reservationsCall = defineCall("GET /api/marketplace/request/", list(reservation, "results"));

/** The company's reservation requests in the provider's order. Throws ApiError. */
export function fetchReservations(http: Http, signal?: AbortSignal): Promise<LineReservation[]> {
  return send(http, reservationsCall, { signal });
}

const creation = v.object({ id: requiredId, has_request_in_period: flag });
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

/** A new reservation. */
interface CreatedReservation {
  readonly id: string;
  readonly hasRequestInPeriod: boolean;
}

/** Requests a seat at the displayed price. Throws ApiError. */
export async function createReservation(
  http: Http,
  { lineId, pastSearchId, price }: LineKey & { readonly price: number | null },
): Promise<CreatedReservation> {
  const body = { past_search_id: toSentId(pastSearchId), route_unique_id: lineId, price };
  const answer = await send(http, createReservationCall, { body });
  return { id: answer.id, hasRequestInPeriod: answer.has_request_in_period };
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

import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { optionalClock, optionalDuration } from "./moments.ts";
import { badgeFields, type LineBadges, type MarketplaceSearch, toBadges, unwrap } from "./marketplace-values.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { list, optionalId, optionalNumber, optionalText, requiredText } from "./values.ts";

export type { Counties, LineBadges, MarketplaceSearch, Person, WorkType } from "./marketplace-values.ts";

/** A walk to or from a stop. */
interface Walk {
  /** Seconds. */
  readonly duration: number | null;
  /** Metres. */
  readonly distance: number | null;
}

/** A shared line with a free seat. Null means no value and is shown as `-`. */
export interface MarketplaceLine {
  /** Identifies the line in every call. */
  readonly id: string;
  /** The code shown on route pages and used by the provider's staff. */
  readonly code: string | null;
  readonly name: string | null;
  /** TL per seat and month, both directions. */
  readonly price: number | null;
  /** Price before the discount for low occupancy; equal to `price`, or null, without a discount. */
  readonly priceWithoutDiscount: number | null;
  readonly originCounty: string | null;
  readonly destinationCounty: string | null;
  /** 1 to 5. */
  readonly rating: number | null;
  readonly tripCount: number | null;
  readonly capacity: number | null;
  readonly passengerCount: number | null;
  /** Encoded polyline of precision 5. */
  readonly polyline: string | null;
  /** "06:50": the shuttle leaves its first stop … */
  readonly departureTime: string | null;
  /** … the passenger gets on and off … */
  readonly pickupTime: string | null;
  readonly dropoffTime: string | null;
  /** … and it reaches its last stop. */
  readonly arrivalTime: string | null;
  readonly walkToPickup: Walk;
  readonly walkFromDropoff: Walk;
  /** Seconds in the shuttle. */
  readonly duration: number | null;
  /** Percent more than by car. */
  readonly detourRatio: number | null;
  readonly badges: LineBadges;
}

/** A code that equals the id without its dashes (`R1`) is replaced by the id (`R-1`), so that all screens show the same code. */
function toCode({ route_unique_id: id, route_unique_code: code }: CardRow): string | null {
  return code === id.replaceAll("-", "") ? id : code;
}

interface CardRow {
  readonly route_unique_id: string;
  readonly route_unique_code: string | null;
}

const card = v.pipe(
  v.object({
    route_unique_id: requiredText,
    route_unique_code: optionalText,
    name: optionalText,
    price: optionalNumber,
    price_without_discount: optionalNumber,
    origin_county: optionalText,
    destination_county: optionalText,
    tripmeta_rating_avg: optionalNumber,
    tripmeta_count: optionalNumber,
    car_capacity: optionalNumber,
    passenger_count: optionalNumber,
    way_points_polyline: optionalText,
    departure_time: optionalClock,
    pickup_time: optionalClock,
    dropoff_time: optionalClock,
    arrival_time: optionalClock,
    origin_to_pickup_duration: optionalDuration,
    origin_to_pickup_distance: optionalNumber,
    dropoff_to_destination_duration: optionalDuration,
    dropoff_to_destination_distance: optionalNumber,
    shuttle_duration: optionalDuration,
    detour_ratio: optionalNumber,
    ...badgeFields,
  }),
  v.transform((row): MarketplaceLine => ({
    id: row.route_unique_id,
    code: toCode(row),
    name: row.name,
    price: row.price,
    priceWithoutDiscount: row.price_without_discount,
    originCounty: row.origin_county,
    destinationCounty: row.destination_county,
    rating: row.tripmeta_rating_avg,
    tripCount: row.tripmeta_count,
    capacity: row.car_capacity,
    passengerCount: row.passenger_count,
    polyline: row.way_points_polyline,
    departureTime: row.departure_time,
    pickupTime: row.pickup_time,
    dropoffTime: row.dropoff_time,
    arrivalTime: row.arrival_time,
    walkToPickup: { duration: row.origin_to_pickup_duration, distance: row.origin_to_pickup_distance },
    walkFromDropoff: {
      duration: row.dropoff_to_destination_duration,
      distance: row.dropoff_to_destination_distance,
    },
    duration: row.shuttle_duration,
    detourRatio: row.detour_ratio,
    badges: toBadges(row),
  })),
);

const meta = v.object({ past_search_id: optionalId, min_price: optionalNumber, max_price: optionalNumber });
const lineAnswer = v.object({
  results: v.object({
    data: list(card),
    meta: v.fallback(meta, { past_search_id: null, min_price: null, max_price: null }),
  }),
  count: optionalNumber,
});

const workFields = {
  work_type: v.picklist(["full-time", "hybrid"]),
  work_days_type: v.picklist(["defined", "not-defined"]),
  work_days: v.array(wholeNumber),
};
export const linesCall = defineCall("POST /api/marketplace/", lineAnswer, {
  query: { page_size: wholeNumber, page: wholeNumber },
  body: v.union([
    v.object({ ...workFields, type: v.literal("passenger"), passenger_id: v.union([wholeNumber, v.string()]) }),
    v.object({
      ...workFields,
      type: v.literal("address"),
      location: v.object({ latitude: v.number(), longitude: v.number() }),
      address: v.string(),
    }),
  ]),
});

/** Result of a search. */
export interface LinePage {
  readonly lines: readonly MarketplaceLine[];
  /** Number of all matching lines, not only of `lines`; null: not given by the provider. */
  readonly count: number | null;
  /** Identifies this search in later calls; null: not given by the provider. */
  readonly pastSearchId: string | null;
  /** Bounds of the price bar in TL; null: not given by the provider. */
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
}

/**
 * The first `pageSize` matching lines; for more lines call again with a greater `pageSize`, because only page 1 is requested.
 * The provider adds the search to the past searches. Throws ApiError.
 */
export async function fetchLines(
  http: Http,
  search: MarketplaceSearch,
  pageSize: number,
  signal?: AbortSignal,
): Promise<LinePage> {
  const query = { page_size: pageSize, page: 1 };
  const { results, count } = await send(http, linesCall, { query, body: toBody(search), signal });
  return {
    lines: results.data,
    count: count === null ? null : Math.max(count, results.data.length),
    pastSearchId: results.meta.past_search_id,
    minPrice: results.meta.min_price,
    maxPrice: results.meta.max_price,
  };
}

function toBody({ subject, workType, workDaysType, workDays }: MarketplaceSearch) {
  const work = { work_type: workType, work_days_type: workDaysType, work_days: workDays };
  if (subject.type === "address") {
    return { ...work, type: "address" as const, location: subject.location, address: subject.address };
  }
  // The provider's ids are numbers; any other id is sent unchanged.
  const id = Number(subject.passenger.id);
  return { ...work, type: "passenger" as const, passenger_id: Number.isSafeInteger(id) ? id : subject.passenger.id };
}

const openLines = v.pipe(
  v.unknown(),
  v.metadata({ row: card, wrapper: "data" }),
  v.transform((body) => unwrap(body, "results", "data")),
  list(card),
);

export const openLinesCall = defineCall("GET /api/marketplace/routes", openLines);

/** Every line with free seats, independent of a passenger or an address. Throws ApiError. */
export function fetchOpenLines(http: Http, signal?: AbortSignal): Promise<MarketplaceLine[]> {
  return send(http, openLinesCall, { signal });
}

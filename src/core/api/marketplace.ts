import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { badgeFields, type MarketplaceSearch, unwrap } from "./marketplace-values.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { entity, from, group, orEmpty } from "./entity.ts";
import {
  list,
  optionalClock,
  optionalDuration,
  optionalId,
  optionalNumber,
  optionalText,
  requiredText,
} from "./values.ts";

export type { Counties, LineBadges, MarketplaceSearch, Person, WorkType } from "./marketplace-values.ts";

const card = v.pipe(
  entity({
    /** Identifies the line in every call. */
    id: from("route_unique_id", requiredText),
    /** The code shown on route pages and used by the provider's staff. */
    code: from("route_unique_code", optionalText),
    name: optionalText,
    /** TL per seat and month, both directions. */
    price: optionalNumber,
    /** Price before the discount for low occupancy; equal to `price`, or null, without a discount. */
    priceWithoutDiscount: from("price_without_discount", optionalNumber),
    originCounty: from("origin_county", optionalText),
    destinationCounty: from("destination_county", optionalText),
    /** 1 to 5. */
    rating: from("tripmeta_rating_avg", optionalNumber),
    tripCount: from("tripmeta_count", optionalNumber),
    capacity: from("car_capacity", optionalNumber),
    passengerCount: from("passenger_count", optionalNumber),
    /** Encoded polyline of precision 5. */
    polyline: from("way_points_polyline", optionalText),
    /** "06:50": the shuttle leaves its first stop … */
    departureTime: from("departure_time", optionalClock),
    /** … the passenger gets on and off … */
    pickupTime: from("pickup_time", optionalClock),
    dropoffTime: from("dropoff_time", optionalClock),
    /** … and it reaches its last stop. */
    arrivalTime: from("arrival_time", optionalClock),
    /** Seconds and metres. */
    walkToPickup: group({
      duration: from("origin_to_pickup_duration", optionalDuration),
      distance: from("origin_to_pickup_distance", optionalNumber),
    }),
    walkFromDropoff: group({
      duration: from("dropoff_to_destination_duration", optionalDuration),
      distance: from("dropoff_to_destination_distance", optionalNumber),
    }),
    /** Seconds in the shuttle. */
    duration: from("shuttle_duration", optionalDuration),
    /** Percent more than by car. */
    detourRatio: from("detour_ratio", optionalNumber),
    badges: group(badgeFields),
  }),
  // A code that equals the id without its dashes (`R1`) is replaced by the id (`R-1`), so that all screens show the same code.
  v.transform((row) => ({ ...row, code: row.code === row.id.replaceAll("-", "") ? row.id : row.code })),
);
/** A shared line with a free seat. Null means no value and is shown as `-`. */
export type MarketplaceLine = Readonly<v.InferOutput<typeof card>>;

const meta = entity({
  /** Identifies this search in later calls; null: not given by the provider. */
  pastSearchId: from("past_search_id", optionalId),
  /** Bounds of the price bar in TL; null: not given by the provider. */
  minPrice: from("min_price", optionalNumber),
  maxPrice: from("max_price", optionalNumber),
});
const lineAnswer = v.object({
  results: v.object({
    data: list(card),
    meta: orEmpty(meta),
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
export interface LinePage extends v.InferOutput<typeof meta> {
  readonly lines: readonly MarketplaceLine[];
  /** Number of all matching lines, not only of `lines`; null: not given by the provider. */
  readonly count: number | null;
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
    ...results.meta,
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

export const openLinesCall = defineCall("GET /api/marketplace/routes", openLines, { freshFor: 300_000 });

/** Every line with free seats, independent of a passenger or an address. Throws ApiError. */
export function fetchOpenLines(http: Http, signal?: AbortSignal): Promise<MarketplaceLine[]> {
  return send(http, openLinesCall, { signal });
}

import * as v from "valibot";

// The answers of the marketplace's calls as schemas: strict, so that a field too many or too few is noticed.

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const latLng = v.pipe(v.string(), v.regex(/^4[01]\.\d{4,5},2[89]\.\d{4,5}$/));
const text = v.pipe(v.string(), v.minLength(2));
const polyline = v.pipe(v.string(), v.minLength(4));
const flagWord = v.picklist(["True", "False"]);
const price = v.pipe(v.number(), v.minValue(600), v.maxValue(9000), v.multipleOf(10));
const stars = v.pipe(v.number(), v.minValue(1), v.maxValue(5));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(200));
const lineId = v.pipe(v.string(), v.regex(/^[MR]-\d+$/));

const badges = {
  badge_is_comfortable: flagWord,
  badge_is_owned_route: flagWord,
  badge_is_passengers_own_route: flagWord,
  badge_is_cheapest: flagWord,
  badge_least_emission: flagWord,
};

export const card = v.strictObject({
  route_id: count,
  route_unique_id: lineId,
  route_unique_code: v.pipe(v.string(), v.regex(/^[MR]\d+$/)),
  price,
  price_without_discount: price,
  origin_county: text,
  destination_county: text,
  tripmeta_rating_avg: stars,
  tripmeta_count: count,
  car_capacity: count,
  passenger_count: count,
  way_points_polyline: polyline,
  name: text,
  departure_time: clock,
  pickup_time: clock,
  dropoff_time: clock,
  arrival_time: clock,
  origin_to_pickup_duration: count,
  origin_to_pickup_distance: count,
  dropoff_to_destination_duration: count,
  dropoff_to_destination_distance: count,
  shuttle_duration: count,
  detour_ratio: percent,
  ...badges,
});

export const lines = v.strictObject({
  results: v.strictObject({
    data: v.array(card),
    meta: v.strictObject({ past_search_id: count, max_price: v.nullable(count), min_price: v.nullable(count) }),
  }),
  count,
});
export const openLines = v.strictObject({ data: v.array(card) });

const direction = v.strictObject({
  origin_coordinates: latLng,
  destination_coordinates: latLng,
  pickup_coordinates: latLng,
  dropoff_coordinates: latLng,
  route_origin_coordinates: latLng,
  route_destination_coordinates: latLng,
  origin_to_pickup_polyline: polyline,
  dropoff_to_destination_polyline: polyline,
  origin_county: text,
  destination_county: text,
});
const places = v.strictObject({ home: latLng, pickup: latLng, dropoff: latLng, office: latLng });
const status = v.picklist(["created", "rejected"]);

export const detail = v.strictObject({
  morning_route_info: direction,
  evening_route_info: direction,
  rps_data: v.strictObject({
    morning_rps_data: places,
    evening_rps_data: places,
    morning_polyline: polyline,
    evening_polyline: polyline,
  }),
  routes_data: v.strictObject(badges),
  passenger_info: v.strictObject({
    pickup_walking_distance: count,
    morning_trip_duration: count,
    morning_detour_ratio: percent,
    dropoff_walking_distance: count,
    evening_trip_duration: count,
    evening_detour_ratio: percent,
  }),
  price,
  price_wo_discount: price,
  request: v.nullable(
    v.strictObject({
      id: count,
      request_status: status,
      is_changed: v.boolean(),
      has_request_in_period: v.boolean(),
    }),
  ),
});

const rating = { avg_rating: stars, rating_count: count };
export const driver = v.strictObject({
  trip: v.strictObject({ ...rating, total_trip_count: count }),
  driver: v.strictObject({ ...rating, name: text, driver_photo_link: v.nullable(text) }),
  vehicle: v.strictObject({
    ...rating,
    name: text,
    vehicle_photo_link: v.nullable(text),
    total_seat_count: count,
    trip_passenger_count: count,
  }),
});

export const created = v.strictObject({ id: count, has_request_in_period: v.boolean() });
export const cancelled = v.strictObject({ results: v.strictObject({ data: v.strictObject({}) }) });

const ends = v.nullable(v.strictObject({ origin_county: text, destination_county: text }));
const search = v.strictObject({
  id: count,
  type: v.picklist(["passenger", "address"]),
  location: v.strictObject({ latitude: v.number(), longitude: v.number() }),
  description: text,
  address: text,
  work_type: v.picklist(["full-time", "hybrid"]),
  work_days_type: v.picklist(["defined", "not-defined"]),
  work_days: v.array(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(7))),
  passenger: v.nullable(v.strictObject({ id: count, first_name: text, last_name: text })),
  request_status: v.nullable(status),
  route_unique_id: v.nullable(lineId),
  morning_route: ends,
});
export const pastSearches = v.strictObject({ results: v.array(search) });
export const requests = v.strictObject({
  results: v.array(
    v.strictObject({
      id: count,
      price,
      request_status: status,
      is_changed: v.boolean(),
      past_search: search,
      morning_route: ends,
      route_unique_id: v.nullable(lineId),
    }),
  ),
});
export const bulk = v.strictObject({
  all_passenger_offer_request_status: v.picklist(["not-requested", "verify", "requested", "cancelling", "rejected"]),
});
export const contact = v.strictObject({ success: v.literal(true) });
export const predictions = v.strictObject({
  predictions: v.array(
    v.strictObject({
      description: text,
      coordinates: v.strictObject({ latitude: v.number(), longitude: v.number() }),
    }),
  ),
});

// Facts about fields of the API that can't be derived from the decoders.

/** Fields that a provider sends and the portal doesn't read, by call. A path looks like `routes[].location_id`. */
export const unreadFields = {
  "GET /api/routes/": ["routes[].rps_detail[].location_id", "result[].rps_detail[].location_id"],
  "GET /api/routes/{route_id}/": ["result.rps_detail[].location_id"],
  "GET /api/demo/routes/": ["routes[].rps_detail[].location_id"],
  "GET /api/demo/routes/{route_id}/": ["routes[].rps_detail[].location_id"],
  "GET /api/marketplace/routes": ["data[].route_id"],
  "POST /api/marketplace/": ["results.data[].route_id"],
};

/**
 * Fields that some responses don't have: sent for demo accounts only, only when the request asks for details, or when somebody may
 * sign in or not.
 */
export const sometimesAbsent = ["pilot_name", "rps_detail", "waypoints_polyline", "token", "company_name", "message"];

/** Alternative names of one field: a provider sends one name of each group. */
export const spellings = [
  ["passenger_name", "first_last_name"],
  ["open_address_coordinate", "location"],
  ["pickup_walking_distance", "walking_distance"],
  ["dropoff_walking_distance", "walking_distance"],
  ["pickup_waypoints_polyline", "walking_waypoints_polyline"],
  ["dropoff_waypoints_polyline", "walking_waypoints_polyline"],
  ["offer_date", "date_created"],
];

// What the contract knows of fields and no decoder can tell.

/** By call: fields that a provider sends and the portal doesn't read. `routes[].location_id` */
export const unreadFields = {
  "GET /api/routes/": ["routes[].rps_detail[].location_id", "result[].rps_detail[].location_id"],
  "GET /api/routes/{route_id}/": ["result.rps_detail[].location_id"],
  "GET /api/demo/routes/": ["routes[].rps_detail[].location_id"],
  "GET /api/demo/routes/{route_id}/": ["routes[].rps_detail[].location_id"],
  "GET /api/marketplace/routes": ["data[].route_id"],
  "POST /api/marketplace/": ["results.data[].route_id"],
};

/** Not in every answer that has such rows: only of demo accounts, or only where a call asks for details. */
export const sometimesAbsent = ["pilot_name", "rps_detail", "waypoints_polyline"];

/** Names for one thing: a provider sends one of each group. */
export const spellings = [
  ["passenger_name", "first_last_name"],
  ["open_address_coordinate", "location"],
  ["pickup_walking_distance", "walking_distance"],
  ["dropoff_walking_distance", "walking_distance"],
  ["pickup_waypoints_polyline", "walking_waypoints_polyline"],
  ["dropoff_waypoints_polyline", "walking_waypoints_polyline"],
  ["offer_date", "date_created"],
];

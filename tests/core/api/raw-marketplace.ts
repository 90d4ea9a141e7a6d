/** Answers as the provider sends them, for tests that change a part. */
export function rawCard(change: Readonly<Record<string, unknown>> = {}) {
  return {
    route_id: 900,
    route_unique_id: "M-4",
    route_unique_code: "M4",
    price: 4250,
    price_without_discount: 5000,
    origin_county: "Kadıköy",
    destination_county: "Şişli",
    tripmeta_rating_avg: 4.7,
    tripmeta_count: 318,
    car_capacity: 16,
    passenger_count: 11,
    way_points_polyline: "_p~iF~ps|U_ulLnnqC",
    name: "Kadıköy – Şişli",
    departure_time: "06:50",
    pickup_time: "07:05",
    dropoff_time: "08:02",
    arrival_time: "08:10",
    origin_to_pickup_duration: 300,
    origin_to_pickup_distance: 350,
    dropoff_to_destination_duration: 120,
    dropoff_to_destination_distance: 150,
    shuttle_duration: 3420,
    detour_ratio: 12,
    badge_is_comfortable: "True",
    badge_is_owned_route: "False",
    badge_is_passengers_own_route: "False",
    badge_is_cheapest: "False",
    badge_least_emission: "True",
    ...change,
  };
}

const info = {
  origin_coordinates: "41.0,29.0",
  destination_coordinates: "41.08,29.01",
  pickup_coordinates: "41.01,29.0",
  dropoff_coordinates: "41.07,29.01",
  route_origin_coordinates: "40.99,29.0",
  route_destination_coordinates: "41.09,29.02",
  origin_to_pickup_polyline: "_p~iF~ps|U_ulLnnqC",
  dropoff_to_destination_polyline: "_p~iF~ps|U_ulLnnqC",
  origin_county: "Kadıköy",
  destination_county: "Şişli",
};
const places = { home: "41.0,29.0", pickup: "41.01,29.0", dropoff: "41.07,29.01", office: "41.08,29.01" };

export function rawDetail() {
  return {
    morning_route_info: info,
    evening_route_info: {
      ...info,
      origin_coordinates: info.destination_coordinates,
      destination_coordinates: info.origin_coordinates,
      origin_county: "Şişli",
      destination_county: "Kadıköy",
    },
    rps_data: {
      morning_rps_data: places,
      evening_rps_data: places,
      morning_polyline: "_p~iF~ps|U_ulLnnqC",
      evening_polyline: "_p~iF~ps|U_ulLnnqC",
    },
    routes_data: {
      badge_is_comfortable: "True",
      badge_is_owned_route: "False",
      badge_is_passengers_own_route: "False",
      badge_is_cheapest: "True",
      badge_least_emission: "False",
    },
    passenger_info: {
      pickup_walking_distance: 290,
      morning_trip_duration: 3420,
      morning_detour_ratio: 12,
      dropoff_walking_distance: 310,
      evening_trip_duration: 3600,
      evening_detour_ratio: 13,
    },
    price: 4250,
    price_wo_discount: 5000,
    request: null as null | Readonly<Record<string, unknown>>,
  };
}

export function rawDriver() {
  return {
    trip: { avg_rating: 4.7, rating_count: 300, total_trip_count: 186 },
    driver: { name: "Serkan Uslu", driver_photo_link: "/p.svg", avg_rating: 4.9, rating_count: 97 },
    vehicle: {
      name: "Ford Transit",
      vehicle_photo_link: null,
      total_seat_count: 16,
      trip_passenger_count: 12,
      avg_rating: 4.6,
      rating_count: 80,
    },
  };
}

export function rawSearch(change: Readonly<Record<string, unknown>> = {}) {
  return {
    id: 77,
    type: "passenger",
    location: { latitude: 40.98, longitude: 29.02 },
    description: "Caferağa, Kadıköy",
    address: "Caferağa, Kadıköy",
    work_type: "full-time",
    work_days_type: "defined",
    work_days: [1, 2, 3, 4, 5],
    passenger: { id: 9, first_name: "Zeynep", last_name: "Işık" },
    request_status: null,
    route_unique_id: null,
    morning_route: null,
    ...change,
  };
}

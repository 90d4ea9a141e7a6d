import type { DetailedRoute } from "../../../src/core/api/route-list.ts";
import type { Stop, StopPassenger } from "../../../src/core/api/stops.ts";

export function person(id: string, name: string, changes: Partial<StopPassenger> = {}): StopPassenger {
  return {
    passenger_id: id,
    passenger_name: name,
    open_address: "Caferağa Mah., Moda Cad. No: 3, Kadıköy",
    open_address_coordinate: "40.985,29.025",
    pickup_walking_distance: 280,
    dropoff_walking_distance: 310,
    detour_ratio: 12,
    pickup_waypoints_polyline: null,
    dropoff_waypoints_polyline: null,
    ...changes,
  };
}

export function stop(order: number, people: readonly StopPassenger[], changes: Partial<Stop> = {}): Stop {
  return {
    order_number: order,
    duration: null,
    order_char: "",
    arrival: `07:0${order}`,
    route_point_coordinate: `${(4098 + order) / 100},29.03`,
    location_id: order,
    passengers: [...people],
    shadow_count: 0,
    ...changes,
  };
}

/** Kadıköy – Levent in the morning: A with two people, B mixed, C with people of other companies only. */
export function route(changes: Partial<DetailedRoute> = {}): DetailedRoute {
  return {
    route_id: 501,
    route_unique_id: "R-17",
    route_name: "Kadıköy – Levent",
    time_period: "morning",
    passengers: ["Ayşe Işık", "Işıl Çağlar", "Can Öz"],
    rps_detail: [
      stop(1, [person("1", "Ayşe Işık"), person("2", "Işıl Çağlar")]),
      stop(2, [person("3", "Can Öz")], { shadow_count: 2 }),
      stop(3, [], { shadow_count: 4 }),
    ],
    driver_name: "Murat Aksoy",
    departure: "06:55",
    arrival: "08:10",
    duration: 4500,
    average_walking_distance: 350,
    average_detour_ratio: 16,
    waypoints_polyline: "_p~iF~ps|U_ulLnnqC_mqNvxq`@",
    origin: "40.99,29.03",
    destination: "41.07,29.01",
    is_company_my_own: true,
    are_passengers_known: true,
    pilot_name: null,
    ...changes,
  };
}

export const evening = (changes: Partial<DetailedRoute> = {}) =>
  route({ route_id: 502, time_period: "evening", departure: "18:15", arrival: "19:20", ...changes });

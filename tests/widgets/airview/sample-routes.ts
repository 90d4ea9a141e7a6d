import type { DetailedRoute } from "../../../src/core/api/route-list.ts";
import type { Stop, StopPassenger } from "../../../src/core/api/stops.ts";

export function person(id: string, name: string, changes: Partial<StopPassenger> = {}): StopPassenger {
  return {
    passengerId: id,
    passengerName: name,
    openAddress: "Caferağa Mah., Moda Cad. No: 3, Kadıköy",
    home: [40.985, 29.025],
    pickupWalkingDistance: 280,
    dropoffWalkingDistance: 310,
    detourRatio: 12,
    pickupWaypointsPolyline: null,
    dropoffWaypointsPolyline: null,
    ...changes,
  };
}

export function stop(order: number, people: readonly StopPassenger[], changes: Partial<Stop> = {}): Stop {
  return {
    orderNumber: order,
    duration: null,
    orderChar: "",
    arrival: `07:0${order}`,
    position: [(4098 + order) / 100, 29.03],
    passengers: [...people],
    shadowCount: 0,
    ...changes,
  };
}

/** Kadıköy – Levent in the morning: A with two people, B mixed, C with people of other companies only. */
export function route(changes: Partial<DetailedRoute> = {}): DetailedRoute {
  return {
    routeId: 501,
    routeUniqueId: "R-17",
    routeName: "Kadıköy – Levent",
    timePeriod: "morning",
    passengers: ["Ayşe Işık", "Işıl Çağlar", "Can Öz"],
    stops: [
      stop(1, [person("1", "Ayşe Işık"), person("2", "Işıl Çağlar")]),
      stop(2, [person("3", "Can Öz")], { shadowCount: 2 }),
      stop(3, [], { shadowCount: 4 }),
    ],
    driverName: "Murat Aksoy",
    departure: "06:55",
    arrival: "08:10",
    duration: 4500,
    averageWalkingDistance: 350,
    averageDetourRatio: 16,
    waypointsPolyline: "_p~iF~ps|U_ulLnnqC_mqNvxq`@",
    origin: [40.99, 29.03],
    destination: [41.07, 29.01],
    isOwn: true,
    arePassengersKnown: true,
    pilotName: null,
    ...changes,
  };
}

export const evening = (changes: Partial<DetailedRoute> = {}) =>
  route({ routeId: 502, timePeriod: "evening", departure: "18:15", arrival: "19:20", ...changes });

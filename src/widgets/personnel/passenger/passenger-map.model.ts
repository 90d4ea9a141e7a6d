import type { RouteDetail } from "../../../core/api/route-detail.ts";
import type { Route } from "../../../core/api/routes.ts";
import { decodePolyline } from "../../kit/map/polyline.ts";
import { toPosition } from "../../kit/map/position.ts";
import type { MapLine, MapMarker, Position } from "../../kit/map/types.ts";
import { passengerMessages as texts } from "./passenger.messages.ts";

/** The route that an employee rides: known by its name only, the morning one before the evening one. */
export function findRoute(routes: readonly Route[], name: string | null): Route | null {
  const variants = routes.filter((route) => route.route_name === name);
  return variants.find(({ time_period }) => time_period === "morning") ?? variants[0] ?? null;
}

export interface PassengerMap {
  readonly lines: readonly MapLine[];
  readonly markers: readonly MapMarker[];
  /** Home and stop: what is to be seen. */
  readonly bounds: readonly Position[];
}

/** Home, stop, the way on foot and the route; null when the route doesn't know the person or their places. */
export function toPassengerMap(
  detail: RouteDetail,
  passengerId: string,
  period: Route["time_period"],
): PassengerMap | null {
  const stop = detail.rps_detail.find(({ passengers }) =>
    passengers.some(({ passenger_id }) => passenger_id === passengerId),
  );
  const passenger = stop?.passengers.find(({ passenger_id }) => passenger_id === passengerId);
  const stopPosition = toPosition(stop?.route_point_coordinate ?? null);
  if (!stop || !passenger || !stopPosition) return null;
  const home = toPosition(passenger.open_address_coordinate);
  const way = detail.steps.map(toPosition).filter((position) => position !== null);
  const walk = decodePolyline(
    period === "morning" ? passenger.pickup_waypoints_polyline : passenger.dropoff_waypoints_polyline,
  );
  return {
    lines: [
      ...(way.length > 1 ? [{ id: "route", points: way, color: period, weight: 5, casing: true } as const] : []),
      ...(walk.length > 1 ? [{ id: "walk", points: walk, color: "walk", dashed: true } as const] : []),
    ],
    markers: [
      {
        id: "stop",
        kind: "stop",
        position: stopPosition,
        tone: stop.shadow_count > 0 ? "mixed" : "own",
        label: texts.stop(stop.order_char),
        ...(stop.order_char ? { text: stop.order_char } : {}),
      },
      ...(home ? [{ id: "home", kind: "home", position: home, label: texts.home } as const] : []),
    ],
    bounds: home ? [stopPosition, home] : [stopPosition],
  };
}

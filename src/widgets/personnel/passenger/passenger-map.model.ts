import type { RouteDetail } from "../../../core/api/route-detail.ts";
import type { Route } from "../../../core/api/routes.ts";
import { decodePolyline } from "../../kit/map/lines/polyline.ts";
import { toStopLetter } from "../../shared/stops/stop.model.ts";
import type { MapLine, MapMarker, Position } from "../../kit/map/types.ts";
import { passengerMessages as texts } from "./passenger.messages.ts";

/** The directions of the route that an employee rides, known by its name only: the morning before the evening. */
export function findVariants(routes: readonly Route[], name: string | null): readonly Route[] {
  const named = routes.filter((route) => route.routeName === name);
  // Two routes may share a name; a person rides one.
  const variants = named.filter(({ routeUniqueId: id }) => id === named[0]?.routeUniqueId);
  return variants.toSorted((one, other) => rank(one) - rank(other));
}

const rank = ({ timePeriod: period }: Route) => (period === "morning" ? 0 : 1);

/** Where somebody boards or gets off in one direction. */
export interface PassengerStop {
  /** "C"; the id by which a link selects the stop. */
  readonly letter: string;
  /** "07:05"; null: not told. */
  readonly time: string | null;
}

/** Null when the route doesn't know the person. */
export function toPassengerStop(detail: RouteDetail, passengerId: string): PassengerStop | null {
  const stop = stopOf(detail, passengerId);
  return stop ? { letter: toStopLetter(stop), time: stop.arrival } : null;
}

function stopOf(detail: RouteDetail, passengerId: string) {
  return detail.stops.find(({ passengers }) => passengers.some(({ passengerId: id }) => id === passengerId));
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
  period: Route["timePeriod"],
): PassengerMap | null {
  const stop = stopOf(detail, passengerId);
  const passenger = stop?.passengers.find(({ passengerId: id }) => id === passengerId);
  if (!stop?.position || !passenger) return null;
  const { position } = stop;
  const { home } = passenger;
  const { way } = detail;
  const walk = decodePolyline(
    period === "morning" ? passenger.pickupWaypointsPolyline : passenger.dropoffWaypointsPolyline,
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
        position,
        tone: stop.shadowCount > 0 ? "mixed" : "own",
        label: texts.stop(stop.orderChar),
        ...(stop.orderChar ? { text: stop.orderChar } : {}),
      },
      ...(home ? [{ id: "home", kind: "home", position: home, label: texts.home } as const] : []),
    ],
    bounds: home ? [position, home] : [position],
  };
}

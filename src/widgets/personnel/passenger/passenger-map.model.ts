import type { RouteDetail } from "../../../core/api/route-detail.ts";
import type { Route } from "../../../core/api/routes.ts";
import { decodePolyline } from "../../kit/map/lines/polyline.ts";
import { toStopLetter, toStopColor } from "../../shared/stops/stop.model.ts";
import type { MapLine, MapMarker, Position } from "../../kit/map/types.ts";
import { passengerMessages as texts } from "../personnel.messages.ts";

/** The directions of an employee's route, the morning first. The employee has only the route's name. */
export function findVariants(routes: readonly Route[], name: string | null): readonly Route[] {
  const named = routes.filter((route) => route.routeName === name);
  // Two routes may share a name; a person rides one.
  const variants = named.filter(({ routeUniqueId: id }) => id === named[0]?.routeUniqueId);
  return variants.toSorted((one, other) => rank(one) - rank(other));
}

const rank = ({ timePeriod: period }: Route) => (period === "morning" ? 0 : 1);

/** Where a passenger gets on or off in one direction. */
interface PassengerStop {
  /** "C"; the id by which a link selects the stop. */
  readonly letter: string;
  /** "07:05"; null: not known. */
  readonly time: string | null;
}

/** Null when the person is not on the route. */
export function toPassengerStop(detail: RouteDetail, passengerId: string): PassengerStop | null {
  const stop = stopOf(detail, passengerId);
  return stop ? { letter: toStopLetter(stop), time: stop.arrival } : null;
}

function stopOf(detail: RouteDetail, passengerId: string) {
  return detail.stops.find(({ passengers }) => passengers.some(({ passengerId: id }) => id === passengerId));
}

interface PassengerMap {
  readonly lines: readonly MapLine[];
  readonly markers: readonly MapMarker[];
  /** Home and stop, to fit the map to. */
  readonly bounds: readonly Position[];
}

/** Home, stop, walk and route; null when the person is not on the route, or home or stop has no position. */
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
        kind: "pin",
        position,
        color: toStopColor(stop.shadowCount > 0 ? "mixed" : "own"),
        label: texts.stop(stop.orderChar),
        ...(stop.orderChar ? { text: stop.orderChar } : {}),
      },
      ...(home ? [{ id: "home", kind: "home", position: home, label: texts.home } as const] : []),
    ],
    bounds: home ? [position, home] : [position],
  };
}

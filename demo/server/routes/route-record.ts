import type { Point, Side } from "../geo/places.ts";

/** A passenger of a route. */
export interface Rider {
  readonly id: number;
  readonly name: string;
  /** Of another company than the requesting one. */
  readonly isShadow: boolean;
  readonly address: string;
  readonly home: Point;
  readonly locationId: number;
  readonly pickupWalkingDistance: number;
  readonly dropoffWalkingDistance: number;
  readonly pickupPolyline: string;
  readonly dropoffPolyline: string;
  readonly morningDetourRatio: number;
  readonly eveningDetourRatio: number;
}

export interface StopRecord {
  readonly orderNumber: number;
  /** Minutes since midnight. */
  readonly arrival: number;
  readonly locationId: number;
  readonly point: Point;
  readonly neighbourhood: string;
  readonly side: Side;
}

/** One variant of a route with everything that is known about it, as seen by one company. */
export interface RouteRecord {
  readonly routeId: number;
  readonly uniqueId: string;
  readonly name: string;
  readonly timePeriod: "morning" | "evening";
  /** Minutes since midnight. */
  readonly departure: number;
  /** Seconds. */
  readonly duration: number;
  readonly waypointsPolyline: string;
  readonly companyName: string;
  readonly isOwn: boolean;
  readonly pilotName: string | null;
  readonly officeName: string;
  readonly office: Point;
  readonly driverName: string;
  /** In travel order. */
  readonly stops: readonly StopRecord[];
  readonly riders: readonly Rider[];
}

export function ownRiders(route: RouteRecord): readonly Rider[] {
  return route.riders.filter(({ isShadow }) => !isShadow);
}

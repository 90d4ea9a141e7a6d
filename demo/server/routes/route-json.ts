import { toClock } from "../calendar/day.ts";
import { toLatLng } from "../geo/places.ts";
import { decodePolyline } from "../geo/polyline.ts";
import { ownRiders, type Rider, type RouteRecord } from "./route-record.ts";

/** A list entry, without stops and shape. */
export function toListEntry(route: RouteRecord) {
  return {
    route_id: route.routeId,
    route_unique_id: route.uniqueId,
    route_name: route.name,
    time_period: route.timePeriod,
    passengers: ownRiders(route).map(({ name }) => name),
    driver_name: route.driverName,
    departure: toClock(route.departure),
    arrival: toClock(arrivalOf(route)),
    duration: route.duration,
    average_walking_distance: averageOf(route, "walkingDistance"),
    average_detour_ratio: averageOf(route, "detourRatio"),
    ...endsOf(route),
    is_company_my_own: route.isOwn,
    ...(route.pilotName === null ? {} : { pilot_name: route.pilotName }),
  };
}

export function toDetailedEntry(route: RouteRecord) {
  return { ...toListEntry(route), rps_detail: toStops(route), waypoints_polyline: route.waypointsPolyline };
}

/** `GET /api/routes/{route_id}/`. */
export function toDetail(route: RouteRecord) {
  return {
    rps_detail: toStops(route),
    first_point_departure: toClock(route.departure),
    departure: toClock(route.departure),
    arrival: toClock(arrivalOf(route)),
    steps: decodePolyline(route.waypointsPolyline).map(toLatLng),
    ...endsOf(route),
    company_locations_mapping: { [route.companyName]: toLatLng(route.office) },
  };
}

/** Average over the requesting company's passengers; over all passengers on routes where it has none. */
export function averageOf(route: RouteRecord, figure: "walkingDistance" | "detourRatio"): number | null {
  const own = ownRiders(route);
  const riders = own.length > 0 ? own : route.riders;
  if (riders.length === 0) return null;
  const values = riders.map((rider) => figuresOf(rider, route)[figure]);
  return Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10;
}

function figuresOf(rider: Rider, { timePeriod }: RouteRecord) {
  return timePeriod === "morning"
    ? {
        walkingDistance: rider.pickupWalkingDistance,
        detourRatio: rider.morningDetourRatio,
        walk: rider.pickupPolyline,
      }
    : {
        walkingDistance: rider.dropoffWalkingDistance,
        detourRatio: rider.eveningDetourRatio,
        walk: rider.dropoffPolyline,
      };
}

function arrivalOf(route: RouteRecord): number {
  return route.departure + route.duration / 60;
}

/** The morning leads from the first stop to the office, the evening from the office to the last stop. */
function endsOf(route: RouteRecord): { origin: string; destination: string } {
  const farStop = route.timePeriod === "morning" ? route.stops[0] : route.stops.at(-1);
  const office = toLatLng(route.office);
  const home = farStop ? toLatLng(farStop.point) : office;
  return route.timePeriod === "morning" ? { origin: home, destination: office } : { origin: office, destination: home };
}

function toStops(route: RouteRecord) {
  let previous = route.departure;
  return route.stops.map((stop) => {
    const duration = (stop.arrival - previous) * 60;
    previous = stop.arrival;
    return {
      order_number: stop.orderNumber,
      order_char: toLetters(stop.orderNumber),
      arrival: toClock(stop.arrival),
      // Seconds from the previous stop; from the departure for the first stop.
      duration,
      route_point_coordinate: toLatLng(stop.point),
      location_id: stop.locationId,
      passengers: route.riders
        .filter(({ locationId }) => locationId === stop.locationId)
        .map((rider) => toPassenger(rider, route)),
    };
  });
}

/** The provider has two formats for passengers of a stop; routes with even and odd numbers alternate between them. */
function toPassenger(rider: Rider, route: RouteRecord) {
  const { walkingDistance, detourRatio, walk } = figuresOf(rider, route);
  const person = {
    passenger_id: rider.id,
    open_address: rider.address,
    detour_ratio: detourRatio,
    is_shadow: rider.isShadow,
  };
  const home = toLatLng(rider.home);
  if (isShortlyWritten(route)) {
    return {
      ...person,
      first_last_name: rider.name,
      walking_distance: walkingDistance,
      location: home,
      walking_waypoints_polyline: walk,
    };
  }
  return {
    ...person,
    passenger_name: rider.name,
    open_address_coordinate: home,
    pickup_walking_distance: rider.pickupWalkingDistance,
    dropoff_walking_distance: rider.dropoffWalkingDistance,
    pickup_waypoints_polyline: rider.pickupPolyline,
    dropoff_waypoints_polyline: rider.dropoffPolyline,
  };
}

/** Whether a passenger has the figures of the requested direction only: routes with an odd number. */
function isShortlyWritten({ uniqueId }: RouteRecord): boolean {
  return Number(/\d+$/.exec(uniqueId)?.[0] ?? 0) % 2 === 1;
}

/** 1 = A, 26 = Z, 27 = AA. */
function toLetters(number: number): string {
  const rest = Math.floor((number - 1) / 26);
  return (rest > 0 ? toLetters(rest) : "") + String.fromCharCode(65 + ((number - 1) % 26));
}

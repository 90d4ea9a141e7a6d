import { nearestOnWay } from "../geo/along.ts";
import type { Point } from "../geo/places.ts";
import { encodePolyline } from "../geo/polyline.ts";
import { lengthOf } from "../geo/roads.ts";
import type { routePassengers } from "../schema-routes.ts";
import type { Line, LineVariant } from "./find-lines.ts";
import { type Ride, toLeg } from "./ride.ts";

/** The present seat of an employee, with the same figures as on every other screen. */
export interface OwnSeat {
  readonly seat: typeof routePassengers.$inferSelect;
  /** Where they get on and off. */
  readonly stop: Point;
}

/** The rides on the passenger's own line, from their present stop: a new search would find another stop and other figures. */
export function ownRides({ office, morning, evening }: Line, { seat, stop }: OwnSeat) {
  const door = toLeg({ metres: 0, polyline: encodePolyline([office, office]) });
  const there: Ride = {
    ...drivenBy(morning),
    length: lengthOf(morning.points) - alongOf(morning, stop),
    pickup: stop,
    dropoff: office,
    pickupTime: endOf(morning) - seat.morningTripDuration / 60,
    dropoffTime: endOf(morning),
    duration: seat.morningTripDuration,
    detourRatio: seat.morningDetourRatio,
    walkToPickup: toLeg({ metres: seat.pickupWalkingDistance, polyline: seat.pickupPolyline }),
    walkFromDropoff: door,
  };
  const back: Ride = {
    ...drivenBy(evening),
    length: alongOf(evening, stop),
    pickup: office,
    dropoff: stop,
    pickupTime: evening.departure,
    dropoffTime: evening.departure + seat.eveningTripDuration / 60,
    duration: seat.eveningTripDuration,
    detourRatio: seat.eveningDetourRatio,
    walkToPickup: door,
    walkFromDropoff: toLeg({ metres: seat.dropoffWalkingDistance, polyline: seat.dropoffPolyline }),
  };
  return { office, morning: there, evening: back };
}

/** Minutes since midnight. */
const endOf = ({ departure, duration }: LineVariant) => departure + duration / 60;

const drivenBy = (variant: LineVariant) => ({ polyline: variant.polyline, arrivalTime: endOf(variant) });
/** Metres from the beginning of the way. */
const alongOf = ({ points }: LineVariant, stop: Point) => nearestOnWay(points, stop)?.along ?? 0;

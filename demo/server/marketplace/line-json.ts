import { toClock } from "../calendar/day.ts";
import { photoOf } from "../drivers/driver-photo.ts";
import { nearest, neighbourhoods, type Point, toLatLng } from "../geo/places.ts";
import { Random } from "../seed/random.ts";
import type { Line, LineVariant } from "./find-lines.ts";
import type { Offer } from "./offers.ts";
import type { Ride } from "./ride.ts";

/** The customer's own routes keep their id, so that their pages are found; other lines get an id of the marketplace. */
export function toLineId({ route }: Line, companyId: number): string {
  return route.companyId === companyId ? route.uniqueId : route.uniqueId.replace("R-", "M-");
}

/** The id of the route behind a line's id. */
export function toRouteId(lineId: string): string {
  return lineId.replace(/^M-/, "R-");
}

const toFlag = (value: boolean) => (value ? "True" : "False");
const countyOf = (point: Point) => nearest(neighbourhoods, point).district;

/** In the morning: counties of the first stop and of the office. */
export function countiesOf({ morning, office }: Line) {
  return { origin_county: countyOf(morning.points[0] ?? office), destination_county: countyOf(office) };
}

const tripCountOf = ({ route }: Line) => new Random(`marketplace ${route.uniqueId}`).integer(64, 420);
const ratingOf = ({ driver, vehicle }: Line) => Math.round(((driver.rating + vehicle.rating) / 2) * 10) / 10;

function badgesOf(offer: Offer) {
  return {
    badge_is_comfortable: toFlag(offer.isComfortable),
    badge_is_owned_route: toFlag(offer.isOwned),
    badge_is_passengers_own_route: toFlag(offer.isPassengersOwn),
    badge_is_cheapest: toFlag(offer.isCheapest),
    badge_least_emission: toFlag(offer.hasLeastEmission),
  };
}

/** A route card. */
export function toCard(offer: Offer, companyId: number) {
  const { line, morning } = offer;
  const id = toLineId(line, companyId);
  return {
    route_id: line.morning.routeId,
    route_unique_id: id,
    route_unique_code: id.replace("-", ""),
    price: offer.price,
    price_without_discount: offer.priceWithoutDiscount,
    ...countiesOf(line),
    tripmeta_rating_avg: ratingOf(line),
    tripmeta_count: tripCountOf(line),
    car_capacity: line.vehicle.capacity,
    passenger_count: line.passengerCount,
    way_points_polyline: morning.polyline,
    name: line.route.name,
    departure_time: toClock(line.morning.departure),
    pickup_time: toClock(morning.pickupTime),
    dropoff_time: toClock(morning.dropoffTime),
    arrival_time: toClock(morning.arrivalTime),
    origin_to_pickup_duration: morning.walkToPickup.seconds,
    origin_to_pickup_distance: morning.walkToPickup.metres,
    dropoff_to_destination_duration: morning.walkFromDropoff.seconds,
    dropoff_to_destination_distance: morning.walkFromDropoff.metres,
    shuttle_duration: morning.duration,
    detour_ratio: morning.detourRatio,
    ...badgesOf(offer),
  };
}

/** `GET /api/marketplace/route-details/` without its field `request`. */
export function toDetail(offer: Offer) {
  const { line, home, office, morning, evening } = offer;
  return {
    morning_route_info: toInfo(line.morning, morning, { from: home, to: office }),
    evening_route_info: toInfo(line.evening, evening, { from: office, to: home }),
    rps_data: {
      morning_rps_data: toPlaces(morning, { home, office }),
      evening_rps_data: toPlaces(evening, { home, office }),
      morning_polyline: morning.polyline,
      evening_polyline: evening.polyline,
    },
    routes_data: badgesOf(offer),
    passenger_info: {
      pickup_walking_distance: morning.walkToPickup.metres,
      morning_trip_duration: morning.duration,
      morning_detour_ratio: morning.detourRatio,
      dropoff_walking_distance: evening.walkFromDropoff.metres,
      evening_trip_duration: evening.duration,
      evening_detour_ratio: evening.detourRatio,
    },
    price: offer.price,
    price_wo_discount: offer.priceWithoutDiscount,
  };
}

function toPlaces({ pickup, dropoff }: Ride, ends: { readonly home: Point; readonly office: Point }) {
  return {
    home: toLatLng(ends.home),
    pickup: toLatLng(pickup),
    dropoff: toLatLng(dropoff),
    office: toLatLng(ends.office),
  };
}

function toInfo({ points }: LineVariant, ride: Ride, ends: { readonly from: Point; readonly to: Point }) {
  const [first, last] = [points[0] ?? ride.pickup, points.at(-1) ?? ride.dropoff];
  return {
    origin_coordinates: toLatLng(ends.from),
    destination_coordinates: toLatLng(ends.to),
    pickup_coordinates: toLatLng(ride.pickup),
    dropoff_coordinates: toLatLng(ride.dropoff),
    route_origin_coordinates: toLatLng(first),
    route_destination_coordinates: toLatLng(last),
    origin_to_pickup_polyline: ride.walkToPickup.polyline,
    dropoff_to_destination_polyline: ride.walkFromDropoff.polyline,
    origin_county: countyOf(first),
    destination_county: countyOf(last),
  };
}

/** `GET /api/marketplace/route-detail-driver-info/`. */
export function toDriverInfo(line: Line) {
  const { driver, vehicle, passengerCount } = line;
  const { avatar, is_default_avatar: isDefault } = photoOf(driver);
  return {
    trip: {
      avg_rating: ratingOf(line),
      rating_count: driver.ratingCount + vehicle.ratingCount,
      total_trip_count: tripCountOf(line),
    },
    driver: {
      name: `${driver.firstName} ${driver.lastName}`,
      driver_photo_link: isDefault ? null : avatar,
      avg_rating: driver.rating,
      rating_count: driver.ratingCount,
    },
    vehicle: {
      name: `${vehicle.brand} ${vehicle.model}`,
      vehicle_photo_link: null,
      total_seat_count: vehicle.capacity,
      trip_passenger_count: passengerCount,
      avg_rating: vehicle.rating,
      rating_count: vehicle.ratingCount,
    },
  };
}

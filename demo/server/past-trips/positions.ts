import { toLatLng, type Point } from "../geo/places.ts";
import { Random } from "../seed/random.ts";
import type { Drive } from "./drive.ts";
import { densestRoute, quirksOf } from "./trip-record.ts";

const secondsBetween = 9;
const [fewest, most] = [120, 900] as const;
/** About one position per second: the largest path that a page has to draw. */
const denseCount = 5000;

/** `GET /api/routes/past-trips/{trip_id}/directions/`: positions at equal time intervals, from the start to the end. */
export function toDirections(drive: Drive, office: Point) {
  const { trip } = drive;
  const { hasPositions, unplanned } = quirksOf(trip);
  if (!hasPositions) return [];
  const isDense = trip.routeUniqueId === densestRoute;
  const count = isDense ? denseCount : Math.min(Math.max(Math.round(trip.duration / secondsBetween), fewest), most);
  const company = toLatLng(office);
  const gap = new Random(`gap of trip ${trip.id}`);
  const from = gap.between(0.2, 0.6);
  const to = from + gap.between(0.1, 0.3);
  return Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1);
    const { actual, planned } = drive.placesAt(drive.metresAt(share * trip.duration));
    const isUnplanned = unplanned === "all" || (unplanned === "some" && share > from && share < to);
    return {
      location: toLatLng(actual),
      planned_location: isUnplanned ? null : toLatLng(planned),
      company_location: company,
    };
  });
}

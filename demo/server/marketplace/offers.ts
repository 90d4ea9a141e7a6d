import { distance, type Point } from "../geo/places.ts";
import type { Line } from "./find-lines.ts";
import { type OwnSeat, ownRides } from "./own-seat.ts";
import { priceOf, type SeatPrice } from "./price.ts";
import { type Ride, rideOf } from "./ride.ts";

/** The passenger or address that lines are searched for. */
export interface Seeker {
  readonly companyId: number;
  readonly home: Point;
  /** The office where the passenger works; for an address all offices of the company. */
  readonly offices: readonly Point[];
  /** The passenger's seat on the line that they already ride. */
  readonly own: OwnSeat | null;
}

/** A line offered to a passenger: the ride and the price of the seat. */
export interface Offer extends SeatPrice {
  readonly line: Line;
  readonly home: Point;
  readonly office: Point;
  readonly morning: Ride;
  readonly evening: Ride;
  readonly isOwned: boolean;
  readonly isPassengersOwn: boolean;
  readonly isComfortable: boolean;
  readonly isCheapest: boolean;
  readonly hasLeastEmission: boolean;
}

/** The most lines offered. */
const limit = 23;
/** The largest detour of an offered line, percent. */
const furthestRound = 60;
/** Rating from which a vehicle has the badge "comfortable". */
const comfortableFrom = 4.6;

/** The lines with the shortest walk first; the passenger's own line is included whatever its detour. */
export function offersFor({ companyId, home, offices, own }: Seeker, lines: readonly Line[]): readonly Offer[] {
  const ownLine = own?.seat.routeUniqueId ?? null;
  const found = lines
    .flatMap((line): readonly Ridden[] => {
      if (own && line.route.uniqueId === ownLine) return [{ line, home, ...ownRides(line, own) }];
      const ridden = ridesOf(line, home, offices);
      return ridden && isDirect(ridden) ? [ridden] : [];
    })
    .toSorted((a, b) => walkedIn(a.morning) - walkedIn(b.morning))
    .slice(0, limit);
  return toOffers(found, companyId, ownLine);
}

/** Every line with a free seat and without a long detour, ridden from its first stop to its office. */
export function openOffers(companyId: number, lines: readonly Line[]): readonly Offer[] {
  const open = lines.filter(({ passengerCount, vehicle }) => passengerCount < vehicle.capacity);
  const found = open.flatMap((line) => ridesOf(line, line.morning.points[0] ?? line.office, [line.office]) ?? []);
  return toOffers(found.filter(isDirect), companyId, null);
}

type Ridden = Pick<Offer, "line" | "home" | "office" | "morning" | "evening">;

function toOffers(found: readonly Ridden[], companyId: number, ownLine: string | null): readonly Offer[] {
  const priced = found.map((ridden) => ({ ...ridden, ...priceOf(ridden.line, ridden.morning) }));
  const lowest = Math.min(...priced.map(({ price }) => price));
  const fullest = Math.max(...priced.map(({ line }) => occupancyOf(line)));
  return priced.map((offer) => ({
    ...offer,
    isOwned: offer.line.route.companyId === companyId,
    isPassengersOwn: offer.line.route.uniqueId === ownLine,
    isComfortable: offer.line.vehicle.rating >= comfortableFrom,
    isCheapest: offer.price === lowest,
    // A fuller vehicle emits less per passenger.
    hasLeastEmission: occupancyOf(offer.line) === fullest,
  }));
}

const isDirect = ({ morning, evening }: Ridden) =>
  morning.detourRatio <= furthestRound && evening.detourRatio <= furthestRound;
const occupancyOf = ({ passengerCount, vehicle }: Line) => passengerCount / vehicle.capacity;
const walkedIn = ({ walkToPickup, walkFromDropoff }: Ride) => walkToPickup.metres + walkFromDropoff.metres;

function ridesOf(line: Line, home: Point, offices: readonly Point[]): Ridden | undefined {
  const byDistance = offices.toSorted((a, b) => distance(a, line.office) - distance(b, line.office));
  for (const office of byDistance) {
    const morning = rideOf(line.morning, home, office);
    const evening = morning && rideOf(line.evening, office, home);
    if (morning && evening) return { line, home, office, morning, evening };
  }
  return undefined;
}

import { Random } from "../../demo/server/seed/random.ts";
import type { Position } from "../../src/core/api/position.ts";
import type { DetailedRoute } from "../../src/core/api/route-list.ts";
import type { Stop, StopPassenger } from "../../src/core/api/stops.ts";
import type { BookingCounts } from "../../src/core/planner/route-pairs.ts";

/** The size of a company. */
export interface PlannerSize {
  readonly people: number;
  readonly routes: number;
  /** Of all routes, in one direction. */
  readonly stops: number;
}

const metresPerDegree = 111_195;
const centre: Position = [41.05, 29];
const capacities = [16, 19, 27, 46];

const clock = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(Math.floor(minutes % 60)).padStart(2, "0")}`;

/**
 * A company with two offices in a city of 60 × 40 km, a smaller one in a city as much smaller: its routes in both directions, their
 * seats, amounts and bookings.
 */
export function toCompany({ people, routes, stops }: PlannerSize) {
  const seed = new Random("planner");
  const random = () => seed.next();
  const scale = Math.sqrt(routes / 999);
  const offices = [centre, shift(centre, 14_000 * scale, 6000 * scale)];
  const seats = new Map<string, number>();
  const amounts = new Map<string, number>();
  const bookings = new Map<string, Record<"morning" | "evening", Map<string, number>>>();
  let person = 0;
  const ways = [...Array(routes).keys()].flatMap((index) => {
    const id = `R-${index}`;
    const office = offices[index % offices.length] as Position;
    const start = shift(centre, (random() - 0.5) * 60_000 * scale, (random() - 0.5) * 40_000 * scale);
    const count = Math.round(((index + 1) * stops) / routes) - Math.round((index * stops) / routes);
    const lastPerson = Math.round(((index + 1) * people) / routes);
    const riders = lastPerson - person;
    seats.set(id, capacities[index % capacities.length] as number);
    amounts.set(id, 20_000 + Math.round(random() * 1_000_000) / 100);
    const byDay = () => new Map(days.map((day) => [day, Math.round(riders * (0.6 + random() * 0.4))]));
    bookings.set(id, { morning: byDay(), evening: byDay() });
    const arrival = 505 + Math.floor(random() * 4) * 5;
    const departure = 1080;
    const made = Array.from({ length: count }, (_, at) => {
      const share = (at / count) * 0.7;
      const position: Position = shift(
        [start[0] + (office[0] - start[0]) * share, start[1] + (office[1] - start[1]) * share],
        (random() - 0.5) * 800,
        (random() - 0.5) * 800,
      );
      const boarders = Math.round(((at + 1) * riders) / count) - Math.round((at * riders) / count);
      const passengers = Array.from({ length: boarders }, (): StopPassenger => {
        const number = (person += 1);
        const far = random() < 0.1 ? 2400 : 700;
        return toPassenger(number, shift(position, (random() - 0.5) * far, (random() - 0.5) * far));
      });
      return { position, minutes: 10 + Math.round((1 - share) * 35), passengers };
    });
    const toStop =
      (isMorning: boolean) =>
      (stop: (typeof made)[number], at: number): Stop => ({
        orderNumber: at + 1,
        orderChar: String.fromCodePoint(65 + at),
        arrival: clock(isMorning ? arrival - stop.minutes : departure + stop.minutes),
        duration: null,
        position: stop.position,
        passengers: stop.passengers,
        shadowCount: 0,
      });
    const toWay = (isMorning: boolean): DetailedRoute => ({
      routeId: index * 2 + (isMorning ? 1 : 2),
      routeUniqueId: id,
      routeName: `Rota ${index}`,
      timePeriod: isMorning ? "morning" : "evening",
      duration: null,
      waypointsPolyline: null,
      origin: isMorning ? null : office,
      destination: isMorning ? office : null,
      isOwn: true,
      stops: (isMorning ? made : made.toReversed()).map(toStop(isMorning)),
      driverName: null,
      departure: isMorning ? null : clock(departure),
      arrival: isMorning ? clock(arrival) : null,
      averageWalkingDistance: null,
      averageDetourRatio: null,
      pilotName: null,
      arePassengersKnown: true,
      passengers: [],
    });
    return [toWay(true), toWay(false)];
  });
  return { routes: ways, seats, amounts, bookings: bookings as BookingCounts };
}

/** The workdays of four weeks. */
const days = Array.from(
  { length: 20 },
  (_, index) => `2026-11-${String(2 + index + Math.floor(index / 5) * 2).padStart(2, "0")}`,
);

function shift([latitude, longitude]: Position, east: number, north: number): Position {
  const turn = Math.cos((latitude * Math.PI) / 180);
  return [latitude + north / metresPerDegree, longitude + east / (metresPerDegree * turn)];
}

function toPassenger(number: number, home: Position): StopPassenger {
  return {
    passengerId: String(number),
    passengerName: `Kişi ${number}`,
    openAddress: null,
    home,
    pickupWalkingDistance: null,
    dropoffWalkingDistance: null,
    detourRatio: null,
    pickupWaypointsPolyline: null,
    dropoffWaypointsPolyline: null,
  };
}

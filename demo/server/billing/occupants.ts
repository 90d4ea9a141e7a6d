import { addDays, daysBetween, type Day } from "../calendar/day.ts";
import { nameAt } from "../seed/names.ts";
import { Random } from "../seed/random.ts";
import { firstDayOf, firstMonth } from "./month.ts";
import type { Seat } from "./seats.ts";

/** The period in which one passenger has a seat. */
export interface Occupant {
  /** Identifies seat and turn: the same person in every month. */
  readonly key: string;
  readonly seat: Seat;
  readonly name: string;
  readonly from: Day;
  /** Exclusive; null: still there. */
  readonly to: Day | null;
  /** Tenths of a kilometre; an integer, so that prices are whole kuruş. */
  readonly distance: number;
  /** The day of their move, and the distance before it; null: they never moved. */
  readonly move: { readonly day: Day; readonly distanceBefore: number } | null;
  /** Percent. */
  readonly discount: number;
  readonly campaignDiscount: number;
}

const serviceStart = firstDayOf(firstMonth);
/** Index of the first name of former passengers, beyond the indexes of all other people. */
const firstFormerName = 1_000_000;
const turnsPerSeat = 16;
/** Days. */
const shortestStay = 150;
const longestStay = 1300;
const longestGap = 14;
const settled = 300;
const freeDays = [10, 20] as const;

/** All occupants of a seat, the latest first: its present passenger, then former ones. */
export function occupantsOf(seat: Seat): Occupant[] {
  const random = new Random(`seat ${seat.id}`);
  const discount = random.pick([5, 5, 5, 5, 5, 0, 0, 10]);
  const campaignDiscount = random.chance(0.08) ? 2 : 0;
  const ownDistance = Math.round(seat.commute.directDistance * 10);
  const toOccupant = (turn: number, name: string, distance: number, from: Day, to: Day | null): Occupant => ({
    key: `${seat.id}-${turn}`,
    seat,
    name,
    from,
    to,
    distance,
    move: drawMove(distance, from, to, random),
    discount,
    campaignDiscount,
  });
  // The first 10 to 20 days are free.
  const since = addDays(seat.since, random.integer(...freeDays));
  const occupants = [toOccupant(0, seat.passengerName, ownDistance, since, seat.until)];
  const age = Math.max(0, daysBetween(serviceStart, since));
  // Two of five seats are as old as the service, the others were added over time.
  const opened = addDays(serviceStart, random.chance(0.4) ? 0 : random.integer(0, age));
  let to = addDays(since, -random.integer(1, longestGap));
  for (let turn = 1; turn < turnsPerSeat && daysBetween(opened, to) > shortestStay; turn += 1) {
    const stay = random.integer(shortestStay, longestStay);
    const rest = daysBetween(opened, to) - stay;
    const from = rest < shortestStay ? opened : addDays(to, -stay);
    const { first, last } = nameAt(firstFormerName + seat.id * turnsPerSeat + turn);
    const distance = Math.max(10, Math.round(ownDistance * random.between(0.75, 1.25)));
    occupants.push(toOccupant(turn, `${first} ${last}`, distance, from, to));
    to = addDays(from, -random.integer(1, longestGap));
  }
  return occupants;
}

/** One in five of those who stay long moves house once. */
function drawMove(distance: number, from: Day, to: Day | null, random: Random): Occupant["move"] {
  const moves = random.chance(0.2);
  const share = random.between(0.3, 0.9);
  const factor = random.between(0.6, 1.5);
  // A current occupant counts as staying exactly this long, so that the result doesn't change over time.
  const stay = to === null ? settled : daysBetween(from, to);
  if (!moves || stay < settled) return null;
  return { day: addDays(from, Math.round(stay * share)), distanceBefore: Math.max(10, Math.round(distance * factor)) };
}

import { compareDays, eachDay, weekdayOf, type Day } from "../calendar/day.ts";
import { isWorkday } from "../../../src/core/time/holidays.ts";
import { Random } from "../seed/random.ts";
import { sumOf, type Kurus } from "./money.ts";
import { addMonths, firstDayOf, lastDayOf, type Month } from "./month.ts";
import { priceLevel } from "./tariffs.ts";

/** A service that isn't billed per seat. Amounts are whole TL, so that the tax has no rounding. */
interface Extra {
  readonly amount: Kurus;
  readonly explanation: string;
}

export interface Service extends Extra {
  readonly type: string;
  /** Null: on no route of the company. */
  readonly routeName: string | null;
}

export interface LineUsage extends Extra {
  readonly routeName: string;
  readonly passengerCount: number;
}

interface Places {
  readonly companyId: number;
  readonly officeNames: readonly string[];
  readonly routeNames: readonly string[];
}

interface KindOfService {
  readonly type: string;
  /** Range of the price per run, TL, at the present price level. */
  readonly price: readonly [number, number];
  /** Range of the number of runs per month; negative means none. */
  readonly runs: readonly [number, number];
  readonly isOnRoute: boolean;
  readonly isOnWeekend: boolean;
}

const services: readonly KindOfService[] = [
  { type: "Havalimanı transferi", price: [1450, 2600], runs: [2, 6], isOnRoute: false, isOnWeekend: false },
  { type: "Gece mesaisi servisi", price: [1900, 3200], runs: [1, 4], isOnRoute: true, isOnWeekend: false },
  { type: "Hafta sonu servisi", price: [2400, 3900], runs: [1, 4], isOnRoute: true, isOnWeekend: true },
  { type: "Etkinlik servisi", price: [5200, 9400], runs: [-6, 1], isOnRoute: false, isOnWeekend: true },
];
export const serviceTypes = services.map(({ type }) => type);

/** Services ordered in addition to the seats, up to and including a day. */
export function servicesOf(month: Month, until: Day, places: Places): Service[] {
  const random = new Random(`services of ${places.companyId} in ${month}`);
  const days = eachDay(firstDayOf(month), lastDayOf(month));
  const daysOf = [false, true].map((isWeekend) => days.filter((day) => weekdayOf(day) > 5 === isWeekend));
  const ordered = services.flatMap(({ type, price, runs, isOnRoute, isOnWeekend }) =>
    Array.from({ length: Math.max(0, random.integer(...runs)) }, () => ({
      day: random.pick(daysOf[Number(isOnWeekend)] ?? days),
      type,
      routeName: isOnRoute && places.routeNames.length > 0 ? random.pick(places.routeNames) : null,
      amount: wholeTl(random.between(...price), month),
    })),
  );
  return ordered
    .filter(({ day }) => day <= until)
    .toSorted((a, b) => compareDays(a.day, b.day))
    .map(({ day, ...service }) => ({ ...service, explanation: `${toShortDay(day)} tarihli sefer` }));
}

/** Shuttle loops of each office: one to the metro, billed per workday, and at some offices a free one on trial. */
export function lineUsagesOf(month: Month, until: Day, { companyId, officeNames }: Places): LineUsage[] {
  const workdays = countWorkdays(firstDayOf(month), until < lastDayOf(month) ? until : lastDayOf(month));
  return officeNames.flatMap((officeName): LineUsage[] => {
    const random = new Random(`ring of ${companyId} at ${officeName}`);
    const isOnTrial = random.chance(0.25);
    const price = wholeTl(random.between(2100, 3300), month);
    const ring = { routeName: `${officeName} – Metro Ring`, passengerCount: random.integer(9, 26) };
    const explanation = `${workdays} iş günü`;
    const usages = [{ ...ring, amount: price * workdays, explanation }];
    const trial = { routeName: `${officeName} – Öğle Ring`, passengerCount: random.integer(4, 9) };
    return isOnTrial ? [...usages, { ...trial, amount: 0, explanation: "Deneme seferi" }] : usages;
  });
}

/** Estimate of the services in a future month: the mean of the three months before the current one. */
export function expectedServices(present: Month, places: Places): Kurus {
  const months = [1, 2, 3].map((count) => addMonths(present, -count));
  const total = sumOf(months, (month) => sumOf(servicesOf(month, lastDayOf(month), places), ({ amount }) => amount));
  return Math.round(total / months.length);
}

function wholeTl(price: number, month: Month): Kurus {
  return Math.round((price * priceLevel(month)) / 10) * 10 * 100;
}

function countWorkdays(from: Day, to: Day): number {
  return eachDay(from, to).filter(isWorkday).length;
}

/** `04.11.2026`. */
function toShortDay(day: Day): string {
  return day.split("-").toReversed().join(".");
}

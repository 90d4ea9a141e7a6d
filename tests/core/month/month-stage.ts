import type { Invoice } from "../../../src/core/api/billing.ts";
import type { BilledPassenger, BillingChange } from "../../../src/core/api/billing-rows.ts";
import type { MonthBooking } from "../../../src/core/month/month-booking.ts";
import type { MonthRoute, MonthRun } from "../../../src/core/month/seats/seat-use.ts";
import { addDays, type Day } from "../../../src/core/time/day.ts";
import { isWorkday } from "../../../src/core/time/holidays.ts";

/* A month of a company, drawn from a seed. Everything in it is right until a test plants an error. */

export const stageMonth = "2026-10";
export const stageDays: readonly Day[] = Array.from({ length: 31 }, (_, index) => addDays("2026-10-01", index)).filter(
  isWorkday,
);

/** Prices in kuruş; `gas` is the fuel surcharge in percent. */
export const tariff = { base: 95_000, perKilometre: 4250, bridge: 18_000, avrasya: 26_000, toll: 12_000, gas: 10 };

/** Seeded random numbers from 0 to 1 (Mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const firstNames = "Ayşe Işıl Oğuz Çağla Şule Gökhan İrem Ilgaz Ümit Özge Emre Hande Tolga Nihan Kerem Gamze".split(
  " ",
);
const lastNames =
  "Yılmaz Şahin Çelik Öztürk Arslan Doğan Kılıç Aslan Çetin Kara Koç Kurt Özdemir Işık Yıldız Polat Avcı Güneş Bulut Turan Uçar Ekinci Tunç Sarı İnce Aydın Tan Er Ak Demir Taş".split(
    " ",
  );
/** Unique for indexes below 496. */
export const nameOf = (index: number) =>
  `${firstNames[index % firstNames.length]} ${lastNames[Math.floor(index / firstNames.length) % lastNames.length]}`;
export const routeOf = (index: number) => `Hat ${(index % 64) + 1} – Levent`;

export interface Person {
  readonly name: string;
  readonly route: string;
  readonly metres: number;
  readonly discount: number;
  readonly extraDiscount: number;
  readonly passages: readonly ("toll" | "bridge" | "avrasya")[];
}

export const drawPeople = (count: number, random: () => number): Person[] =>
  Array.from({ length: count }, (_, index) => ({
    name: nameOf(index),
    route: routeOf(index),
    metres: Math.round(40 + random() * 400) * 100,
    discount: [5, 5, 5, 0, 10][Math.floor(random() * 5)] ?? 5,
    extraDiscount: random() < 0.1 ? 3 : 0,
    passages: (["toll", "bridge", "avrasya"] as const).filter(() => random() < 0.3),
  }));

/** The right line of a person. @param share of the month that is billed */
export function toLine(person: Person, key: number, share = 1): BilledPassenger {
  const part = (amount: number) => Math.round(amount * share);
  const distanceCost = part((person.metres / 1000) * tariff.perKilometre);
  const priceOf = (name: Person["passages"][number]) => (person.passages.includes(name) ? part(tariff[name]) : 0);
  const line = {
    base: part(tariff.base),
    distanceCost,
    toll: priceOf("toll"),
    bridge: priceOf("bridge"),
    avrasya: priceOf("avrasya"),
    gas: Math.round((distanceCost * tariff.gas) / 100),
  };
  const sum = Object.values(line).reduce((all, amount) => all + amount, 0);
  const { name, route, metres, discount, extraDiscount } = person;
  const off = [discount, extraDiscount].reduce((all, percent) => all + Math.round((sum * percent) / 100), 0);
  return { key, name, route, metres, discount, extraDiscount, ...line, total: sum - off };
}

export function toInvoice(
  passengers: readonly BilledPassenger[],
  {
    changes = [],
    passengerCount = passengers.length,
  }: { changes?: readonly BillingChange[]; passengerCount?: number } = {},
): Invoice {
  const employeeCost = passengers.reduce((sum, { total }) => sum + (total ?? 0), 0);
  const services = [{ type: "Transfer", route: null, amount: 1_699_000, gross: 2_038_800, explanation: null }];
  const usages = [{ passengers: 14, route: "Ring", amount: 10_864_000, gross: 13_036_800, explanation: null }];
  const netTotal = employeeCost + 1_699_000 + 10_864_000;
  return {
    planName: "normal",
    changeRequest: null,
    passengerCount,
    workingHours: null,
    plans: [
      {
        name: "normal",
        discountText: null,
        employeeCost,
        servicesCost: 1_699_000,
        usagesCost: 10_864_000,
        netTotal,
        total: netTotal + Math.round(netTotal / 5),
        averageSeatPrice: Math.round(netTotal / passengerCount),
        lastPaymentDay: null,
        termText: null,
        items: {
          employee: [{ name: "Çalışan bazlı kullanım", value: employeeCost }],
          services: [{ name: "Transfer", value: 1_699_000 }],
          usages: [{ name: "Hat bazlı kullanım", value: 10_864_000 }],
        },
      },
    ],
    passengers,
    changeLogs: [{ name: "Levent", changes: [...changes] }],
    services,
    usages,
    pricing: {
      base: tariff.base,
      perKilometre: tariff.perKilometre,
      bridge: tariff.bridge,
      avrasya: tariff.avrasya,
      toll: tariff.toll,
    },
    paymentInfo: null,
  };
}

interface Ride {
  readonly name: string;
  readonly route: string;
  readonly days?: readonly Day[];
  readonly outcome?: "absent";
}

/** Two bookings a day; in about one of twenty the person is absent. */
export function toBookings({ name, route, days = stageDays, outcome }: Ride, random: () => number): MonthBooking[] {
  return days.flatMap((day) =>
    (["morning", "evening"] as const).map((timePeriod) => ({
      name,
      routeId: route,
      routeName: route,
      timePeriod,
      day,
      tripId: null,
      outcome: outcome ?? (random() < 0.05 ? "absent" : "boarded"),
    })),
  );
}

export const toChange = ({ name, route, metres }: Person, type: BillingChange["type"], day: Day): BillingChange => ({
  day,
  route,
  passenger: name,
  type,
  words: null,
  kilometres: metres / 1000,
  effect: 0,
});

export const aRoute = (id: string, name = `Hat ${id}`, metres: number | null = 10_000): MonthRoute => ({
  id,
  name,
  metres: { morning: metres, evening: metres },
});

export const aBooking = (changes: Partial<MonthBooking> = {}): MonthBooking => ({
  name: "Ayşe Yılmaz",
  routeId: "R-1",
  routeName: "Hat R-1",
  timePeriod: "morning",
  day: "2026-10-05",
  tripId: 1,
  outcome: "boarded",
  ...changes,
});

export const aRun = (day: Day, isLate: boolean | null = false, timePeriod: MonthRun["timePeriod"] = "morning") =>
  ({ tripId: 1, day, timePeriod, isLate }) satisfies MonthRun;

export const times = <Item>(count: number, item: Item): Item[] => Array.from({ length: count }, () => item);

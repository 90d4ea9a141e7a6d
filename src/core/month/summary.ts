import type { Month } from "../time/month.ts";

/** Why a sum or figure of a month isn't known. */
export type MissingReason =
  /** Calls have failed. */
  | "failed"
  /** The provider keeps no data of this month. */
  | "not-kept"
  /** The month has no invoice. */
  | "no-invoice"
  /** The length of a route that ran isn't known. */
  | "no-way"
  /** No vehicle's seats are known. */
  | "no-seats"
  /** The divisor is 0. */
  | "nothing";

/** A sum, or the reason why it isn't known. */
export type Known = number | MissingReason;
export const isKnown = (sum: Known): sum is number => typeof sum === "number";

/** The sums from which the figures of a month are computed. */
export interface MonthSums {
  readonly month: Month;
  readonly runs: Known;
  /** Runs whose punctuality is known, and those of them that were late. */
  readonly judged: Known;
  readonly late: Known;
  readonly boardings: Known;
  readonly absences: Known;
  /** Of routes whose seats are known: boardings, and seats × runs. */
  readonly seatBoardings: Known;
  readonly capacity: Known;
  /** The invoice without KDV, in kuruş, and its number of people. */
  readonly net: Known;
  readonly people: Known;
  /** Metres of all runs. */
  readonly metres: Known;
  /** Means of the provider's daily averages: metres, seconds. */
  readonly walking: Known;
  readonly duration: Known;
  /** CO₂ avoided, as given by the provider, in kg. */
  readonly co2: Known;
}

export const figureNames = [
  "boardings",
  "on-time",
  "seat-use",
  "per-boarding",
  "runs",
  "absences",
  "per-kilometre",
  "per-person",
  "walking",
  "duration",
  "co2",
] as const;
export type FigureName = (typeof figureNames)[number];

type Unit = "count" | "percent" | "kurus" | "metres" | "seconds" | "kilograms";

const units: Readonly<Record<FigureName, Unit>> = {
  boardings: "count",
  "on-time": "percent",
  "seat-use": "percent",
  "per-boarding": "kurus",
  runs: "count",
  absences: "percent",
  "per-kilometre": "kurus",
  "per-person": "kurus",
  walking: "metres",
  duration: "seconds",
  co2: "kilograms",
};

/** Rounding steps; 6 seconds are 0.1 minute. Figures are rounded before they are compared, so that printed differences add up. */
const steps: Readonly<Record<Unit, number>> = { count: 1, percent: 0.1, kurus: 1, metres: 1, seconds: 6, kilograms: 1 };

export interface Figure {
  readonly name: FigureName;
  readonly unit: Unit;
  readonly value: Known;
  /** Value of the previous month. */
  readonly before: Known;
  /** Mean of the known values of the previous six months. */
  readonly mean: Known;
  /** Number of months in `mean`. */
  readonly meanMonths: number;
  /** `value` less `before`; null: one of them isn't known. */
  readonly change: number | null;
  /** `value` less `mean`; null: one of them isn't known. */
  readonly apart: number | null;
  /** Values of the previous six months and this one, the oldest first; null: not known. */
  readonly line: readonly (number | null)[];
}

function divide(part: Known, whole: Known, factor = 1): Known {
  if (!isKnown(part)) return part;
  if (!isKnown(whole)) return whole;
  return whole === 0 ? "nothing" : (part / whole) * factor;
}

function add(one: Known, other: Known): Known {
  if (!isKnown(one)) return one;
  return isKnown(other) ? one + other : other;
}

/** One figure of a month, rounded as displayed. */
export function figureOf(name: FigureName, sums: MonthSums): Known {
  const exact = exactFigure(name, sums);
  return isKnown(exact) ? round(exact, units[name]) : exact;
}

function exactFigure(name: FigureName, sums: MonthSums): Known {
  switch (name) {
    case "boardings":
      return sums.boardings;
    case "runs":
      return sums.runs;
    case "on-time":
      return isKnown(sums.late) && isKnown(sums.judged)
        ? divide(sums.judged - sums.late, sums.judged, 100)
        : sums.judged;
    case "seat-use":
      return divide(sums.seatBoardings, sums.capacity, 100);
    case "absences":
      return divide(sums.absences, add(sums.boardings, sums.absences), 100);
    case "per-boarding":
      return divide(sums.net, sums.boardings);
    case "per-kilometre":
      return divide(sums.net, sums.metres, 1000);
    case "per-person":
      return divide(sums.net, sums.people);
    case "walking":
    case "duration":
    case "co2":
      return sums[name];
  }
}

/** For steps below 1 it divides by an integer instead of multiplying by 0.1, because 3 * 0.1 is 0.30000000000000004. */
function round(value: number, unit: Unit): number {
  const step = steps[unit];
  return step < 1 ? Math.round(value * 10) / 10 : Math.round(value / step) * step;
}

/**
 * The figures of a month, compared with the previous month and the mean of six months.
 *
 * @param before up to six previous months, the latest last
 */
export function toSummary(sums: MonthSums, before: readonly MonthSums[]): readonly Figure[] {
  return figureNames.map((name) => {
    const unit = units[name];
    const value = figureOf(name, sums);
    const others = before.map((month) => figureOf(name, month));
    const known = others.filter(isKnown);
    const last = others.at(-1) ?? "not-kept";
    const mean = known.length === 0 ? last : round(known.reduce((sum, other) => sum + other, 0) / known.length, unit);
    return {
      name,
      unit,
      value,
      before: last,
      mean,
      meanMonths: known.length,
      change: difference(value, last, unit),
      apart: difference(value, mean, unit),
      line: [...others, value].map((other) => (isKnown(other) ? other : null)),
    };
  });
}

function difference(one: Known, other: Known, unit: Unit): number | null {
  return isKnown(one) && isKnown(other) ? round(one - other, unit) : null;
}

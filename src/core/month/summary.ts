import type { Month } from "../time/month.ts";

/** Why a sum of a month isn't known. */
export type MissingReason =
  /** Calls without an answer. */
  | "failed"
  /** The provider keeps no data of this month. */
  | "not-kept"
  /** No invoice of the month. */
  | "no-invoice"
  /** The way of a route that ran isn't known. */
  | "no-way"
  /** No vehicle's seats are known. */
  | "no-seats"
  /** Nothing to divide by. */
  | "nothing";

/** A sum, or why there is none. */
export type Known = number | MissingReason;
export const isKnown = (sum: Known): sum is number => typeof sum === "number";

/** All that the figures of a month are computed from. */
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
  /** CO₂ avoided as the provider tells it, kg. */
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

/** What is shown is what is compared: a reader can check the difference of two printed figures. Percent in tenths, seconds in tenths of a minute. */
const steps: Readonly<Record<Unit, number>> = { count: 1, percent: 0.1, kurus: 1, metres: 1, seconds: 6, kilograms: 1 };

export interface Figure {
  readonly name: FigureName;
  readonly unit: Unit;
  readonly value: Known;
  /** Of the month before. */
  readonly before: Known;
  /** Mean of the six months before, of as many as are known. */
  readonly mean: Known;
  /** How many. */
  readonly meanMonths: number;
  /** `value` less `before`; null: one isn't known. */
  readonly change: number | null;
  /** `value` less `mean`. */
  readonly apart: number | null;
  /** Six months before and this one, the oldest first; null: not known. */
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

/** One figure of a month, rounded as it is shown. */
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

/** Integer steps, so that the result is the nearest number to what is printed. */
function round(value: number, unit: Unit): number {
  const step = steps[unit];
  return step < 1 ? Math.round(value * 10) / 10 : Math.round(value / step) * step;
}

/**
 * The figures of a month beside the month before and the mean of six.
 *
 * @param before up to six months, the latest last; the last one is the month before
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

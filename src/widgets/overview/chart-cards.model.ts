import type { Emissions } from "../../core/api/indicators.ts";
import type { ReservationWeek } from "../../core/api/trips.ts";
import { formatLongDay, formatWeekday } from "../../core/text/format-date.ts";
import { formatNumber, formatPercent } from "../../core/text/format.ts";
import { addDays, type Day, toWeekday, type Weekday } from "../../core/time/day.ts";
import type { BarCategory } from "../kit/chart/stacked-bars.tsx";
import { type Change, directionOf } from "../kit/text/change.tsx";
import { co2Messages as co2Texts } from "./overview.messages.ts";

/** The sum of the known values; null when none is known. */
function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((total, value) => total + value, 0);
}

interface WeekTotals {
  readonly regular: number | null;
  readonly flexible: number | null;
  readonly total: number | null;
}

export function toTotals({ regular, flexible }: ReservationWeek): WeekTotals {
  const totals = { regular: sum(regular), flexible: sum(flexible) };
  return { ...totals, total: sum([totals.regular, totals.flexible]) };
}

/** Monday to Friday of this week or the one before; today is highlighted. */
export function toWeekdays(today: Day, week: "this" | "last"): BarCategory[] {
  const monday = addDays(today, 1 - toWeekday(today) - (week === "last" ? 7 : 0));
  return Array.from({ length: 5 }, (_, index) => {
    const day = addDays(monday, index);
    return {
      label: formatWeekday((index + 1) as Weekday),
      fullLabel: formatLongDay(day),
      highlighted: day === today,
    };
  });
}

interface Mass {
  readonly figure: string;
  readonly unit: string;
}

/** `812 kg`; from 1.000 kg on in tonnes, `18,4 ton`. */
export function toMass(kilograms: number | null): Mass {
  if (kilograms === null) return { figure: "-", unit: "" };
  if (Math.abs(kilograms) < 999.5) return { figure: formatNumber(kilograms, 0), unit: co2Texts.kilograms };
  return { figure: formatNumber(kilograms / 1000, 1), unit: co2Texts.tons };
}

/** "geçen ayın aynı günlerine göre %6,4 arttı"; null when the provider gave no trend. */
export function toTrend(percent: number | null): Change | null {
  if (percent === null) return null;
  const rounded = Math.round(percent * 10) / 10;
  const direction = directionOf(rounded);
  const amount = formatPercent(Math.abs(rounded));
  return {
    text: { up: co2Texts.rose(amount), down: co2Texts.fell(amount), none: co2Texts.same }[direction],
    direction,
  };
}

/** The trees of the last month, the one that `co2Amount` belongs to; null when it has no value. */
export function toPresentTrees({ treesByMonths: trees, months }: Emissions): number | null {
  return trees[months.length - 1] ?? null;
}

/** False when no month has a value. */
export function hasEmissions(emissions: Emissions | null): emissions is Emissions {
  return emissions !== null && emissions.months.length > 0 && emissions.treesByMonths.some((trees) => trees !== null);
}

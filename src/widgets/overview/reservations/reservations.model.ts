import type { ReservationWeek } from "../../../core/api/reservations.ts";
import { addDays, type Day, toWeekday, type Weekday } from "../../../core/time/day.ts";
import { formatLongDay, formatWeekday } from "../../../core/text/format-date.ts";
import type { BarCategory } from "../../kit/chart/bars/stacked-bars.tsx";

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

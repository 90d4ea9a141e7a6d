import type { MonthBar } from "../../../core/billing/histogram.ts";
import { formatKurus, type Kurus, toLira } from "../../../core/billing/money.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { formatMonthAndYear, formatMonthName, type Month, yearOf } from "../../../core/time/month.ts";
import type { BarCategory } from "../../kit/chart/bars/stacked-bars.tsx";
import { monthsMessages as texts } from "../billing.messages.ts";

/** The step of the chart's grid is a multiple of this amount, TL. */
export const gridStep = 10_000;

/** "(Bu Ay)", "(Tahmini)", or the year of a month of the year before. */
function toNote({ kind, month, isPreviousYear }: MonthBar): string | null {
  if (kind === "current") return texts.thisMonth;
  if (kind === "estimate") return texts.estimate;
  return isPreviousYear ? texts.ofYear(yearOf(month)) : null;
}

/** Month and year; the current and the future months with their note. */
function toFullLabel(bar: MonthBar): string {
  const words = formatMonthAndYear(bar.month);
  return bar.kind === "past" ? words : `${words} ${toNote(bar) ?? ""}`;
}

/** The label of a bar; the chosen month is highlighted. */
export function toCategory(bar: MonthBar, asked: Month): BarCategory {
  const note = toNote(bar);
  return {
    label: formatMonthName(bar.month, "short"),
    fullLabel: toFullLabel(bar),
    ...(note === null ? {} : { note }),
    highlighted: bar.month === asked,
    forecast: bar.kind === "estimate",
  };
}

/** "Kasım 2026 (Bu Ay) 1.086.217,08 TL", for the chart's summary text. */
export function toWords(bar: MonthBar): string {
  return `${toFullLabel(bar)} ${formatKurus(bar.total)}`;
}

/** The value to draw, in TL. A negative total has no bar, since bars don't go below the axis; table and tooltip show it. */
export function toValue(total: Kurus | null): number | null {
  return toLira(total);
}

const million = 1_000_000;

/** TL as `8,4 B`, `300 B`, `1,25 Mn`; exact for every step of the grid. */
export function formatAxisMoney(value: number): string {
  if (value === 0) return "0";
  if (Math.abs(value) >= million - 500) return `${formatNumber(value / million, 2)}\u00a0${texts.million}`;
  return `${formatNumber(value / 1000, Math.abs(value) < 100_000 ? 1 : 0)}\u00a0${texts.thousand}`;
}

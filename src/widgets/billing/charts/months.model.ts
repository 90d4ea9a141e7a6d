import type { MonthBar } from "../../../core/billing/histogram.ts";
import { formatKurus, type Kurus, toLira } from "../../../core/billing/money.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { formatMonthAndYear, formatMonthName, type Month, yearOf } from "../../../core/time/month.ts";
import type { BarCategory } from "../../kit/chart/stacked-bars.tsx";
import { monthsMessages as texts } from "../billing.messages.ts";

/** The step of the chart's grid is a multiple of it, in TL. */
export const gridStep = 10_000;

/** "(Bu Ay)", "(Tahmini)", or the year of a month that lies in the one before. */
function toNote({ kind, month, isPreviousYear }: MonthBar): string | null {
  if (kind === "current") return texts.thisMonth;
  if (kind === "estimate") return texts.estimate;
  return isPreviousYear ? texts.ofYear(yearOf(month)) : null;
}

/** The year is in it anyway. */
function toFullLabel(bar: MonthBar): string {
  const words = formatMonthAndYear(bar.month);
  return bar.kind === "past" ? words : `${words} ${toNote(bar) ?? ""}`;
}

/** The bar of the asked month stands out. */
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

/** "Kasım 2026 (Bu Ay) 1.086.217,08 TL", for the chart's sentence. */
export function toWords(bar: MonthBar): string {
  return `${toFullLabel(bar)} ${formatKurus(bar.total)}`;
}

/** Bars can't hang below the axis; what is paid back is in the table and in the tooltip all the same. */
export function toValue(total: Kurus | null): number | null {
  return total === null ? null : toLira(total);
}

const million = 1_000_000;

/** TL as `8,4 B`, `300 B`, `1,25 Mn`; exact for every step of the grid. */
export function formatAxisMoney(value: number): string {
  if (value === 0) return "0";
  if (Math.abs(value) >= million - 500) return `${formatNumber(value / million, 2)}\u00a0${texts.million}`;
  return `${formatNumber(value / 1000, Math.abs(value) < 100_000 ? 1 : 0)}\u00a0${texts.thousand}`;
}

import type { TimePeriod } from "../../../core/api/routes.ts";
import { formatAmount } from "../../../core/billing/money.ts";
import type { RouteCostUse } from "../../../core/month/seats/route-costs.ts";
import { marksOf, percentOf, type RouteUse, type Thresholds } from "../../../core/month/seats/seat-use.ts";
import { formatWeekday } from "../../../core/text/format-date.ts";
import { formatFixed, formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import type { Weekday } from "../../../core/time/day.ts";
import { monthReportSeatMessages as texts } from "../month-report.messages.ts";

const count = (value: number) => formatNumber(value, 0);
/** Lower limits of the colour steps after the first, percent. */
const stepLimits = [40, 55, 70, 85];

interface HeatCell {
  readonly weekday: Weekday;
  /** Use in whole percent, `44`; `-` on weekdays without a run. */
  readonly text: string;
  /** Colour step, 0 to 4; null: no run. */
  readonly step: number | null;
  readonly isBelow: boolean;
}

export interface HeatRow {
  readonly key: string;
  readonly routeId: string;
  readonly timePeriod: TimePeriod;
  readonly name: string;
  readonly seats: string;
  /** Null: `reason` is shown across the weekdays. */
  readonly cells: readonly HeatCell[] | null;
  readonly reason: string | null;
  readonly use: string;
  readonly filled: string;
  readonly perBoarding: string;
  readonly perKilometre: string;
  readonly late: string;
  readonly isLate: boolean;
  readonly absences: string;
}

/** The weekdays on which any of the routes ran. */
export function toWeekdays(
  uses: readonly RouteUse[],
): readonly { readonly weekday: Weekday; readonly label: string }[] {
  const used = new Set(
    uses.flatMap(({ weekdays }) => weekdays.filter(({ runs }) => runs > 0).map((day) => day.weekday)),
  );
  return [...used].toSorted((a, b) => a - b).map((weekday) => ({ weekday, label: formatWeekday(weekday) }));
}

const toStep = (use: number) => stepLimits.filter((limit) => use >= limit).length;

function toCells(use: RouteUse, shown: readonly Weekday[], thresholds: Thresholds): readonly HeatCell[] {
  return shown.map((weekday) => {
    const day = use.weekdays.find((part) => part.weekday === weekday);
    if (!day || day.use === null) return { weekday, text: missing, step: null, isBelow: false };
    return { weekday, text: count(day.use), step: toStep(day.use), isBelow: day.use < thresholds.use };
  });
}

interface RowInput {
  readonly uses: readonly RouteUse[];
  readonly costs: readonly RouteCostUse[];
  readonly thresholds: Thresholds;
  /** The routes whose weekdays are shown, when `uses` is only a part of them. Default: `uses`. */
  readonly weekdaysOf?: readonly RouteUse[];
}

export function toHeatRows({ uses, costs, thresholds, weekdaysOf = uses }: RowInput): readonly HeatRow[] {
  const shown = toWeekdays(weekdaysOf).map(({ weekday }) => weekday);
  const costOf = new Map(costs.map((cost) => [cost.routeId, cost]));
  return uses.map((use) => {
    const cost = costOf.get(use.routeId);
    const isKnown = use.capacity !== null;
    return {
      key: `${use.routeId} ${use.timePeriod}`,
      routeId: use.routeId,
      timePeriod: use.timePeriod,
      name: use.name,
      seats: use.seats.kind === "known" ? count(use.seats.count) : missing,
      cells: isKnown ? toCells(use, shown, thresholds) : null,
      reason: isKnown ? null : use.isFailed ? texts.noRuns : texts.unknown[use.seats.kind],
      use: formatPercent(use.use, 0),
      filled: `${count(use.boardings)} / ${isKnown ? count(use.capacity ?? 0) : missing}`,
      perBoarding: formatAmount(cost?.perBoarding ?? null),
      perKilometre: formatAmount(cost?.perKilometre ?? null),
      late: use.judged === 0 ? missing : texts.lateShare(count(use.late), count(use.judged)),
      isLate: marksOf(use, thresholds).isLate,
      // Always one decimal, so that the numbers of a column align.
      absences: use.absenceShare === null ? missing : texts.percent(formatFixed(use.absenceShare, 1)),
    };
  });
}

/** Totals of the routes whose capacity is known. */
export function toHeatSum(uses: readonly RouteUse[]) {
  const known = uses.filter(({ capacity }) => capacity !== null);
  const cells = toWeekdays(uses).map(({ weekday }): HeatCell => {
    const days = known.flatMap((use) => use.weekdays.filter((day) => day.weekday === weekday));
    const boardings = days.reduce((sum, day) => sum + day.boardings, 0);
    const share = percentOf(
      boardings,
      days.reduce((sum, day) => sum + (day.capacity ?? 0), 0),
    );
    return share === null
      ? { weekday, text: missing, step: null, isBelow: false }
      : { weekday, text: count(share), step: toStep(share), isBelow: false };
  });
  const boardings = known.reduce((sum, use) => sum + use.boardings, 0);
  const capacity = known.reduce((sum, use) => sum + (use.capacity ?? 0), 0);
  return {
    title: texts.sum(count(known.length)),
    cells,
    use: formatPercent(percentOf(boardings, capacity), 0),
    filled: `${count(boardings)} / ${count(capacity)}`,
  };
}

/** Reads a typed whole number from 0 to 100; null for any other text. */
export function readLimit(text: string): number | null {
  const value = Number(text.trim());
  return text.trim() !== "" && Number.isInteger(value) && value >= 0 && value <= 100 ? value : null;
}

export const toLegend = (thresholds: Thresholds) => ({
  below: texts.below(formatPercent(thresholds.use, 0)),
  late: texts.lateMark(count(thresholds.late)),
});

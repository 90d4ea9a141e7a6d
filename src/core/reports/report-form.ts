import { atom, computed } from "nanostores";
import * as v from "valibot";
import { createPersonalValue } from "../platform/personal-storage.ts";
import type { Session } from "../session/session.ts";
import { type NamedRange, toNamedRange } from "../time/day-range.ts";
import { addDays, type Day, toDay } from "../time/day.ts";
import {
  checkExportRange,
  type ChosenDays,
  type DayRange,
  type PickerLimits,
  type RangeProblem,
  toExportLimits,
} from "../trips/dates.ts";
import type { ReportRoute } from "./report.ts";

export type ReportForm = ReturnType<typeof createReportForm>;

interface ReportFields extends ChosenDays {
  /** Unique ids. */
  readonly routes: readonly string[];
}

/** Why a report can't be requested. */
type FormProblem = RangeProblem | "routes-missing";

interface FormOptions {
  /** The route of a report opened for one route only; the selection is hidden. */
  readonly preset?: ReportRoute | undefined;
  /** No selected route means all routes. */
  readonly meansAll?: boolean;
  /** Prefills the fields with the last choice; without it they start empty. */
  readonly memory?: ReturnType<typeof createReportMemory>;
}

const noFields: ReportFields = { start: "", end: "", routes: [] };

/** The fields of a report, kept while its dialog is closed. */
export function createReportForm(session: Session, { preset, meansAll = false, memory }: FormOptions = {}) {
  const $fields = atom<ReportFields>(memory?.recall(toDay(session.environment.now())) ?? noFields);
  // A function, because the dialog may stay open past midnight.
  const today = (): Day => toDay(session.environment.now());
  const isRouteMissing = ({ routes }: ReportFields) => !preset && !meansAll && routes.length === 0;
  return {
    $fields,
    preset: preset ?? null,
    meansAll,
    today,
    $problem: computed(
      $fields,
      (fields): FormProblem | null =>
        checkExportRange(fields, today()) ?? (isRouteMissing(fields) ? "routes-missing" : null),
    ),
    limits: (): PickerLimits => toExportLimits($fields.get(), today()),
    change: (fields: Partial<ReportFields>) => $fields.set({ ...$fields.get(), ...fields }),
    /** The selected routes, in the order of `all`. */
    toRoutes(all: readonly ReportRoute[]): readonly ReportRoute[] {
      if (preset) return [preset];
      const chosen = new Set($fields.get().routes);
      // A route of the last choice may no longer exist.
      const found = all.filter(({ uniqueId }) => chosen.has(uniqueId));
      return meansAll && found.length === 0 ? all : found;
    },
    /** Stores the choice for the next form of this kind. */
    remember: () => memory?.keep($fields.get(), today()),
  };
}

/** Named periods of reports: all but today, of which nothing can be reported, in the order of every choice of days. */
export const reportPeriods = [
  "yesterday",
  "this-week",
  "last-week",
  "this-month",
  "last-month",
] as const satisfies readonly NamedRange[];
type ReportPeriod = (typeof reportPeriods)[number];

/** The days of the period that can be reported, those before today; null when there are none. */
export function toReportDays(period: ReportPeriod, today: Day): DayRange | null {
  const { first, last } = toNamedRange(period, today);
  const end = last < today ? last : addDays(today, -1);
  return first <= end ? { start: first, end } : null;
}

export function isReportPeriod({ start, end }: ChosenDays, period: ReportPeriod, today: Day): boolean {
  const days = toReportDays(period, today);
  return days !== null && days.start === start && days.end === end;
}

const rememberedSchema = v.object({
  period: v.nullable(v.picklist(reportPeriods)),
  start: v.string(),
  end: v.string(),
  on: v.string(),
  routes: v.array(v.string()),
});

/**
 * Stores the last choice in this browser: the routes, and the period by its name (`last-month`), so that its days follow the
 * calendar. Other periods are stored for one day. Default: the last month.
 *
 * @param kind which report
 */
export function createReportMemory(session: Session, kind: string) {
  const { $value, change } = createPersonalValue(session, ["report", kind], v.nullable(rememberedSchema), null);
  return {
    /** Fields of the user's last report of this kind; `today` resolves a named period to days. */
    recall(today: Day): ReportFields {
      const kept = $value.get();
      const days = kept?.period ? toReportDays(kept.period, today) : kept?.on === today ? kept : null;
      const { start, end } = days ?? toReportDays("last-month", today) ?? { start: "", end: "" };
      return { start, end, routes: kept?.routes ?? [] };
    },
    keep({ start, end, routes }: ReportFields, today: Day) {
      const period = reportPeriods.find((name) => isReportPeriod({ start, end }, name, today)) ?? null;
      change(() => ({ period, start, end, on: today, routes: [...routes] }));
    },
  };
}

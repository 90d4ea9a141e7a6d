import { atom, computed } from "nanostores";
import { type Day, toDay } from "../time/day.ts";
import type { Session } from "../session/session.ts";
import {
  type ChosenDays,
  checkExportRange,
  type PickerLimits,
  type RangeProblem,
  toExportLimits,
} from "../trips/dates.ts";
import type { ReportRoute } from "./report.ts";
import type { ReportMemory } from "./report-memory.ts";

export type ReportForm = ReturnType<typeof createReportForm>;

export interface ReportFields extends ChosenDays {
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
  readonly memory?: ReportMemory;
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

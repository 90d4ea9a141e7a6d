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

/** What keeps a report from being asked for. */
type FormProblem = RangeProblem | "routes-missing";

interface FormOptions {
  /** The route of a report that is opened for one route only: nobody chooses. */
  readonly preset?: ReportRoute | undefined;
  /** Without a chosen route the report is about all of them. */
  readonly meansAll?: boolean;
  /** Begins with what was asked for last; without it the fields begin empty. */
  readonly memory?: ReportMemory;
}

const noFields: ReportFields = { start: "", end: "", routes: [] };

/** The fields of a report, kept while its dialog is closed. */
export function createReportForm(session: Session, { preset, meansAll = false, memory }: FormOptions = {}) {
  const $fields = atom<ReportFields>(memory?.recall(toDay(session.environment.now())) ?? noFields);
  // As a method: the dialog may stay open over midnight.
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
    /** The routes that the report is about, in the order of `all`. */
    toRoutes(all: readonly ReportRoute[]): readonly ReportRoute[] {
      if (preset) return [preset];
      const chosen = new Set($fields.get().routes);
      // One that was chosen last time may be gone.
      const found = all.filter(({ uniqueId }) => chosen.has(uniqueId));
      return meansAll && found.length === 0 ? all : found;
    },
    /** This is what is asked for: the next form of this kind begins with it. */
    remember: () => memory?.keep($fields.get(), today()),
  };
}

import { computed, type ReadableAtom } from "nanostores";
import type { BatchProgress } from "../../../core/http/batch.ts";
import { SaveError, toHelp } from "../../../core/http/errors.ts";
import type { MissingPart, Report, ReportChoice, ReportResult, ReportState } from "../../../core/reports/report.ts";
import type { JobNews, JobWork } from "../../../core/session/jobs.ts";
import { type ExportJob, toSecondsLeft } from "../../kit/sheet/export/export-job.ts";
import type { Workbook } from "../../kit/sheet/model.ts";
import { reportMessages as texts } from "./reports.messages.ts";

/** Step of a report's dialog. */
export type FlowState =
  | { readonly status: "form" }
  | {
      readonly status: "collecting";
      readonly progress: BatchProgress;
      /** Estimate; null while there is too little to estimate from. */
      readonly secondsLeft: number | null;
    }
  | { readonly status: "packing" }
  /** Some requests failed; the person decides what to do. */
  | { readonly status: "gaps"; readonly missing: readonly MissingPart[]; readonly total: number }
  /** Every request was answered, and there are no rows. */
  | { readonly status: "empty" }
  | { readonly status: "saved"; readonly file: string; readonly rows: number; readonly missing: number }
  /** Every request failed, or the file could not be made. */
  | { readonly status: "failed"; readonly error: unknown };

/** A report as a job of the session: it is collected and saved even after its screen was left. */
export interface ReportFlow extends JobWork {
  readonly $state: ReadableAtom<FlowState>;
  /** Days and routes of the report; null while the form is shown. */
  readonly $choice: ReadableAtom<ReportChoice | null>;
  /** The answers that an interrupted run has collected. */
  readonly $kept: Report<unknown>["$kept"];
  readonly foresee: Report<unknown>["foresee"];
  start(choice: ReportChoice): Promise<void>;
  /** After gaps or a failure: requests only what is missing. */
  resume(): Promise<void>;
  /** Saves what was fetched, with a worksheet that lists the rest. */
  saveWithGaps(): void;
  /** Aborts the run and returns to the form. */
  cancel(): void;
}

interface FlowOptions<Row> {
  readonly report: Report<Row>;
  readonly job: ExportJob;
  readonly toWorkbook: (result: ReportResult<Row>, choice: ReportChoice) => Workbook;
  readonly words: ReportWords;
}

interface ReportWords {
  readonly title: string;
  readonly empty: string;
}

/** The steps from form to file. A complete report is saved at once, one with gaps only on request. */
export function createReportFlow<Row>({ report, job, toWorkbook, words }: FlowOptions<Row>): ReportFlow {
  const $state = computed([report.$state, job.$state], (collected, file): FlowState => {
    if (collected.status === "idle") return { status: "form" };
    if (collected.status === "running") return toCollecting(collected);
    const { rows, missing, total } = collected.result;
    switch (file.status) {
      case "running":
        return { status: "packing" };
      case "failed":
        return { status: "failed", error: file.error };
      case "done":
        return { status: "saved", file: file.file, rows: rows.length, missing: missing.length };
      case "idle":
        if (missing.length === total) return { status: "failed", error: missing[0]?.error };
        if (missing.length > 0) return { status: "gaps", missing, total };
        return rows.length === 0 ? { status: "empty" } : { status: "packing" };
    }
  });

  function save(): void {
    const state = report.$state.get();
    const choice = report.$choice.get();
    if (state.status === "collected" && choice) job.start("xlsx", () => toWorkbook(state.result, choice));
  }

  function saveIfComplete(): void {
    const state = report.$state.get();
    if (state.status !== "collected") return;
    const { rows, missing } = state.result;
    if (missing.length === 0 && rows.length > 0) save();
  }

  function cancel(): void {
    job.cancel();
    report.cancel();
  }

  return {
    $state,
    $news: computed($state, (state) => toNews(state, words)),
    $choice: report.$choice,
    $kept: report.$kept,
    foresee: report.foresee,
    async start(choice) {
      job.dismiss();
      await report.start(choice);
      saveIfComplete();
    },
    async resume() {
      const file = job.$state.get();
      // The file is made already; only saving it is repeated.
      if (file.status === "failed" && file.error instanceof SaveError) return job.retry();
      job.dismiss();
      await report.resume();
      saveIfComplete();
    },
    saveWithGaps: save,
    cancel,
    destroy: cancel,
  };
}

function toCollecting({
  progress,
  elapsed,
  doneBefore,
}: Extract<ReportState<unknown>, { status: "running" }>): FlowState {
  const { done, total } = progress;
  return { status: "collecting", progress, secondsLeft: toSecondsLeft(elapsed, done - doneBefore, total - doneBefore) };
}

/** A SaveError means that the report is complete and only saving its file failed. */
export const toFailedTitle = (error: unknown): string =>
  error instanceof SaveError ? texts.notSavedTitle : texts.failedTitle;

function toNews(state: FlowState, { title, empty }: ReportWords): JobNews | null {
  switch (state.status) {
    case "form":
      return null;
    case "collecting":
      return { status: "running", title, text: texts.count(state.progress.done, state.progress.total) };
    case "packing":
      return { status: "running", title, text: texts.packing };
    case "gaps":
      return { status: "finished", title, text: texts.gapsTitle, isIncomplete: true };
    case "empty":
      return { status: "finished", title, text: empty };
    case "saved":
      return { status: "finished", title, text: texts.saved(state.file, state.rows) };
    case "failed":
      return {
        status: "finished",
        title,
        text: `${toFailedTitle(state.error)}. ${toHelp(state.error)}`,
        isIncomplete: true,
      };
  }
}

import { computed } from "nanostores";
import { SaveError, toHelp } from "../../../core/http/errors.ts";
import type { JobNews, JobWork } from "../../../core/session/jobs.ts";
import type { Report, ReportChoice, ReportResult } from "../../../core/reports/report.ts";
import type { ExportJob } from "../../kit/sheet/export/export-job.ts";
import type { Book } from "../../kit/sheet/model.ts";
import { createReportFlow, type FlowState, type ReportFlow } from "./report-flow.ts";
import { reportMessages as texts } from "./reports.messages.ts";

/** A SaveError means that the report is complete and only saving its file failed. */
export const toFailedTitle = (error: unknown): string =>
  error instanceof SaveError ? texts.notSavedTitle : texts.failedTitle;

interface ReportJob extends JobWork {
  readonly flow: ReportFlow;
}

interface ReportWords {
  readonly title: string;
  readonly empty: string;
}

interface JobOptions<Row> {
  readonly report: Report<Row>;
  readonly file: ExportJob;
  readonly toBook: (result: ReportResult<Row>, choice: ReportChoice) => Book;
  readonly words: ReportWords;
}

/** A report as a job of the session: it is collected and saved even after its screen was left. */
export function createReportJob<Row>({ report, file, toBook, words }: JobOptions<Row>): ReportJob {
  const flow = createReportFlow({ report, job: file, toBook });
  return { flow, $news: computed(flow.$state, (state) => toNews(state, words)), destroy: flow.cancel };
}

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

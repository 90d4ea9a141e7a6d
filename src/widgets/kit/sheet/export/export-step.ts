import { toHelp } from "../../../../core/http/errors.ts";
import { exportMessages as texts } from "../sheet.messages.ts";

/** Step of an export that may fail besides a call, as named in the console. */
type ExportStep = "preparing the workbook" | "in the worker" | "on the main thread" | "gathering the rows" | "saving";

/** The error is its `cause`. Its message is never displayed or logged, because it may contain a cell's content. */
export class ExportFailure extends Error {
  override readonly name = "ExportFailure";

  constructor(
    readonly step: ExportStep,
    override readonly cause: unknown,
  ) {
    super(`The export failed ${step}: ${cause instanceof Error ? cause.name : typeof cause}.`);
  }
}

/**
 * Rows of an .xlsx written on the main thread. Packing is one task, of seconds for so many rows; more would freeze the page
 * until its user gives it up.
 */
export const mainThreadRows = 10_000;

/** Too many rows for the main thread, and no worker can be started. */
export class TooManyRows extends ExportFailure {
  constructor() {
    super("on the main thread", new RangeError(`More than ${mainThreadRows} rows`));
  }
}

/** What the user can do about a failed export. */
export function toExportHelp(error: unknown): string {
  return error instanceof TooManyRows ? texts.tooManyRows(mainThreadRows) : toHelp(error);
}

/** Runs a step and names it in the error it throws. */
export async function inStep<Result>(step: ExportStep, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new ExportFailure(step, error);
  }
}

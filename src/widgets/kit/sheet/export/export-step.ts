/** Step of an export that may fail besides a call, as named in the console. */
type ExportStep = "preparing the book" | "in the worker" | "on the main thread" | "gathering the rows" | "saving";

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

/** Runs a step and names it in the error it throws. */
export async function inStep<Result>(step: ExportStep, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new ExportFailure(step, error);
  }
}

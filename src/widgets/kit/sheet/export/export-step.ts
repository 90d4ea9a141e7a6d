/** Where an export may fail besides a call, as its line in the console says it. */
type ExportStep = "preparing the book" | "in the worker" | "on the main thread" | "gathering the rows" | "saving";

/** What went wrong is its `cause`. A library's message may hold a cell, so nothing of it is said anywhere. */
export class ExportFailure extends Error {
  override readonly name = "ExportFailure";

  constructor(
    readonly step: ExportStep,
    override readonly cause: unknown,
  ) {
    super(`The export failed ${step}: ${cause instanceof Error ? cause.name : typeof cause}.`);
  }
}

/** Runs a step; what it throws says afterwards which step it was. */
export async function inStep<Result>(step: ExportStep, work: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new ExportFailure(step, error);
  }
}

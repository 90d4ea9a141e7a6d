import { atom, type ReadableAtom } from "nanostores";
import { type BatchOutcome, type BatchProgress, runBatch } from "../batch.ts";
import type { Day } from "../day.ts";
import { ApiError } from "../errors.ts";
import type { Http } from "../http.ts";
import type { Session } from "../session.ts";
import type { DayRange } from "../trips/dates.ts";

export interface ReportRoute {
  readonly uniqueId: string;
  readonly name: string;
}

/** What a report is about; at least one route. */
export interface ReportChoice extends DayRange {
  readonly routes: readonly ReportRoute[];
}

/** What one request of a report asks for. */
export interface ReportPart {
  readonly day: Day;
  readonly routes: readonly ReportRoute[];
}

/** A part that could not be fetched; the file names it. */
export interface MissingPart extends ReportPart {
  readonly error: unknown;
}

/** What has been collected, whole or with gaps. */
export interface ReportResult<Row> {
  /** By day, then in the order of the chosen routes. */
  readonly rows: readonly Row[];
  readonly missing: readonly MissingPart[];
  /** Requests in all. */
  readonly total: number;
}

export type ReportState<Row> =
  | { readonly status: "idle" }
  | {
      readonly status: "running";
      readonly progress: BatchProgress;
      /** ms since this run began, and how much had been answered before it. */
      readonly elapsed: number;
      readonly doneBefore: number;
    }
  /** Everything was asked once; `missing` can be asked again. */
  | { readonly status: "collected"; readonly result: ReportResult<Row> };

export interface Report<Row> {
  readonly $state: ReadableAtom<ReportState<Row>>;
  /** Asks for everything. Does nothing while it runs; never rejects. */
  start(choice: ReportChoice): Promise<void>;
  /** Asks once more for what is missing. */
  resume(): Promise<void>;
  /** Stops at once and forgets what has come. */
  cancel(): void;
}

interface ReportOptions<Value, Row> {
  /** Requests at once (specification 2 §9). */
  readonly limit: number;
  readonly toParts: (choice: ReportChoice) => readonly ReportPart[];
  readonly fetch: (http: Http, part: ReportPart, signal: AbortSignal) => Promise<Value>;
  readonly toRows: (value: Value, part: ReportPart) => readonly Row[];
}

interface Run<Value> {
  readonly parts: readonly ReportPart[];
  readonly outcome: BatchOutcome<ReportPart, Value> | undefined;
}

/**
 * Collects many answers to one report; one that fails holds up nobody, and is named in the end. When its session ends, what is
 * still unanswered is missing.
 */
export function createReport<Value, Row>(
  session: Session,
  { limit, toParts, fetch, toRows }: ReportOptions<Value, Row>,
): Report<Row> {
  const $state = atom<ReportState<Row>>({ status: "idle" });
  let running: AbortController | null = null;
  let last: Run<Value> | null = null;

  async function run({ parts, outcome: previous }: Run<Value>): Promise<void> {
    const controller = new AbortController();
    running = controller;
    const { signal } = controller;
    const { now } = session.environment;
    // One report is one person's, from the first call to the last.
    const { http } = session;
    const startedAt = now();
    const doneBefore = previous?.results.size ?? 0;
    const outcome = await runBatch({
      items: parts,
      run: (part, partSignal) => fetch(http, part, partSignal),
      limit,
      signal,
      previous,
      onProgress: (progress) => $state.set({ status: "running", progress, elapsed: now() - startedAt, doneBefore }),
    });
    if (running !== controller) return;
    running = null;
    last = { parts, outcome };
    $state.set({ status: "collected", result: toResult(outcome, parts.length, toRows) });
  }

  function cancel(): void {
    const controller = running;
    running = null;
    last = null;
    controller?.abort();
    $state.set({ status: "idle" });
  }

  return {
    $state,
    async start(choice) {
      if (!running) await run({ parts: toParts(choice), outcome: undefined });
    },
    async resume() {
      if (!running && last) await run(last);
    },
    cancel,
  };
}

function toResult<Value, Row>(
  { results, failures, left }: BatchOutcome<ReportPart, Value>,
  total: number,
  toRows: (value: Value, part: ReportPart) => readonly Row[],
): ReportResult<Row> {
  return {
    rows: [...results].flatMap(([part, value]) => toRows(value, part)),
    missing: [
      ...failures.map(({ item, error }) => ({ ...item, error })),
      ...left.map((part) => ({ ...part, error: new ApiError("ended", "report") })),
    ],
    total,
  };
}

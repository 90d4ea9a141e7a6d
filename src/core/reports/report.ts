import { computed, type ReadableAtom } from "nanostores";
import type { BatchProgress } from "../http/batch.ts";
import type { Day } from "../time/day.ts";
import { ApiError } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import { createTask, type TaskState } from "../query/task.ts";
import { storeOf } from "../query/scope.ts";
import type { Session } from "../session/session.ts";
import type { DayRange } from "../trips/dates.ts";

export interface ReportRoute {
  readonly uniqueId: string;
  readonly name: string;
}

/** Parameters of a report; at least one route. */
export interface ReportChoice extends DayRange {
  readonly routes: readonly ReportRoute[];
}

/** Parameters of one request of a report. */
export interface ReportPart {
  readonly day: Day;
  readonly routes: readonly ReportRoute[];
}

/** A part that could not be fetched; listed in the file. */
export interface MissingPart extends ReportPart {
  readonly error: unknown;
}

/** The collected rows, complete or not. */
export interface ReportResult<Row> {
  /** By day, then in the order of the chosen routes. */
  readonly rows: readonly Row[];
  readonly missing: readonly MissingPart[];
  /** Number of requests. */
  readonly total: number;
}

export type ReportState<Row> =
  | { readonly status: "idle" }
  | {
      readonly status: "running";
      readonly progress: BatchProgress;
      /** Ms since this run began, and the requests answered before it. */
      readonly elapsed: number;
      readonly doneBefore: number;
    }
  /** All requests have an outcome, or the session has ended; `missing` can be requested again. */
  | { readonly status: "collected"; readonly result: ReportResult<Row> };

export interface Report<Row> {
  readonly $state: ReadableAtom<ReportState<Row>>;
  /** Parameters of the report; null before the start and after a cancel. */
  readonly $choice: ReadableAtom<ReportChoice | null>;
  /** Sends all requests. Does nothing while it runs; never rejects. */
  start(choice: ReportChoice): Promise<void>;
  /** Repeats the missing requests. */
  resume(): Promise<void>;
  /** Stops at once. Answers received so far are kept for the next report of this name in the same session. */
  cancel(): void;
  /** Changes with the kept answers of an unfinished run. */
  readonly $kept: ReadableAtom<unknown>;
  /** Number of requests that the report needs, and how many of them an unfinished run has answered. */
  foresee(choice: ReportChoice): Foreseen;
}

export interface Foreseen {
  readonly total: number;
  readonly kept: number;
}

interface ReportOptions<Value, Row> {
  /** Reports of one name share their answers. */
  readonly name: string;
  /** Concurrent requests. */
  readonly limit: number;
  readonly toParts: (choice: ReportChoice) => readonly ReportPart[];
  readonly fetch: (http: Http, part: ReportPart, signal: AbortSignal) => Promise<Value>;
  readonly toRows: (value: Value, part: ReportPart) => readonly Row[];
}

type Done<Value> = Extract<TaskState<ReportChoice, ReportPart, Value>, { status: "done" }>;

/**
 * Collects many answers into one report. A failed request doesn't stop the others and is listed in the result, as are
 * those that are unanswered when the session ends.
 */
export function createReport<Value, Row>(
  session: Session,
  { name, limit, toParts, fetch, toRows }: ReportOptions<Value, Row>,
): Report<Row> {
  const { now } = session.environment;
  const $kept = storeOf<KeptAnswers<Value>>(session, `report ${name}`, new Map());
  const task = createTask(session, {
    plan: (choice: ReportChoice) => [toParts(choice)],
    keyOf,
    limit,
    run: (part: ReportPart, { http, signal }) => fetch(http, part, signal),
  });

  /** Answers of an ended session are dropped; those of a complete run may be fetched anew. */
  function keep(): void {
    const state = task.$state.get();
    if (state.status === "idle" || (state.status === "done" && state.end === "ended")) return;
    $kept.set(state.results.size === state.total ? new Map() : new Map(task.memory));
  }

  return {
    $state: computed(task.$state, (state): ReportState<Row> => {
      if (state.status === "idle") return state;
      if (state.status === "done") return { status: "collected", result: toResult(state, toRows) };
      const { done, failed, total, startedAt, doneBefore } = state;
      return { status: "running", progress: { done, failed, total }, elapsed: now() - startedAt, doneBefore };
    }),
    $choice: computed(task.$state, (state) => (state.status === "idle" ? null : state.input)),
    async start(choice) {
      if (task.$state.get().status === "running") return;
      task.memory.clear();
      for (const [key, value] of $kept.get()) task.memory.set(key, value);
      await task.start(choice);
      keep();
    },
    async resume() {
      await task.resume();
      keep();
    },
    cancel() {
      keep();
      task.reset();
    },
    $kept,
    foresee(choice) {
      const parts = toParts(choice);
      const kept = $kept.get();
      const known = kept.size === 0 ? [] : parts.filter((part) => kept.has(keyOf(part)));
      return { total: parts.length, kept: known.length };
    },
  };
}

/** Answers of a report's last run, if it was incomplete, by request parameters. */
type KeptAnswers<Value> = ReadonlyMap<unknown, Value>;

const keyOf = ({ day, routes }: ReportPart) => JSON.stringify([day, ...routes.map(({ uniqueId }) => uniqueId)]);

function toResult<Value, Row>(
  { steps, results, failures, total }: Done<Value>,
  toRows: (value: Value, part: ReportPart) => readonly Row[],
): ReportResult<Row> {
  const missing = steps.filter((part) => !results.has(part));
  return {
    rows: steps.flatMap((part) => (results.has(part) ? toRows(results.get(part) as Value, part) : [])),
    missing: missing.map((part) => ({ ...part, error: failures.get(part) ?? new ApiError("ended", "report") })),
    total,
  };
}

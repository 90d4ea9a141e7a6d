import { atom, type ReadableAtom, type WritableAtom } from "nanostores";
import { type BatchOutcome, type BatchProgress, runBatch } from "../http/batch.ts";
import type { Day } from "../time/day.ts";
import { ApiError } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
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

interface Run<Value> {
  readonly parts: readonly ReportPart[];
  readonly outcome: BatchOutcome<ReportPart, Value> | undefined;
}

/**
 * Collects many answers into one report. A failed request doesn't stop the others and is listed in the result, as are
 * those that are unanswered when the session ends.
 */
export function createReport<Value, Row>(
  session: Session,
  { name, limit, toParts, fetch, toRows }: ReportOptions<Value, Row>,
): Report<Row> {
  const $state = atom<ReportState<Row>>({ status: "idle" });
  const $choice = atom<ReportChoice | null>(null);
  const $kept = keptOf<Value>(session, name);
  let running: AbortController | null = null;
  let last: Run<Value> | null = null;

  async function run({ parts, outcome: previous }: Run<Value>): Promise<void> {
    const controller = new AbortController();
    running = controller;
    const { signal } = controller;
    const { now } = session.environment;
    // One client for the whole report, so that it contains one user's data.
    const { http } = session;
    const generation = session.$generation.get();
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
    // Answers of an ended session are dropped; those of a complete run may be fetched anew.
    const isKept = !outcome.isComplete && generation === session.$generation.get();
    $kept.set(isKept ? toKept(outcome.results) : new Map());
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
    $choice.set(null);
    $state.set({ status: "idle" });
  }

  return {
    $state,
    $choice,
    async start(choice) {
      if (running) return;
      $choice.set(choice);
      const parts = toParts(choice);
      await run({ parts, outcome: recall($kept.get(), parts) });
    },
    async resume() {
      if (!running && last) await run(last);
    },
    cancel,
    $kept,
    foresee(choice) {
      const parts = toParts(choice);
      const kept = $kept.get();
      const known = kept.size === 0 ? [] : parts.filter((part) => kept.has(keyOf(part)));
      return { total: parts.length, kept: known.length };
    },
  };
}

/** By request parameters. */
type KeptAnswers<Value> = ReadonlyMap<string, Value>;

type KeptStores = Map<string, WritableAtom<KeptAnswers<unknown>>>;

/** Answers of each report's last run, if it was incomplete. */
const keptAnswers = new WeakMap<Session, KeptStores>();

const keyOf = ({ day, routes }: ReportPart) => JSON.stringify([day, ...routes.map(({ uniqueId }) => uniqueId)]);

/** A name stands for one type of answer, which the cast relies on. */
function keptOf<Value>(session: Session, name: string): WritableAtom<KeptAnswers<Value>> {
  let stores = keptAnswers.get(session);
  if (!stores) {
    const made: KeptStores = new Map();
    stores = made;
    keptAnswers.set(session, made);
    session.$generation.listen(() => made.forEach((store) => store.set(new Map())));
  }
  const store = stores.get(name) ?? atom<KeptAnswers<unknown>>(new Map());
  stores.set(name, store);
  return store as WritableAtom<KeptAnswers<Value>>;
}

function toKept<Value>(results: ReadonlyMap<ReportPart, Value>): KeptAnswers<Value> {
  return new Map([...results].map(([part, value]) => [keyOf(part), value]));
}

function recall<Value>(
  kept: KeptAnswers<Value>,
  parts: readonly ReportPart[],
): BatchOutcome<ReportPart, Value> | undefined {
  const known = parts.flatMap((part) => {
    const key = keyOf(part);
    return kept.has(key) ? [[part, kept.get(key) as Value] as const] : [];
  });
  if (known.length === 0) return undefined;
  const results = new Map(known);
  return { results, failures: [], left: parts.filter((part) => !results.has(part)), isComplete: false, isEnded: false };
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

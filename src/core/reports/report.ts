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
  /** What it is about; null before its start and after it was cancelled. */
  readonly $choice: ReadableAtom<ReportChoice | null>;
  /** Asks for everything. Does nothing while it runs; never rejects. */
  start(choice: ReportChoice): Promise<void>;
  /** Asks once more for what is missing. */
  resume(): Promise<void>;
  /** Stops at once. What has come is not asked for again while the session lasts, by whatever report of this name wants it next. */
  cancel(): void;
  /** Changes when other answers of a run that was not finished are kept. */
  readonly $kept: ReadableAtom<unknown>;
  /** How many requests the report would need, and how many of them a run that was not finished has answered. */
  foresee(choice: ReportChoice): Foreseen;
}

export interface Foreseen {
  readonly total: number;
  readonly kept: number;
}

interface ReportOptions<Value, Row> {
  /** Reports of one name ask for the same things. */
  readonly name: string;
  /** Requests at once. */
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
    // One report is one person's, from the first call to the last.
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
    // What a session that has ended asked for is nobody else's, and what is complete may be asked anew.
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

/** By what was asked. */
type KeptAnswers<Value> = ReadonlyMap<string, Value>;

type KeptStores = Map<string, WritableAtom<KeptAnswers<unknown>>>;

/** Answers of each report's last run, unless it was complete. */
const keptAnswers = new WeakMap<Session, KeptStores>();

const keyOf = ({ day, routes }: ReportPart) => JSON.stringify([day, ...routes.map(({ uniqueId }) => uniqueId)]);

/** A name stands for one kind of answer. */
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

import { atom, type ReadableAtom } from "nanostores";
import { type BatchOutcome, runBatch } from "../http/batch.ts";
import { ApiError } from "../http/errors.ts";
import type { Session } from "../session/session.ts";
import { toDay } from "../time/day.ts";
import type { Month } from "../time/month.ts";
import { type MonthFacts, noFacts, toFacts } from "./month-facts.ts";
import {
  fetchPart,
  firstParts,
  mainParts,
  monthsBefore,
  type MonthPart,
  type PartAnswer,
  type PartKind,
  seatCountParts,
} from "./month-parts.ts";

/** Most calls at once: a report must not slow down what people do meanwhile. */
export const mostCalls = 6;

export interface ReadingProgress {
  /** Parts that are answered, with success or failure, of … */
  readonly done: number;
  /** … those known so far. */
  readonly total: number;
  readonly failed: number;
  /** What is being fetched. */
  readonly kind: PartKind;
}

export type ReadingState =
  | { readonly status: "idle" }
  | { readonly status: "running"; readonly progress: ReadingProgress }
  /** Stopped by the person; what was answered stays. */
  | { readonly status: "cancelled"; readonly progress: ReadingProgress }
  | { readonly status: "complete"; /** Parts without an answer. */ readonly failed: number };

/** The reading of a month's data. Elements of one session that show the same month share it. */
export interface MonthReading {
  readonly $state: ReadableAtom<ReadingState>;
  /** The data so far; updated when all parts of a kind are answered. */
  readonly $facts: ReadableAtom<MonthFacts>;
  /** Set when a refresh could read no day at all: the data from before stay. */
  readonly $refreshError: ReadableAtom<ApiError | null>;
  /** Fetches all parts without an answer: at first every part, later those that failed or weren't sent. Never rejects. */
  start(): Promise<void>;
  /** Stops at once. */
  cancel(): void;
  /** Starts the reading unless the user has stopped it, and keeps it running until the returned function is called. */
  hold(): () => void;
  /** Forgets all answers and fetches them again. */
  refresh(): Promise<void>;
}

type Outcome = BatchOutcome<MonthPart, PartAnswer>;

/** Key of a part's answer: by value, since each start creates new objects for the same parts. */
const keyOf = (part: MonthPart) => JSON.stringify(part);

/** Months kept in memory, for switching between two; one month may have 20 000 bookings. */
const mostMonths = 2;

const readings = new WeakMap<Session, Map<string, MonthReading>>();

/** The session's reading of a month. */
export function readingOf(session: Session, companyId: string, month: Month): MonthReading {
  let known = readings.get(session);
  if (!known) {
    const made = new Map<string, MonthReading>();
    known = made;
    readings.set(session, made);
    session.$generation.listen(() => {
      for (const reading of made.values()) reading.cancel();
      made.clear();
    });
  }
  const key = JSON.stringify([companyId, month]);
  const reading = known.get(key) ?? createReading(session, companyId, month);
  // A Map keeps the order of insertion: the month used last moves to the end, the oldest is dropped.
  known.delete(key);
  known.set(key, reading);
  for (const [other, old] of known) {
    if (known.size <= mostMonths) break;
    if (old.$state.get().status !== "running") known.delete(other);
  }
  return reading;
}

function createReading(session: Session, companyId: string, month: Month): MonthReading {
  const $state = atom<ReadingState>({ status: "idle" });
  const $facts = atom<MonthFacts>(noFacts(month));
  const $refreshError = atom<ApiError | null>(null);
  let answers = new Map<string, PartAnswer>();
  let running: AbortController | null = null;
  let holders = 0;

  /** @param known a refresh: the answers before it, which are restored when it fails */
  async function run(known?: Map<string, PartAnswer>): Promise<void> {
    const isRefresh = known !== undefined;
    const controller = new AbortController();
    running = controller;
    const { signal } = controller;
    const today = toDay(session.environment.now());
    const context = { session, companyId, month, today };
    const failures = new Map<string, { readonly part: MonthPart; readonly error: unknown }>();
    const planned: MonthPart[] = [];
    let latest = isRefresh ? noFacts(month) : $facts.get();
    /** Publishes the facts; those of a refresh only at its end, so that the data from before stay visible. */
    const tell = (isEnd = false) => {
      latest = toFacts(
        {
          month,
          today,
          readAt: session.environment.now(),
          parts: planned,
          answers: answersOf(planned, answers),
          failures: [...failures.values()],
        },
        latest,
      );
      if (isEnd || !isRefresh) $facts.set(latest);
    };
    let [done, upcoming] = [0, 0];
    let isEnded = false;

    /** Fetches parts in order; tells the facts whenever the last part of a kind is answered. */
    const stage = async (parts: readonly MonthPart[], later: number): Promise<void> => {
      planned.push(...parts);
      upcoming = later;
      const open = new Map<PartKind, number>();
      for (const part of parts) {
        if (!answers.has(keyOf(part))) open.set(part.kind, (open.get(part.kind) ?? 0) + 1);
      }
      const before = done;
      // Parts that an earlier start has read.
      if (parts.some((part) => answers.has(keyOf(part)))) tell();
      const settle = (part: MonthPart) => {
        const left = (open.get(part.kind) ?? 1) - 1;
        open.set(part.kind, left);
        if (left === 0) tell();
      };
      const outcome: Outcome = await runBatch({
        items: parts,
        limit: mostCalls,
        signal,
        previous: recall(parts, answers),
        run: async (part, own) => {
          try {
            const answer = await fetchPart(part, context, own);
            if (!own.aborted) answers.set(keyOf(part), answer);
            return answer;
          } catch (error) {
            if (!own.aborted) failures.set(keyOf(part), { part, error });
            throw error;
          } finally {
            if (!own.aborted) settle(part);
          }
        },
        onProgress: (progress) => {
          done = before + progress.done;
          const kind = parts.find((part) => !answers.has(keyOf(part)) && !failures.has(keyOf(part)))?.kind;
          $state.set({
            status: "running",
            progress: {
              done,
              total: planned.length + upcoming,
              failed: failures.size,
              kind: kind ?? parts.at(-1)?.kind ?? "routes",
            },
          });
        },
      });
      isEnded ||= outcome.isEnded;
    };

    await stage(firstParts(), 0);
    if (!signal.aborted && !isEnded) {
      const { routes, drivers } = listsOf(answers);
      await stage(mainParts({ month, today, routes, drivers }), monthsBefore(month).length);
    }
    if (!signal.aborted && !isEnded) await stage(seatCountParts(month, latest.knownSeatRoutes), 0);
    if (running !== controller) return;
    running = null;
    // Without a single day's bookings there are no figures.
    const days = planned.filter(({ kind }) => kind === "bookings").map((part) => failures.get(keyOf(part)));
    const [failure] = days.every(Boolean) ? failures.values() : [];
    $refreshError.set(known && failure ? toApiError(failure.error) : null);
    if (known && failure) answers = known;
    else tell(true);
    // A session that has ended shows nothing of it any more.
    $state.set(
      isEnded
        ? { status: "idle" }
        : { status: "complete", failed: $refreshError.get() ? $facts.get().missing.length : failures.size },
    );
  }

  function stop(to: ReadingState): void {
    running?.abort();
    running = null;
    $state.set(to);
  }

  function cancel(): void {
    const state = $state.get();
    if (state.status === "running") stop({ status: "cancelled", progress: state.progress });
  }

  async function start(): Promise<void> {
    const state = $state.get();
    const isDone = state.status === "complete" && state.failed === 0;
    if (!running && !isDone) await run();
  }

  return {
    $state,
    $facts,
    $refreshError,
    start,
    cancel,
    hold() {
      holders += 1;
      if ($state.get().status === "idle") void start();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holders -= 1;
        // No element shows it: paused until the next `hold`.
        if (holders === 0 && running) stop({ status: "idle" });
      };
    },
    async refresh() {
      cancel();
      const known = answers;
      answers = new Map();
      await run(known);
    },
  };
}

export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError("answer", "month-report");
}

function listsOf(answers: ReadonlyMap<string, PartAnswer>) {
  const all = [...answers.values()];
  return {
    routes: all.flatMap((answer) => (answer.kind === "routes" ? answer.data : [])),
    drivers: all.flatMap((answer) => (answer.kind === "drivers" ? answer.data : [])),
  };
}

function answersOf(parts: readonly MonthPart[], answers: ReadonlyMap<string, PartAnswer>): readonly PartAnswer[] {
  return parts.flatMap((part) => answers.get(keyOf(part)) ?? []);
}

function recall(parts: readonly MonthPart[], answers: ReadonlyMap<string, PartAnswer>): Outcome {
  const known = parts.flatMap((part) => {
    const answer = answers.get(keyOf(part));
    return answer ? [[part, answer] as const] : [];
  });
  const results = new Map(known);
  return { results, failures: [], left: parts.filter((part) => !results.has(part)), isEnded: false, isComplete: false };
}

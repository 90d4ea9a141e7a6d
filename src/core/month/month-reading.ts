import { atom, type ReadableAtom } from "nanostores";
import { type BatchOutcome, runBatch } from "../http/batch.ts";
import { ApiError } from "../http/errors.ts";
import type { Session } from "../session/session.ts";
import { type Day, toDay } from "../time/day.ts";
import type { Month } from "../time/month.ts";
import type { MonthBooking } from "./month-booking.ts";
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

/** Maximum number of concurrent calls, so that a report doesn't slow down the rest of the portal. */
export const mostCalls = 6;

export interface ReadingProgress {
  /** Number of parts that are fetched or have failed … */
  readonly done: number;
  /** … of the parts known so far. */
  readonly total: number;
  readonly failed: number;
  /** Kind of the part that is being fetched. */
  readonly kind: PartKind;
}

export type ReadingState =
  | { readonly status: "idle" }
  | { readonly status: "running"; readonly progress: ReadingProgress }
  /** Stopped by the user; fetched parts are kept. */
  | { readonly status: "cancelled"; readonly progress: ReadingProgress }
  | { readonly status: "complete"; /** Number of failed parts. */ readonly failed: number };

/** Fetches a month's data. Elements of one session that show the same month share it. */
export interface MonthReading {
  readonly $state: ReadableAtom<ReadingState>;
  /** The data so far; updated whenever all parts of a kind are fetched or have failed. */
  readonly $facts: ReadableAtom<MonthFacts>;
  /** Error of a refresh that couldn't fetch the bookings of any day; the previous data stay. */
  readonly $refreshError: ReadableAtom<ApiError | null>;
  /** Fetches all missing parts: at first every part, later those that failed or weren't requested. Never rejects. */
  start(): Promise<void>;
  /** Stops at once. */
  cancel(): void;
  /** Starts fetching unless the user has stopped it. It is paused when all callers have called the returned function. */
  hold(): () => void;
  /** Drops all fetched parts and fetches them again. */
  refresh(): Promise<void>;
}

type Outcome = BatchOutcome<MonthPart, PartAnswer>;

/** Key of a part, by value, because each start creates new objects for the same parts. */
const keyOf = (part: MonthPart) => JSON.stringify(part);

/** Maximum number of months in memory: two, for switching between them, because a month may have 20 000 bookings. */
const mostMonths = 2;

const readings = new WeakMap<Session, Map<string, MonthReading>>();

/** The session's shared {@link MonthReading} of a month. */
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
  // A Map keeps the order of insertion: the month used last moves to the end, the least recently used one is dropped.
  known.delete(key);
  known.set(key, reading);
  for (const [other, old] of known) {
    if (known.size <= mostMonths) break;
    if (old.$state.get().status !== "running") known.delete(other);
  }
  return reading;
}

/** The bookings of a day that a month's reading of this session has fetched; null: none has. */
export function readBookings(session: Session, companyId: string, day: Day): readonly MonthBooking[] | null {
  const facts = readings
    .get(session)
    ?.get(JSON.stringify([companyId, day.slice(0, 7)]))
    ?.$facts.get();
  return facts?.bookingDays.has(day) ? facts.bookings.filter((booking) => booking.day === day) : null;
}

function createReading(session: Session, companyId: string, month: Month): MonthReading {
  const $state = atom<ReadingState>({ status: "idle" });
  const $facts = atom<MonthFacts>(noFacts(month));
  const $refreshError = atom<ApiError | null>(null);
  let answers = new Map<string, PartAnswer>();
  let running: AbortController | null = null;
  let holders = 0;

  /** @param known given for a refresh: the previous answers, which are restored when it fails */
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
    /** Publishes the facts; during a refresh only at its end, so that the previous data stay visible. */
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

    /** Fetches parts in order; publishes the facts whenever the last part of a kind is fetched or has failed. */
    const stage = async (parts: readonly MonthPart[], later: number): Promise<void> => {
      planned.push(...parts);
      upcoming = later;
      const open = new Map<PartKind, number>();
      for (const part of parts) {
        if (!answers.has(keyOf(part))) open.set(part.kind, (open.get(part.kind) ?? 0) + 1);
      }
      const before = done;
      // Some parts were fetched by an earlier start.
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
    // A refresh has failed when the bookings of all days have failed, because there are then no figures.
    const days = planned.filter(({ kind }) => kind === "bookings").map((part) => failures.get(keyOf(part)));
    const [failure] = days.every(Boolean) ? failures.values() : [];
    $refreshError.set(known && failure ? toApiError(failure.error) : null);
    if (known && failure) answers = known;
    else tell(true);
    // The data aren't shown after the end of the session.
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
        // No element shows the month: paused until the next `hold`.
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

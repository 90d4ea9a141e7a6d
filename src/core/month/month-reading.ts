import { atom, type ReadableAtom } from "nanostores";
import { ApiError } from "../http/errors.ts";
import { createTask, leftOf, type TaskState } from "../query/task.ts";
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
  sharedFor,
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
  let holders = 0;
  /** The answers before a refresh, which come back when it fails; null: this is none. */
  let before: ReadonlyMap<unknown, PartAnswer> | null = null;
  let latest = $facts.get();
  /** Number of parts that will be planned later. */
  let upcoming = 0;
  /** What was settled when the facts were last made. */
  let settled = "";

  const task = createTask(session, {
    *plan(today: Day, results: ReadonlyMap<MonthPart, PartAnswer>) {
      upcoming = 0;
      yield firstParts();
      upcoming = monthsBefore(month).length;
      yield mainParts({ month, today, ...listsOf(results) });
      upcoming = 0;
      yield seatCountParts(month, latest.knownSeatRoutes);
    },
    // By value, because each start plans new objects for the same parts.
    keyOf: (part) => JSON.stringify(part),
    limit: mostCalls,
    run: (part: MonthPart, { input: today, signal }) =>
      fetchPart(part, { session, companyId, month, today, freshFor: before ? 0 : sharedFor }, signal),
  });

  /** Makes the facts, and publishes them; during a refresh only at its end, so that the previous data stay visible. */
  function tell({ input: today, steps, results, failures, status }: Reading): void {
    latest = toFacts(
      {
        month,
        today,
        readAt: session.environment.now(),
        parts: steps,
        answers: steps.flatMap((part) => results.get(part) ?? []),
        failures: [...failures].map(([part, error]) => ({ part, error })),
      },
      latest,
    );
    if (status === "done" || !before) $facts.set(latest);
  }

  /** Makes the facts whenever the last part of a kind is fetched or has failed, or parts of an earlier start are known. */
  function follow(state: Extract<Reading, { status: "running" }>): void {
    const kinds = new Set(state.steps.map(({ kind }) => kind));
    for (const { kind } of leftOf(state)) kinds.delete(kind);
    const now = [state.doneBefore, ...kinds].join(" ");
    if (now !== settled && state.done > 0) tell(state);
    settled = now;
  }

  function finish(state: Reading): void {
    // A refresh has failed when the bookings of all days have failed, because there are then no figures.
    const days = state.steps.filter(({ kind }) => kind === "bookings");
    const [failure] = days.every((day) => state.failures.has(day)) ? state.failures.values() : [];
    $refreshError.set(before && failure ? toApiError(failure) : null);
    if (before && failure) {
      task.memory.clear();
      for (const [key, answer] of before) task.memory.set(key, answer);
    } else tell(state);
    $state.set({ status: "complete", failed: $refreshError.get() ? $facts.get().missing.length : state.failed });
  }

  task.$state.listen((state) => {
    if (state.status === "idle") $state.set(state);
    else if (state.status === "running") {
      follow(state);
      $state.set({ status: "running", progress: toProgress(state, upcoming) });
    } else if (state.end === "cancelled") $state.set({ status: "cancelled", progress: toProgress(state, upcoming) });
    // The data aren't shown after the end of the session.
    else if (state.end === "ended") $state.set({ status: "idle" });
    else finish(state);
  });

  async function start(): Promise<void> {
    const state = $state.get();
    if (state.status === "running" || (state.status === "complete" && state.failed === 0)) return;
    // What was read on an earlier day of the month lacks what came after it.
    const { today } = $facts.get();
    if (today !== "" && today !== toDay(session.environment.now()) && month >= today.slice(0, 7)) return refresh();
    before = null;
    await run();
  }

  async function refresh(): Promise<void> {
    task.cancel();
    before = new Map(task.memory);
    task.memory.clear();
    await run();
  }

  async function run(): Promise<void> {
    latest = before ? noFacts(month) : $facts.get();
    settled = "";
    await task.start(toDay(session.environment.now()));
  }

  return {
    $state,
    $facts,
    $refreshError,
    start,
    cancel: task.cancel,
    hold() {
      holders += 1;
      if ($state.get().status === "idle") void start();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holders -= 1;
        // No element shows the month: paused until the next `hold`.
        if (holders === 0 && $state.get().status === "running") task.reset();
      };
    },
    refresh,
  };
}

type Reading = Exclude<TaskState<Day, MonthPart, PartAnswer>, { status: "idle" }>;

function toProgress(reading: Reading, upcoming: number): ReadingProgress {
  const { done, failed, total, steps } = reading;
  const [part = steps.at(-1)] = leftOf(reading);
  return { done, total: total + upcoming, failed, kind: part?.kind ?? "routes" };
}

export function toApiError(error: unknown): ApiError {
  return error instanceof ApiError ? error : new ApiError("answer", "month-report");
}

function listsOf(answers: ReadonlyMap<MonthPart, PartAnswer>) {
  const all = [...answers.values()];
  return {
    routes: all.flatMap((answer) => (answer.kind === "routes" ? answer.data : [])),
    drivers: all.flatMap((answer) => (answer.kind === "drivers" ? answer.data : [])),
  };
}

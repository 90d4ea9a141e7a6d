import { isEnded } from "./errors.ts";

/** How far a batch is. */
export interface BatchProgress {
  /** Answered, well or badly. */
  readonly done: number;
  readonly failed: number;
  readonly total: number;
}

interface BatchFailure<Item> {
  readonly item: Item;
  readonly error: unknown;
}

/** What a batch has brought so far. */
export interface BatchOutcome<Item, Value> {
  /** In the order of the items, whenever they were answered. */
  readonly results: ReadonlyMap<Item, Value>;
  readonly failures: readonly BatchFailure<Item>[];
  /** Not asked, or left before an answer came: after a cancel, and when the session has ended. */
  readonly left: readonly Item[];
  /** The session has ended, and the batch with it. */
  readonly isEnded: boolean;
  /** Every item has its result. */
  readonly isComplete: boolean;
}

interface BatchOptions<Item, Value> {
  /** Distinct; by identity, so that a resumed batch gets the very items of the first. */
  readonly items: readonly Item[];
  /** One item's work. It may reject; `signal` says that its answer is no longer wanted. */
  readonly run: (item: Item, signal: AbortSignal) => Promise<Value>;
  /** At most so many at once. */
  readonly limit: number;
  /** Ends the batch at once, whether or not the work that runs heeds it. */
  readonly signal?: AbortSignal | undefined;
  /** Told at the beginning and after every answer; never after the batch has ended. */
  readonly onProgress?: ((progress: BatchProgress) => void) | undefined;
  /** An earlier outcome of the same items: only what it lacks is run. */
  readonly previous?: BatchOutcome<Item, Value> | undefined;
}

/**
 * Runs the work of many items, at most `limit` at once, each exactly once. One that fails holds up nobody: it is named
 * in the outcome, and run again with the outcome as `previous`. The first call that tells of its session's end ends the
 * batch. Never rejects.
 */
export async function runBatch<Item, Value>({
  items,
  run,
  limit,
  signal,
  onProgress,
  previous,
}: BatchOptions<Item, Value>): Promise<BatchOutcome<Item, Value>> {
  const found = new Map(previous?.results);
  const errors = new Map<Item, unknown>();
  const pending = items.filter((item) => !found.has(item));
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  /** A signal for each item: what listens to it is gone with its item. */
  const running = new Set<AbortController>();
  let next = 0;
  let hasEnded = false;

  const tell = () => onProgress?.({ done: found.size + errors.size, failed: errors.size, total: items.length });
  const work = async (): Promise<void> => {
    while (!isStopped() && next < pending.length) {
      const item = pending[next++] as Item;
      const own = new AbortController();
      running.add(own);
      try {
        const value = await run(item, own.signal);
        if (isStopped()) return;
        found.set(item, value);
      } catch (error) {
        if (isStopped()) return;
        if (isEnded(error)) {
          hasEnded = true;
          stop();
          return;
        }
        errors.set(item, error);
      } finally {
        running.delete(own);
      }
      tell();
    }
  };

  const stop = () => {
    stopping.abort();
    for (const own of running) own.abort();
  };
  signal?.addEventListener("abort", stop);
  if (signal?.aborted) stop();
  else tell();
  const workers = Array.from({ length: Math.min(Math.max(1, limit), pending.length) }, work);
  // Work that doesn't heed the signal is left to itself.
  await Promise.race([Promise.all(workers), whenAborted(stopping.signal)]);
  signal?.removeEventListener("abort", stop);
  return toOutcome(items, found, errors, hasEnded);
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener("abort", () => resolve(), { once: true });
  });
}

function toOutcome<Item, Value>(
  items: readonly Item[],
  found: ReadonlyMap<Item, Value>,
  errors: ReadonlyMap<Item, unknown>,
  hasEnded: boolean,
): BatchOutcome<Item, Value> {
  const results = new Map<Item, Value>();
  const failures: BatchFailure<Item>[] = [];
  const left: Item[] = [];
  for (const item of items) {
    if (found.has(item)) results.set(item, found.get(item) as Value);
    else if (errors.has(item)) failures.push({ item, error: errors.get(item) });
    else left.push(item);
  }
  return { results, failures, left, isEnded: hasEnded, isComplete: failures.length === 0 && left.length === 0 };
}

import { isEnded } from "./errors.ts";

/** Progress of a batch. */
export interface BatchProgress {
  /** Items answered, with success or failure. */
  readonly done: number;
  readonly failed: number;
  readonly total: number;
}

interface BatchFailure<Item> {
  readonly item: Item;
  readonly error: unknown;
}

/** Outcome of a batch, complete or not. */
interface BatchOutcome<Item, Value> {
  /** In the order of the items, not of their completion. */
  readonly results: ReadonlyMap<Item, Value>;
  readonly failures: readonly BatchFailure<Item>[];
  /** Items not started or not completed, after a cancel or the end of the session. */
  readonly left: readonly Item[];
  /** The batch was stopped because the session has ended. */
  readonly isEnded: boolean;
  /** Every item has its result. */
  readonly isComplete: boolean;
}

interface BatchOptions<Item, Value> {
  readonly items: readonly Item[];
  /** Processes one item. It may reject; `signal` aborts it. */
  readonly run: (item: Item, signal: AbortSignal) => Promise<Value>;
  /** Maximum number of items processed concurrently. */
  readonly limit: number;
  /** Ends the batch at once, even when `run` ignores its signal. */
  readonly signal?: AbortSignal | undefined;
  /** Called at the start and after every processed item; never after the batch has ended. */
  readonly onProgress?: ((progress: BatchProgress) => void) | undefined;
}

/**
 * Processes many items, at most `limit` concurrently, each once. A failed item doesn't stop the others: it is listed in the
 * outcome. The first error of kind `ended` (the session has ended) stops the batch. Never rejects.
 */
export async function runBatch<Item, Value>({
  items,
  run,
  limit,
  signal,
  onProgress,
}: BatchOptions<Item, Value>): Promise<BatchOutcome<Item, Value>> {
  const found = new Map<Item, Value>();
  const errors = new Map<Item, unknown>();
  const stopping = new AbortController();
  const isStopped = () => stopping.signal.aborted;
  /** One controller per item, so that listeners are released with their item. */
  const running = new Set<AbortController>();
  let next = 0;
  let hasEnded = false;

  const tell = () => onProgress?.({ done: found.size + errors.size, failed: errors.size, total: items.length });
  const work = async (): Promise<void> => {
    while (!isStopped() && next < items.length) {
      const item = items[next++] as Item;
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
  const workers = Array.from({ length: Math.min(Math.max(1, limit), items.length) }, work);
  // Doesn't wait for work that ignores the signal.
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

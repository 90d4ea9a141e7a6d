import { unlessAborted } from "./aborting.ts";
import { isEnded } from "./errors.ts";

/** Progress of a batch. */
export interface BatchProgress {
  /** Items answered, with success or failure. */
  readonly done: number;
  readonly failed: number;
  readonly total: number;
}

/** Outcome of a batch, complete or not; items in neither list were not started or not completed. */
interface BatchOutcome<Item, Value> {
  /** In the order of the items, not of their completion. */
  readonly results: ReadonlyMap<Item, Value>;
  readonly failures: readonly { readonly item: Item; readonly error: unknown }[];
  /** The error that has stopped the batch, because the session has ended; null: none has. */
  readonly ended: unknown;
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
  let ended: unknown = null;

  const tell = () => onProgress?.({ done: found.size + errors.size, failed: errors.size, total: items.length });
  const stop = () => {
    stopping.abort();
    for (const own of running) own.abort();
  };
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
          ended = error;
          return stop();
        }
        errors.set(item, error);
      } finally {
        running.delete(own);
      }
      tell();
    }
  };

  signal?.addEventListener("abort", stop);
  if (signal?.aborted) stop();
  else tell();
  const workers = Array.from({ length: Math.min(Math.max(1, limit), items.length) }, work);
  // Doesn't wait for work that ignores the signal.
  await unlessAborted(Promise.all(workers), stopping.signal).catch((error: unknown) => {
    if (!isStopped()) throw error;
  });
  signal?.removeEventListener("abort", stop);
  const inOrder = <Known>(known: ReadonlyMap<Item, Known>) =>
    items.flatMap((item) => (known.has(item) ? [[item, known.get(item) as Known] as const] : []));
  return {
    results: new Map(inOrder(found)),
    failures: inOrder(errors).map(([item, error]) => ({ item, error })),
    ended,
    isComplete: found.size === items.length,
  };
}

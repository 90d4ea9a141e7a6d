import { unlessAborted } from "../http/aborting.ts";
import { ApiError, isEnded, isTemporary, isUnanswered } from "../http/errors.ts";
import type { Session } from "../session/session.ts";

/** Why nothing is sent at the moment, and for how many seconds; without a network at most that long. */
export interface WritePause {
  readonly seconds: number;
  readonly isOffline: boolean;
}

/** The parts to send in place of an item that was refused as a whole; null: the refusal stands. */
export type WriteSplit<Item> = (item: Item, error: ApiError) => readonly Item[] | null;

interface WriteRun<Item, Value> {
  /** Each is sent at most once, unless the provider says that it took nothing. */
  readonly items: readonly Item[];
  readonly write: (item: Item) => Promise<Value>;
  readonly onResult: (item: Item, value: Value) => void;
  /** The item was refused, or no answer came (`isUnanswered`), so that it may have been carried out. */
  readonly onFailure: (item: Item, error: ApiError) => void;
  /** Maximum number of concurrent calls. */
  readonly limit: number;
  /** Aborted by the person, or with the session: nothing more is sent, and running calls are awaited. */
  readonly stopping: AbortSignal;
  readonly split?: WriteSplit<Item>;
  /** Called after each result, and when the run pauses or goes on. */
  readonly onChange: (pause: WritePause | null) => void;
}

/** Waits before the next try in ms: the first, doubled with each further one, and the longest. */
const firstPause = 2000;
const longestPause = 60_000;
/** The longest Retry-After that the run waits for, in ms. */
const longestRetryAfter = 300_000;
/** The most pauses in a row without an answer, for calls that the provider took nothing of, and for those that may have arrived. */
const mostPauses = 5;
const mostUnanswered = 2;

/**
 * Sends many writes. A temporary refusal (429, 503, no network) holds the run back instead of using up the items: it waits as long
 * as the provider says, else backing off, tries with one item, and goes on. Where that doesn't help it stops, and the rest is not
 * sent. After a call without an answer it pauses too. Never rejects; items that were neither written nor have failed were not sent.
 */
export async function runWrites<Item, Value>(
  { environment }: Pick<Session, "environment">,
  { items, write, onResult, onFailure, limit, stopping, split, onChange }: WriteRun<Item, Value>,
): Promise<"complete" | "ended" | "unavailable"> {
  const queue = [...items];
  const active = new Set<Promise<void>>();
  /** Failures since the last pause, which lead to the next one. */
  let setbacks: ApiError[] = [];
  let pauses = 0;
  let width = limit;
  let end: "ended" | "unavailable" | null = null;

  /** The provider takes writes. */
  function goOn(): void {
    pauses = 0;
    width = limit;
  }

  function fail(item: Item, error: ApiError): void {
    if (isEnded(error)) end = "ended";
    if (error.status === 401) end = "unavailable";
    if (isUnanswered(error)) onFailure(item, error);
    else if (isTemporary(error) || isEnded(error) || error.status === 401) queue.unshift(item);
    else {
      const parts = split?.(item, error);
      if (parts) queue.unshift(...parts);
      else onFailure(item, error);
      return goOn();
    }
    setbacks.push(error);
  }

  async function send(item: Item): Promise<void> {
    try {
      onResult(item, await write(item));
      goOn();
    } catch (error) {
      if (!(error instanceof ApiError))
        environment.warn(`A write broke: ${error instanceof Error ? error.message : "unknown reason"}`);
      fail(item, error instanceof ApiError ? error : new ApiError("answer", "write", 0, undefined, null, true));
    }
    onChange(null);
  }

  function toPause(): number | null {
    const isOffline = !environment.isOnline();
    const asked = Math.max(...setbacks.map(({ retryAfter }) => (retryAfter ?? 0) * 1000));
    const most = setbacks.some(isUnanswered) ? mostUnanswered : mostPauses;
    if (asked > longestRetryAfter || (pauses >= most && !isOffline)) return null;
    const backoff = Math.min(firstPause * 2 ** pauses, longestPause) * (0.75 + environment.random() / 2);
    return Math.max(asked, backoff);
  }

  /** False: waiting has not helped. */
  async function pause(): Promise<boolean> {
    const milliseconds = toPause();
    if (milliseconds === null) return false;
    const isOffline = !environment.isOnline();
    onChange({ seconds: Math.ceil(milliseconds / 1000), isOffline });
    const releases: (() => void)[] = [];
    const over = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      releases.push(() => clearTimeout(timer));
      if (isOffline) releases.push(environment.onReturn(resolve));
    });
    await unlessAborted(over, stopping).catch(() => undefined);
    for (const release of releases) release();
    setbacks = [];
    pauses += 1;
    width = 1;
    onChange(null);
    return true;
  }

  while (end === null && !stopping.aborted && (queue.length > 0 || active.size > 0)) {
    while (setbacks.length === 0 && queue.length > 0 && active.size < width) {
      const call: Promise<void> = send(queue.shift() as Item).finally(() => active.delete(call));
      active.add(call);
    }
    if (active.size > 0) await Promise.race(active);
    else if (!(await pause())) end = "unavailable";
  }
  await Promise.all(active);
  return end ?? "complete";
}

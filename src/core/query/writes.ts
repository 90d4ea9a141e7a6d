import { unlessAborted } from "../http/aborting.ts";
import { ApiError, isEnded, isTemporary, isUnanswered } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import type { Session } from "../session/session.ts";

/** What became of an item that was sent; `unanswered`: it may have been carried out. */
export type WriteResult =
  | { readonly outcome: "done" }
  | { readonly outcome: "refused" | "unanswered"; readonly error: ApiError };

/** Why nothing is sent at the moment, and for how many seconds; without a network at most that long. */
export interface WritePause {
  readonly seconds: number;
  readonly isOffline: boolean;
}

/** `stopped`: by the person. `unavailable`: the provider took nothing any more. `ended`: the session has ended. */
type WriteEnd = "complete" | "stopped" | "unavailable" | "ended";

interface WriteRun<Item> {
  /** Each is sent at most once, unless the provider says that it took nothing. */
  readonly items: readonly Item[];
  /** Always with the client of the person who started the run. */
  readonly write: (http: Http, item: Item) => Promise<unknown>;
  /** Maximum number of concurrent calls. */
  readonly limit: number;
  /** Aborted by the person: nothing more is sent, and running calls are awaited, because they can't be undone. */
  readonly stopping: AbortSignal;
  /** The parts to send in place of an item that was refused as a whole; null: the refusal stands. */
  readonly split?: (item: Item, error: ApiError) => readonly Item[] | null;
  /** Called after each result, and when the run pauses or goes on. */
  readonly onChange: (results: ReadonlyMap<Item, WriteResult>, pause: WritePause | null) => void;
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
 * sent. After a call without an answer it pauses too. Never rejects; items without a result were not sent.
 */
export async function runWrites<Item>(session: Session, run: WriteRun<Item>) {
  const { write, limit, stopping, split, onChange } = run;
  const { http, environment } = session;
  const results = new Map<Item, WriteResult>();
  const queue = [...run.items];
  const active = new Set<Promise<void>>();
  /** Failures since the last pause, which lead to the next one. */
  let setbacks: ApiError[] = [];
  let pauses = 0;
  let width = limit;
  let end: WriteEnd | null = null;
  const interrupted = new AbortController();
  const interrupt = () => interrupted.abort();
  stopping.addEventListener("abort", interrupt);
  const stopListening = session.$generation.listen(() => {
    end = "ended";
    interrupt();
  });

  function note(item: Item, error: ApiError | null): void {
    if (isEnded(error)) end = "ended";
    if (error?.status === 401) end = "unavailable";
    if (error && isUnanswered(error)) results.set(item, { outcome: "unanswered", error });
    else if (isTemporary(error) || isEnded(error) || error?.status === 401) queue.unshift(item);
    else {
      const parts = error && split?.(item, error);
      if (parts) queue.unshift(...parts);
      else results.set(item, error ? { outcome: "refused", error } : { outcome: "done" });
      pauses = 0;
      width = limit;
      return;
    }
    if (error) setbacks.push(error);
  }

  async function send(item: Item): Promise<void> {
    try {
      await write(http, item);
      note(item, null);
    } catch (error) {
      if (!(error instanceof ApiError))
        environment.warn(`A write broke: ${error instanceof Error ? error.message : "unknown reason"}`);
      note(item, error instanceof ApiError ? error : new ApiError("answer", "write", 0, undefined, null, true));
    }
    onChange(results, null);
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
    onChange(results, { seconds: Math.ceil(milliseconds / 1000), isOffline });
    const releases: (() => void)[] = [];
    const over = new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      releases.push(() => clearTimeout(timer));
      if (isOffline) releases.push(environment.onReturn(resolve));
    });
    await unlessAborted(over, interrupted.signal).catch(() => undefined);
    for (const release of releases) release();
    setbacks = [];
    pauses += 1;
    width = 1;
    onChange(results, null);
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
  stopping.removeEventListener("abort", interrupt);
  stopListening();
  const isWhole = queue.length === 0;
  return { results, end: end ?? (isWhole ? "complete" : "stopped") } as {
    readonly results: ReadonlyMap<Item, WriteResult>;
    readonly end: WriteEnd;
  };
}

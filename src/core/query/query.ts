import {
  onlineManager,
  QueryClient,
  type QueryFunctionContext,
  QueryObserver,
  type QueryObserverResult,
} from "@tanstack/query-core";
import { atom, type ReadableAtom } from "nanostores";
import type { ApiError } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import { once } from "../platform/once.ts";
import type { Session } from "../session/session.ts";
import { createScope, type QueryOwner, register, sessionOf, whileMounted } from "./scope.ts";

/** Ms for which a response without observers stays cached, for a user who returns to its screen. */
export const answerAge = 5 * 60_000;
/** Maximum number of cached responses without observers; a search adds one with every word. */
export const mostAnswers = 60;

function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // core/http/http.ts retries, depending on the kind of failure.
        retry: false,
        // Otherwise query-core pauses calls while the browser reports being offline, and a card wouldn't show its failure.
        networkMode: "always",
        gcTime: answerAge,
      },
    },
  });
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === "observerRemoved") limitAnswers(client);
    // The end of a cancelled call would restart the garbage collection timer for a response that is no longer cached.
    if (type === "removed") query.gcTime = Number.POSITIVE_INFINITY;
  });
  return client;
}

/** Removes the oldest answers without observers when there are more than {@link mostAnswers}. */
function limitAnswers(client: QueryClient): void {
  const cache = client.getQueryCache();
  const unused = cache.findAll({ type: "inactive" });
  if (unused.length <= mostAnswers) return;
  const oldest = unused.toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  for (const query of oldest.slice(0, unused.length - mostAnswers)) cache.remove(query);
}

/** Equal keys share one call and one answer. Compared by serialising all of it. */
export type QueryKey = readonly unknown[];

/** State of the data of one part of a screen. Old data stays visible while new data loads. */
export type Load<Data> =
  | {
      readonly status: "loading";
      /** Disabled: no call is running. */
      readonly isIdle?: true;
    }
  | {
      readonly status: "ready";
      readonly data: Data;
      readonly isRefreshing: boolean;
      /** Error of the last refresh; `data` is from an earlier response. */
      readonly refreshError: ApiError | null;
      /** When `data` arrived, ms since 1970. */
      readonly loadedAt: number;
    }
  | { readonly status: "failed"; readonly error: ApiError; readonly isRetrying: boolean };

export interface Query<Data> {
  /** Fetches while it has listeners; without any, its call is cancelled. */
  readonly $load: ReadableAtom<Load<Data>>;
  /** Fetches again, also after a failure. Resolves when answered, never rejects. */
  refresh(): Promise<void>;
}

export interface QueryOptions<Data> {
  readonly key: QueryKey;
  readonly fetch: (http: Http, signal: AbortSignal) => Promise<Data>;
  /** Ms for which another widget uses the answer without fetching again. */
  readonly freshFor?: number;
  /** Whether the answer lacks parts whose calls failed: it is then fetched again when the network is back, as after a failure. */
  isPartial?(data: Data): boolean;
}

/** While false nothing is fetched, and `$load` is idle. */
export type Enabled = ReadableAtom<boolean> | undefined;

/** The session's cache: two companies on a page share nothing. Cleared when the user or the provider changes. */
export const clientOf = once((session: Session): QueryClient => {
  const client = createQueryClient();
  session.$generation.listen(() => client.clear());
  return client;
});

/** Converts a result of query-core; a failed refresh with older data is `ready` with `refreshError`. */
export function toLoad<Data>(result: QueryResult<Data>): Load<Data> {
  if (result.data !== undefined) {
    return {
      status: "ready",
      data: result.data,
      isRefreshing: result.isFetching,
      refreshError: result.isFetching ? null : result.error,
      loadedAt: result.dataUpdatedAt,
    };
  }
  if (result.error) return { status: "failed", error: result.error, isRetrying: result.isFetching };
  return { status: "loading" };
}

export type QueryResult<Data> = QueryObserverResult<Data, ApiError>;
export type WatchOptions<Data> = ConstructorParameters<typeof QueryObserver<Data, ApiError>>[1];

/** Calls `mend` when failed calls may succeed: the network is back or the session has a new token. Returns a function that stops it. */
export function whenMendable(session: Session, mend: () => void): () => void {
  // query-core believes in a network until an event says otherwise, also on a page that was opened without one.
  if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);
  const stopOnline = onlineManager.subscribe((isOnline) => {
    if (isOnline) mend();
  });
  const stopResumed = session.$resumed.listen(mend);
  return () => {
    stopOnline();
    stopResumed();
  };
}

/** Observes a query of the session's cache; returns a function that stops it. */
export function watchQuery<Data>(
  session: Session,
  options: WatchOptions<Data>,
  onChange: (result: QueryResult<Data>) => void,
  isPartial: (data: Data) => boolean = () => false,
): { readonly observer: QueryObserver<Data, ApiError>; stop(): void } {
  const observer = new QueryObserver<Data, ApiError>(clientOf(session), options);
  const stop = observer.subscribe(onChange);
  onChange(observer.getCurrentResult());
  const stopMending = whenMendable(session, () => {
    const { isError, data } = observer.getCurrentResult();
    if (isError || (data !== undefined && isPartial(data))) void observer.refetch({ cancelRefetch: false });
  });
  return {
    observer,
    stop() {
      stop();
      stopMending();
      observer.destroy();
    },
  };
}

export const idle = { status: "loading", isIdle: true } as const satisfies Load<never>;

/** Calls `start` while `$load` has listeners and is enabled. */
export function loadWhileMounted(
  owner: QueryOwner,
  $load: ReadableAtom<unknown> & { set(load: typeof idle): void },
  $enabled: Enabled,
  start: () => () => void,
): void {
  whileMounted(owner, $load, () => {
    if (!$enabled) return start();
    let stop: (() => void) | null = null;
    const stopEnabled = $enabled.subscribe((isEnabled) => {
      stop?.();
      stop = isEnabled ? start() : null;
      if (!isEnabled) $load.set(idle);
    });
    return () => {
      stopEnabled();
      stop?.();
    };
  });
}

/** A query of the content, if the owner is an element's scope and not its {@link Scope.late}. */
export function createQuery<Data>(
  owner: QueryOwner,
  { key, fetch, freshFor = 30_000, isPartial }: QueryOptions<Data>,
  $enabled?: Enabled,
): Query<Data> {
  const session = sessionOf(owner);
  const $load = atom<Load<Data>>({ status: "loading" });
  let observer: QueryObserver<Data, ApiError> | null = null;

  const options = () => ({
    queryKey: key,
    queryFn: ({ signal }: QueryFunctionContext) => fetch(session.http, signal),
    staleTime: freshFor,
  });

  loadWhileMounted(owner, $load, $enabled, () => {
    // Keeps the failure on the card during a retry: query-core drops the error when a call starts.
    let lastError: ApiError | null = null;
    const show = (result: QueryResult<Data>) => {
      const load = toLoad(result);
      if (load.status === "failed") lastError = load.error;
      if (load.status === "ready") lastError = null;
      $load.set(
        load.status === "loading" && lastError ? { status: "failed", error: lastError, isRetrying: true } : load,
      );
    };
    const watch = watchQuery<Data>(session, options(), show, isPartial);
    observer = watch.observer;
    return () => {
      watch.stop();
      observer = null;
    };
  });

  return register(owner, {
    $load,
    async refresh() {
      await observer?.refetch({ cancelRefetch: false });
    },
  });
}

/**
 * The cached response while it is fresh, or that of the running call, or else of a new call; the cached one after all when that
 * fails. Rejects with the error of the fetch, and when `signal` is aborted; a call without other observers is then cancelled.
 */
export function shareAnswer<Data>(session: Session, options: QueryOptions<Data>, signal: AbortSignal): Promise<Data> {
  if (signal.aborted) return Promise.reject(signal.reason);
  const scope = createScope(session);
  const { $load } = createQuery(scope, options);
  return new Promise((resolve, reject) => {
    const leave = () => {
      signal.removeEventListener("abort", abort);
      // Later: the response may be available while `subscribe` still runs.
      queueMicrotask(scope.end);
    };
    const abort = () => {
      reject(signal.reason);
      leave();
    };
    signal.addEventListener("abort", abort);
    $load.subscribe((load) => {
      if (load.status === "loading" || (load.status === "failed" && load.isRetrying)) return;
      // Outdated: the running call answers.
      if (load.status === "ready" && load.isRefreshing) return;
      if (load.status === "ready") resolve(load.data);
      else reject(load.error);
      leave();
    });
  });
}

/** Debounce of text input before a call to the provider, in ms. */
export const typingPause = 250;

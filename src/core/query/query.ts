import {
  type QueryFunctionContext,
  type QueryClient,
  type QueryKey,
  onlineManager,
  QueryObserver,
  type QueryObserverResult,
} from "@tanstack/query-core";
import { atom, type ReadableAtom } from "nanostores";
import type { ApiError } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import { createQueryClient } from "./query-client.ts";
import { type QueryOwner, register, sessionOf, whileMounted } from "./scope.ts";
import type { Session } from "../session/session.ts";

export type { QueryKey } from "@tanstack/query-core";

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
  /** Equal keys share one call and one answer. Compared by serialising all of it. */
  readonly key: QueryKey;
  readonly fetch: (http: Http, signal: AbortSignal) => Promise<Data>;
  /** Ms for which another widget uses the answer without fetching again. */
  readonly freshFor?: number;
  /** Whether the answer lacks parts whose calls failed: it is then fetched again when the network is back, as after a failure. */
  isPartial?(data: Data): boolean;
}

/** While false nothing is fetched, and `$load` is idle. */
export type Enabled = ReadableAtom<boolean> | undefined;

/** One cache per session, so that two companies on a page share nothing; cleared when the user or the provider changes. */
const clients = new WeakMap<Session, QueryClient>();

/** The session's cache. */
export function clientOf(session: Session): QueryClient {
  let client = clients.get(session);
  if (!client) {
    const made = createQueryClient();
    client = made;
    clients.set(session, made);
    session.$generation.listen(() => made.clear());
  }
  return client;
}

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

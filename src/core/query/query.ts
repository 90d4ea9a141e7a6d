import {
  type QueryFunctionContext,
  type QueryClient,
  type QueryKey,
  onlineManager,
  QueryObserver,
  type QueryObserverResult,
} from "@tanstack/query-core";
import { atom, onMount, type ReadableAtom } from "nanostores";
import type { ApiError } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import { createQueryClient } from "./query-client.ts";
import type { Session } from "../session/session.ts";

export type { QueryKey } from "@tanstack/query-core";

/** What a part of a screen knows of its data. Old data stays visible while new data loads. */
export type Load<Data> =
  | {
      readonly status: "loading";
      /** Nothing is asked yet, so nothing is on its way. */
      readonly isIdle?: true;
    }
  | {
      readonly status: "ready";
      readonly data: Data;
      readonly isRefreshing: boolean;
      /** The last refresh failed; `data` is the older answer. */
      readonly refreshError: ApiError | null;
      /** When `data` came, ms since 1970. */
      readonly loadedAt: number;
    }
  | { readonly status: "failed"; readonly error: ApiError; readonly isRetrying: boolean };

export interface Query<Data> {
  /** Fetches while somebody listens; calls of a screen that was left are cancelled. */
  readonly $load: ReadableAtom<Load<Data>>;
  /** Asks again, also after a failure. Resolves when answered, never rejects. */
  refresh(): Promise<void>;
}

export interface QueryOptions<Data> {
  /** Says what is asked; equal keys share one call and one answer. Serialised as a whole, so no two keys collide. */
  readonly key: QueryKey;
  readonly fetch: (http: Http, signal: AbortSignal) => Promise<Data>;
  /** For this long (ms) an answer is good for another widget without asking again. */
  readonly freshFor?: number;
}

/** One cache per session, so two companies on a page share nothing; emptied when the person or the provider changes. */
const clients = new WeakMap<Session, QueryClient>();

/** The answers of a session. */
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

/** For the other kinds of queries in this folder. */
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

/** Watches a query of the session's cache, tells of every change, and has a way to stop. */
export function watchQuery<Data>(
  session: Session,
  options: WatchOptions<Data>,
  onChange: (result: QueryResult<Data>) => void,
): { readonly observer: QueryObserver<Data, ApiError>; stop(): void } {
  const observer = new QueryObserver<Data, ApiError>(clientOf(session), options);
  const stop = observer.subscribe(onChange);
  onChange(observer.getCurrentResult());
  // What the lost network or session left broken mends itself when it is back.
  const mend = (isPossible: unknown) => {
    if (isPossible && observer.getCurrentResult().isError) void observer.refetch({ cancelRefetch: false });
  };
  const stopOnline = onlineManager.subscribe(mend);
  const stopResumed = session.$resumed.listen(mend);
  return {
    observer,
    stop() {
      stop();
      stopOnline();
      stopResumed();
      observer.destroy();
    },
  };
}

export function createQuery<Data>(
  session: Session,
  { key, fetch, freshFor = 30_000 }: QueryOptions<Data>,
): Query<Data> {
  const $load = atom<Load<Data>>({ status: "loading" });
  let observer: QueryObserver<Data, ApiError> | null = null;

  const options = () => ({
    queryKey: key,
    queryFn: ({ signal }: QueryFunctionContext) => fetch(session.http, signal),
    staleTime: freshFor,
  });

  onMount($load, () => {
    // While a retry runs the failure stays on the card; query-core forgets the error at the start of a new call.
    let lastError: ApiError | null = null;
    const watch = watchQuery<Data>(session, options(), (result) => {
      const load = toLoad(result);
      if (load.status === "failed") lastError = load.error;
      if (load.status === "ready") lastError = null;
      $load.set(
        load.status === "loading" && lastError ? { status: "failed", error: lastError, isRetrying: true } : load,
      );
    });
    observer = watch.observer;
    return () => {
      watch.stop();
      observer = null;
    };
  });

  return {
    $load,
    async refresh() {
      await observer?.refetch({ cancelRefetch: false });
    },
  };
}

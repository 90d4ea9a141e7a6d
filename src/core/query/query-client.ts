import {
  type DefaultError,
  hashKey,
  QueryCache,
  type QueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from "@tanstack/query-core";

type Options = QueryObserverOptions<unknown, DefaultError, unknown, unknown, QueryKey>;

/** The mark by which query-core knows options that have been through here. */
type DefaultedOptions = Options & { _defaulted?: boolean };

/** So long (ms) an answer is kept that nobody shows: a person who comes back to a screen soon finds it there. */
export const answerAge = 5 * 60_000;
/** At most so many answers that nobody shows are kept; whoever types searches makes one with every word. */
export const mostAnswers = 60;

const defaults: Partial<Options> = {
  // core/http/http.ts retries, and knows what for.
  retry: false,
  // A card that fails says so at once, also while the browser believes itself offline.
  networkMode: "always",
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  throwOnError: false,
  // What nobody shows any more is forgotten, with its timer; everything goes with the session.
  gcTime: answerAge,
};

/** Forgets the oldest answers that nobody shows, when there are too many of them. */
function limitAnswers(cache: QueryCache): void {
  const unused = cache.getAll().filter((query) => query.getObserversCount() === 0);
  if (unused.length <= mostAnswers) return;
  const oldest = unused.toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  for (const query of oldest.slice(0, unused.length - mostAnswers)) cache.remove(query);
}

/**
 * The part of a QueryClient that query observers use. The whole brings mutations and infinite queries along, a tenth of
 * what a simple element may weigh.
 */
export function createQueryClient() {
  const cache = new QueryCache();
  cache.subscribe(({ type }) => {
    if (type === "observerRemoved") limitAnswers(cache);
  });
  const client = {
    getQueryCache: () => cache,
    getQueryDefaults: () => ({}),
    defaultQueryOptions: (options: DefaultedOptions): DefaultedOptions =>
      options._defaulted
        ? options
        : { ...defaults, ...options, queryHash: hashKey(options.queryKey ?? []), _defaulted: true },
  };
  return {
    client: client as unknown as QueryClient,
    /** Cancels what runs and forgets every answer. */
    clear() {
      for (const query of cache.getAll()) {
        void query.cancel({ silent: true });
        // Out of the cache there is nothing to forget: its timer would only keep it alive after the screen is gone.
        query.gcTime = Number.POSITIVE_INFINITY;
      }
      cache.clear();
    },
  };
}

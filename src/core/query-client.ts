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

const defaults: Partial<Options> = {
  // core/http.ts retries, and knows what for.
  retry: false,
  // A card that fails says so at once, also while the browser believes itself offline.
  networkMode: "always",
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  throwOnError: false,
  // No timers of its own: a widget that is removed leaves none. Everything goes with the session.
  gcTime: Number.POSITIVE_INFINITY,
};

/**
 * The part of a QueryClient that query observers use. The whole brings mutations and infinite queries along, a tenth of
 * what a simple element may weigh.
 */
export function createQueryClient() {
  const cache = new QueryCache();
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
      for (const query of cache.getAll()) void query.cancel({ silent: true });
      cache.clear();
    },
  };
}

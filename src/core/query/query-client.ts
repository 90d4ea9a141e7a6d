import { QueryClient } from "@tanstack/query-core";

/** So long (ms) an answer is kept that nobody shows: a person who comes back to a screen soon finds it there. */
export const answerAge = 5 * 60_000;
/** At most so many answers that nobody shows are kept; whoever types searches makes one with every word. */
export const mostAnswers = 60;

export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        // core/http/http.ts retries, and knows what for.
        retry: false,
        // A card that fails says so at once, also while the browser believes itself offline.
        networkMode: "always",
        gcTime: answerAge,
      },
    },
  });
  client.getQueryCache().subscribe(({ type, query }) => {
    if (type === "observerRemoved") limitAnswers(client);
    // The end of its cancelled call would start its timer once more, for an answer that is in the cache no longer.
    if (type === "removed") query.gcTime = Number.POSITIVE_INFINITY;
  });
  return client;
}

/** Forgets the oldest answers that nobody shows, when there are too many of them. */
function limitAnswers(client: QueryClient): void {
  const cache = client.getQueryCache();
  const unused = cache.findAll({ type: "inactive" });
  if (unused.length <= mostAnswers) return;
  const oldest = unused.toSorted((one, other) => one.state.dataUpdatedAt - other.state.dataUpdatedAt);
  for (const query of oldest.slice(0, unused.length - mostAnswers)) cache.remove(query);
}

import { QueryClient } from "@tanstack/query-core";

/** Ms for which a response without observers stays cached, for a user who returns to its screen. */
export const answerAge = 5 * 60_000;
/** Maximum number of cached responses without observers; a search adds one with every word. */
export const mostAnswers = 60;

export function createQueryClient(): QueryClient {
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

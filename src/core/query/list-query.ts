import { atom, type ReadableAtom } from "nanostores";
import type { ApiError } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import {
  type Enabled,
  type Load,
  loadWhileMounted,
  type QueryKey,
  type QueryResult,
  toLoad,
  type WatchOptions,
  watchQuery,
} from "./query.ts";
import { type QueryOwner, register, sessionOf } from "./scope.ts";

type Ready<Data> = Extract<Load<Data>, { status: "ready" }>;

/** A {@link Load} that may still hold the data of the previous parameters, whose rows are shown dimmed. */
export type ListLoad<Data> =
  | Exclude<Load<Data>, { status: "ready" }>
  | (Ready<Data> & {
      /** `data` belongs to previous parameters; the current ones are being fetched. */
      readonly isPrevious: boolean;
    });

export interface ListQuery<Data> {
  /** Fetches while it has listeners; calls for outdated parameters are cancelled. */
  readonly $load: ReadableAtom<ListLoad<Data>>;
  /** Fetches the current parameters again, also after a failure. Resolves when answered, never rejects. */
  refresh(): Promise<void>;
}

interface ListQueryOptions<Parameters, Data> {
  /** The current parameters. For text input debounce them (`typingPause`). */
  readonly $parameters: ReadableAtom<Parameters>;
  /** Equal keys share one call and one answer. All keys of a list begin with the same word, for `invalidate`. */
  readonly key: (parameters: Parameters) => QueryKey;
  readonly fetch: (http: Http, parameters: Parameters, signal: AbortSignal) => Promise<Data>;
  /** Ms for which an answer counts as fresh, also when the user returns to its page. */
  readonly freshFor?: number;
  readonly $enabled?: Enabled;
}

/** A query with changing parameters: page, search, filters. Only the answer to the last parameters is shown. */
export function createListQuery<Parameters, Data>(
  owner: QueryOwner,
  { $parameters, key, fetch, freshFor = 30_000, $enabled }: ListQueryOptions<Parameters, Data>,
): ListQuery<Data> {
  const session = sessionOf(owner);
  const $load = atom<ListLoad<Data>>({ status: "loading" });
  let observer: ReturnType<typeof watchQuery<Data>>["observer"] | null = null;

  loadWhileMounted(owner, $load, $enabled, () => {
    let failed: { readonly hash: string; readonly error: ApiError } | null = null;
    let loadedAt = 0;
    /** Generation of the shown rows: after a change of user they must not be shown as previous rows. */
    let generation = session.$generation.get();

    const toOptions = (parameters: Parameters): WatchOptions<Data> => ({
      queryKey: key(parameters),
      queryFn: ({ signal }) => fetch(session.http, parameters, signal),
      staleTime: freshFor,
      // Generic, as the library's `keepPreviousData`: its type excludes functions from `Data`, which can't be expressed here.
      placeholderData: <Previous>(previous: Previous | undefined) =>
        generation === session.$generation.get() ? previous : undefined,
    });

    const watch = watchQuery<Data>(session, toOptions($parameters.get()), (result) => {
      // Observers are notified asynchronously, when the parameters may have changed already: use the current result.
      show(observer?.getCurrentResult() ?? result);
    });
    observer = watch.observer;

    const stopParameters = $parameters.listen((parameters) => {
      watch.observer.setOptions(toOptions(parameters));
      show(watch.observer.getCurrentResult());
    });
    return () => {
      stopParameters();
      watch.stop();
      observer = null;
    };

    function show(result: QueryResult<Data>): void {
      const hash = JSON.stringify(key($parameters.get()));
      const load = toLoad(result);
      if (load.status === "failed") failed = { hash, error: load.error };
      else if (load.status === "ready" && !result.isPlaceholderData) failed = null;
      // A failed page stays failed while it is retried, instead of showing nothing or another page's rows.
      const isRetrying = failed?.hash === hash && load.status !== "failed";
      if (failed && isRetrying) $load.set({ status: "failed", error: failed.error, isRetrying: true });
      else if (load.status !== "ready") $load.set(load);
      else {
        if (!result.isPlaceholderData) {
          loadedAt = load.loadedAt;
          generation = session.$generation.get();
        }
        $load.set({ ...load, loadedAt, isPrevious: result.isPlaceholderData });
      }
    }
  });

  return register(owner, {
    $load,
    async refresh() {
      await observer?.refetch({ cancelRefetch: false });
    },
  });
}

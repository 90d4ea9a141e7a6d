import { atom, onMount, type ReadableAtom } from "nanostores";
import type { ApiError } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import { type Load, type QueryKey, type QueryResult, toLoad, type WatchOptions, watchQuery } from "./query.ts";
import type { Session } from "../session/session.ts";

type Ready<Data> = Extract<Load<Data>, { status: "ready" }>;

/** A {@link Load} whose data may still be that of the parameters before: the old rows stay, dimmed. */
export type ListLoad<Data> =
  | Exclude<Load<Data>, { status: "ready" }>
  | (Ready<Data> & {
      /** `data` answers earlier parameters; what was asked for is on its way. */
      readonly isPrevious: boolean;
    });

export interface ListQuery<Data> {
  /** Fetches while somebody listens; calls that changed parameters have overtaken are cancelled. */
  readonly $load: ReadableAtom<ListLoad<Data>>;
  /** Asks again with the present parameters, also after a failure. Resolves when answered, never rejects. */
  refresh(): Promise<void>;
}

interface ListQueryOptions<Parameters, Data> {
  /** What is asked at present; whoever types changes it after a pause, not with every key. */
  readonly $parameters: ReadableAtom<Parameters>;
  /** Equal keys share one call and one answer; begin with one word for all of the list, which `invalidate` takes. */
  readonly key: (parameters: Parameters) => QueryKey;
  readonly fetch: (http: Http, parameters: Parameters, signal: AbortSignal) => Promise<Data>;
  /** For this long (ms) an answer is good, also when a person comes back to its page. */
  readonly freshFor?: number;
}

/** A query whose parameters change: pages, searches, filters. Only the last parameters' answer is shown. */
export function createListQuery<Parameters, Data>(
  session: Session,
  { $parameters, key, fetch, freshFor = 30_000 }: ListQueryOptions<Parameters, Data>,
): ListQuery<Data> {
  const $load = atom<ListLoad<Data>>({ status: "loading" });
  let observer: ReturnType<typeof watchQuery<Data>>["observer"] | null = null;

  onMount($load, () => {
    let failed: { readonly hash: string; readonly error: ApiError } | null = null;
    let loadedAt = 0;
    /** Whose rows are shown: those of a person who has left are nobody's previous rows. */
    let generation = session.$generation.get();

    const toOptions = (parameters: Parameters): WatchOptions<Data> => ({
      queryKey: key(parameters),
      queryFn: ({ signal }) => fetch(session.http, parameters, signal),
      staleTime: freshFor,
      placeholderData: ((previous: Data | undefined) =>
        generation === session.$generation.get() ? previous : undefined) as NonNullable<
        WatchOptions<Data>["placeholderData"]
      >,
    });

    const watch = watchQuery<Data>(session, toOptions($parameters.get()), (told) => {
      // Told a moment later, when other parameters may be asked for already.
      show(observer?.getCurrentResult() ?? told);
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
      // A failed page stays failed while it is asked for again: neither blank nor with the rows of another page.
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

  return {
    $load,
    async refresh() {
      await observer?.refetch({ cancelRefetch: false });
    },
  };
}

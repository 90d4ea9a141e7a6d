import { atom, computed, onMount } from "nanostores";
import { createQuery, idle, type Load, type Query, type QueryOptions } from "./query.ts";
import { lateOf, type QueryOwner, register } from "./scope.ts";

export interface SwitchedQuery<Data> extends Query<Data> {
  /**
   * Sets the query; null disables it, and `$load` stays loading. An equal key changes nothing. The previous call is
   * cancelled and its answer no longer shown.
   */
  ask(options: QueryOptions<Data> | null): void;
}

/** A query that depends on other state, for example the details of the selected item. */
export function createSwitchedQuery<Data>(owner: QueryOwner): SwitchedQuery<Data> {
  const $load = atom<Load<Data>>(idle);
  let current: { readonly hash: string; readonly query: Query<Data> } | null = null;
  let isWatched = false;
  let stop: (() => void) | null = null;

  const watch = () => {
    stop?.();
    stop = null;
    if (!isWatched) return;
    if (current) stop = current.query.$load.subscribe((load) => $load.set(load));
    else $load.set(idle);
  };
  onMount($load, () => {
    isWatched = true;
    watch();
    return () => {
      isWatched = false;
      watch();
    };
  });

  return register(owner, {
    $load,
    async refresh() {
      await current?.query.refresh();
    },
    ask(options) {
      const hash = options && JSON.stringify(options.key);
      if (hash === (current?.hash ?? null)) return;
      current = options && hash !== null ? { hash, query: createQuery(lateOf(owner), options) } : null;
      watch();
    },
  });
}

/**
 * A query whose data are converted for display, once per response: after a refresh without changes `data` keeps its
 * identity.
 */
export function mapQuery<Data, Shown>(query: Query<Data>, toShown: (data: Data) => Shown): Query<Shown> {
  let last: { readonly data: Data; readonly shown: Shown } | null = null;
  return {
    $load: computed(query.$load, (load): Load<Shown> => {
      if (load.status !== "ready") return load;
      if (last?.data !== load.data) last = { data: load.data, shown: toShown(load.data) };
      return { ...load, data: last.shown };
    }),
    refresh: query.refresh,
  };
}

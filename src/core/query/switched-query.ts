import { atom, onMount } from "nanostores";
import { createQuery, type Load, type Query, type QueryOptions } from "./query.ts";
import type { Session } from "../session/session.ts";

export interface SwitchedQuery<Data> extends Query<Data> {
  /**
   * Sets the query; null disables it, and `$load` stays loading. An equal key changes nothing. The previous call is
   * cancelled and its answer no longer shown.
   */
  ask(options: QueryOptions<Data> | null): void;
}

/** A query that depends on other state, for example the details of the selected item. */
export function createSwitchedQuery<Data>(session: Session): SwitchedQuery<Data> {
  const $load = atom<Load<Data>>({ status: "loading", isIdle: true });
  let current: { readonly hash: string; readonly query: Query<Data> } | null = null;
  let isWatched = false;
  let stop: (() => void) | null = null;

  const watch = () => {
    stop?.();
    stop = null;
    if (!isWatched) return;
    if (current) stop = current.query.$load.subscribe((load) => $load.set(load));
    else $load.set({ status: "loading", isIdle: true });
  };
  onMount($load, () => {
    isWatched = true;
    watch();
    return () => {
      isWatched = false;
      watch();
    };
  });

  return {
    $load,
    async refresh() {
      await current?.query.refresh();
    },
    ask(options) {
      const hash = options && JSON.stringify(options.key);
      if (hash === (current?.hash ?? null)) return;
      current = options && hash !== null ? { hash, query: createQuery(session, options) } : null;
      watch();
    },
  };
}

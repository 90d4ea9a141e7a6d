import { computed } from "nanostores";
import type { Load, Query } from "./query.ts";

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

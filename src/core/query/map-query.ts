import { computed } from "nanostores";
import type { Load, Query } from "./query.ts";

/**
 * A query whose answer is converted for display. Converted once per answer, so that a refresh without changes notifies
 * nobody.
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

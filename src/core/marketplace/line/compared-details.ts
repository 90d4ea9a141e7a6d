import { atom, computed, type ReadableAtom } from "nanostores";
import type { MarketplaceLine } from "../../api/marketplace.ts";
import { fetchLineDetail, type LineDetail, type LineKey, lineDetailCall } from "../../api/marketplace-detail.ts";
import { createQuery, type Load, type Query } from "../../query/query.ts";
import { type QueryOwner, whileMounted } from "../../query/scope.ts";
import { queryOf } from "../../query/call-query.ts";

/** Query of one line's detail; list, comparison and detail share its key. */
export const lineDetailOf = ({ lineId, pastSearchId }: LineKey) =>
  queryOf(lineDetailCall, fetchLineDetail, { lineId, pastSearchId });

/** Details of the lines that are compared. */
export interface ComparedDetails {
  /** By line id; fetches while it has listeners. Empty until the id of the search is known. */
  readonly $loads: ReadableAtom<ReadonlyMap<string, Load<LineDetail>>>;
  /** Repeats the failed calls. */
  retry(): void;
}

const nothing: ReadonlyMap<string, Load<LineDetail>> = new Map();

export function createComparedDetails(
  owner: QueryOwner,
  $compared: ReadableAtom<readonly MarketplaceLine[]>,
  $pastSearchId: ReadableAtom<string | null>,
): ComparedDetails {
  const $loads = atom(nothing);
  interface Asked {
    readonly pastSearchId: string;
    readonly query: Query<LineDetail>;
    readonly stop: () => void;
  }
  const queries = new Map<string, Asked>();

  const forget = (lineId: string) => {
    queries.get(lineId)?.stop();
    queries.delete(lineId);
    $loads.set(new Map([...$loads.get()].filter(([id]) => id !== lineId)));
  };
  const follow = (lines: readonly MarketplaceLine[], pastSearchId: string | null) => {
    for (const [lineId, asked] of queries) {
      // Null while the list is being fetched again.
      const isOutdated = pastSearchId !== null && asked.pastSearchId !== pastSearchId;
      if (isOutdated || !lines.some(({ id }) => id === lineId)) forget(lineId);
    }
    for (const { id: lineId } of lines) {
      if (pastSearchId === null || queries.has(lineId)) continue;
      const query = createQuery(owner, lineDetailOf({ lineId, pastSearchId }));
      const stop = query.$load.subscribe((load) => $loads.set(new Map($loads.get()).set(lineId, load)));
      queries.set(lineId, { pastSearchId, query, stop });
    }
  };
  whileMounted(owner, $loads, () => {
    const stop = computed([$compared, $pastSearchId], (...both) => both).subscribe((both) => follow(...both));
    return () => {
      stop();
      for (const lineId of queries.keys()) forget(lineId);
    };
  });

  return {
    $loads,
    retry() {
      for (const [lineId, load] of $loads.get())
        if (load.status === "failed") void queries.get(lineId)?.query.refresh();
    },
  };
}

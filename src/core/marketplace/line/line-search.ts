import { atom, computed, type ReadableAtom } from "nanostores";
import { invalidate } from "../../query/action.ts";
import { fetchLines, type LinePage, type MarketplaceLine, linesCall } from "../../api/marketplace.ts";
import type { MarketplaceSearch } from "../../api/marketplace-values.ts";
import type { ApiError } from "../../http/errors.ts";
import { createListQuery, type ListLoad } from "../../query/list-query.ts";
import { type QueryOwner, sessionOf, whileMounted } from "../../query/scope.ts";
import { type LineOrder, sortLines } from "./figures.ts";
import { keyOf } from "../../query/call-query.ts";
import { pastSearchesCall } from "../../api/marketplace-requests.ts";

export type { LineOrder } from "./figures.ts";

/** Number of lines displayed at first, and added with each press of the more button. */
export const linePageSize = 5;
/** Page size to fetch all lines when their number is unknown; larger than any result. */
const allLines = 1000;

/** The displayed part of the lines found. */
interface LineView {
  /** The displayed lines in the selected order. Empty until the first response. */
  readonly lines: readonly MarketplaceLine[];
  /** Number of all matching lines; null: not given by the provider. */
  readonly count: number | null;
  readonly hasMore: boolean;
  /** More lines, or all of them for sorting, are being fetched. */
  readonly isLoadingMore: boolean;
  /** Why fetching more failed; `refresh` retries it. */
  readonly moreError: ApiError | null;
  readonly pastSearchId: string | null;
  readonly minPrice: number | null;
  readonly maxPrice: number | null;
}

/** One search and its lines; another search needs another instance. */
export interface LineSearch {
  readonly search: MarketplaceSearch;
  /** Fetches while it has listeners. */
  readonly $load: ReadableAtom<ListLoad<LinePage>>;
  readonly $view: ReadableAtom<LineView>;
  readonly $order: ReadableAtom<LineOrder>;
  setOrder(order: LineOrder): void;
  /** Displays {@link linePageSize} more. */
  showMore(): void;
  refresh(): Promise<void>;
}

const nothing: LineView = {
  lines: [],
  count: 0,
  hasMore: false,
  isLoadingMore: false,
  moreError: null,
  pastSearchId: null,
  minPrice: null,
  maxPrice: null,
};

/**
 * The lines for a passenger or an address. An order other than the provider's needs all lines, because sorting only the
 * first ones would show wrong winners.
 */
export function createLineSearch(
  owner: QueryOwner,
  search: MarketplaceSearch,
  order: LineOrder = "provider",
): LineSearch {
  const session = sessionOf(owner);
  const $order = atom(order);
  const $limit = atom(linePageSize);
  /** Number of matching lines, once known. */
  const $count = atom<number | null>(0);
  const $pageSize = computed([$order, $limit, $count], (chosen, limit, count) =>
    chosen === "provider" ? limit : Math.max(limit, count ?? allLines),
  );
  const query = createListQuery<number, LinePage>(owner, {
    $parameters: $pageSize,
    key: (pageSize) => keyOf(linesCall, search, pageSize),
    fetch: async (http, pageSize, signal) => {
      const page = await fetchLines(http, search, pageSize, signal);
      // The provider has added this search to the past searches.
      invalidate(session, keyOf(pastSearchesCall));
      return page;
    },
  });
  let last: ReadyLines | null = null;
  /** Keeps the lines loaded so far when fetching more fails. */
  const $load = computed(query.$load, (load): ListLoad<LinePage> => {
    if (load.status === "ready") last = load;
    if (load.status !== "failed" || !last) return load;
    return { ...last, isPrevious: true, isRefreshing: load.isRetrying, refreshError: load.error };
  });
  const $view = computed([$load, $order, $limit], (load, chosen, limit) =>
    load.status === "ready" ? toView(load, chosen, limit) : nothing,
  );
  whileMounted(owner, $view, () =>
    query.$load.subscribe((load) => {
      if (load.status === "ready") $count.set(load.data.count);
    }),
  );

  return {
    search,
    $load,
    $view,
    $order,
    setOrder: (chosen) => $order.set(chosen),
    showMore: () => $limit.set($limit.get() + linePageSize),
    refresh: query.refresh,
  };
}

type ReadyLines = Extract<ListLoad<LinePage>, { status: "ready" }>;

function toView(
  { data, isPrevious, isRefreshing, refreshError }: ReadyLines,
  order: LineOrder,
  limit: number,
): LineView {
  const { lines, count, ...meta } = data;
  const hasFailed = isPrevious && refreshError !== null && !isRefreshing;
  const areAllHere = !isPrevious || (count !== null && lines.length >= count);
  // In the provider's order a full page may be followed by another; in any other order all lines are loaded.
  const isOpenEnded = isPrevious || (order === "provider" ? lines.length >= limit : lines.length > limit);
  return {
    // Until all lines are loaded their order is kept, so that no line moves twice.
    lines: sortLines(lines, areAllHere ? order : "provider").slice(0, limit),
    count,
    hasMore: count === null ? isOpenEnded : limit < count,
    isLoadingMore: isPrevious && !hasFailed,
    moreError: hasFailed ? refreshError : null,
    ...meta,
  };
}

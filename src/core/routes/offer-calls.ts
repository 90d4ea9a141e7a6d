import { computed, type ReadableAtom } from "nanostores";
import type { OfferKind } from "../api/offer-kinds.ts";
import type { DetailedRoute } from "../api/route-list.ts";
import type { Http } from "../http/http.ts";
import { createQuery, type Load, type Query } from "../query/query.ts";
import type { QueryOwner } from "../query/scope.ts";

export interface OfferList<Entry> {
  /** Seat-based offers first. */
  readonly entries: readonly Entry[];
  /** The kind whose call has failed while the other one succeeded. */
  readonly missing: OfferKind | null;
}

type KindLoad<Entry> = Load<readonly Entry[]>;

export interface OfferCalls<Entry> {
  /** Seat-based offers, then line-based ones. */
  readonly calls: readonly [seat: Query<readonly Entry[]>, line: Query<readonly Entry[]>];
  /** Both combined: ready when both have settled, unless one has failed and the other is empty. */
  readonly $load: ReadableAtom<Load<OfferList<Entry>>>;
  /** Repeats only calls that failed or are outdated. */
  retry(): void;
}

interface OfferCallsOptions<Entry> {
  /** Part of the query keys. */
  readonly name: string;
  readonly fetch: (http: Http, kind: OfferKind, signal: AbortSignal) => Promise<readonly Entry[]>;
  /** Merges the two lists. Default: concatenates them. */
  readonly unite?: (seats: readonly Entry[], lines: readonly Entry[]) => readonly Entry[];
}

const nothing: readonly never[] = [];
const isFresh = (load: Load<unknown>) => load.status === "ready" && load.refreshError === null;

/** The two calls for a demo account's offers, either of which may fail without the other. */
export function createOfferCalls<Entry>(
  owner: QueryOwner,
  { name, fetch, unite = (seats, lines) => [...seats, ...lines] }: OfferCallsOptions<Entry>,
): OfferCalls<Entry> {
  const ask = (kind: OfferKind) =>
    createQuery(owner, { key: [name, kind], fetch: (http, signal) => fetch(http, kind, signal) });
  const calls = [ask("seat"), ask("line")] as const;
  return {
    calls,
    $load: computed([calls[0].$load, calls[1].$load], createJoin(unite)),
    retry() {
      for (const call of calls) if (!isFresh(call.$load.get())) void call.refresh();
    },
  };
}

/** Memoised: returns the identical list for the same two responses. */
function createJoin<Entry>(
  unite: NonNullable<OfferCallsOptions<Entry>["unite"]>,
): (seat: KindLoad<Entry>, line: KindLoad<Entry>) => Load<OfferList<Entry>> {
  let last: { readonly seats: readonly Entry[]; readonly lines: readonly Entry[]; list: OfferList<Entry> } | null =
    null;
  return (seat, line) => {
    if (seat.status === "loading" || line.status === "loading") return { status: "loading" };
    const answered = [seat, line].filter((load) => load.status === "ready");
    const failed = [seat, line].filter((load) => load.status === "failed");
    const [failure] = failed;
    // An empty list would be wrong while one kind is unknown.
    if (failure && answered.every(({ data }) => data.length === 0))
      return { ...failure, isRetrying: failed.some(({ isRetrying }) => isRetrying) };
    const seats = seat.status === "ready" ? seat.data : nothing;
    const lines = line.status === "ready" ? line.data : nothing;
    const missing = seat.status === "failed" ? "seat" : line.status === "failed" ? "line" : null;
    if (last?.seats !== seats || last.lines !== lines || last.list.missing !== missing)
      last = { seats, lines, list: { entries: unite(seats, lines), missing } };
    return {
      status: "ready",
      data: last.list,
      isRefreshing: answered.some(({ isRefreshing }) => isRefreshing),
      refreshError: answered.find(({ refreshError }) => refreshError !== null)?.refreshError ?? null,
      loadedAt: Math.min(...answered.map(({ loadedAt }) => loadedAt)),
    };
  };
}

/** Names of a demo account's pilots: those of its offers, then those that occur only in its routes. */
export function toPilots(made: readonly string[], routes: readonly DetailedRoute[]): readonly string[] {
  const known = routes.flatMap(({ pilotName: name }) => (name === null ? [] : [name]));
  return [...new Set([...made, ...known])];
}

/** The wanted pilot if it exists, else the first one; null without pilots. */
export function toPilot(pilots: readonly string[], wanted: string | null): string | null {
  return wanted !== null && pilots.includes(wanted) ? wanted : (pilots[0] ?? null);
}

/** The routes of one pilot and those without one; all routes when `pilot` is null. */
export function ofPilot(routes: readonly DetailedRoute[], pilot: string | null): readonly DetailedRoute[] {
  return pilot === null ? routes : routes.filter(({ pilotName: name }) => name === null || name === pilot);
}

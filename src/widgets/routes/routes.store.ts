import { atom, computed, type ReadableAtom } from "nanostores";
import type { DetailedRouteList } from "../../core/api/route-list.ts";
import { createWaiting } from "../../core/employees/nearest-stops.ts";
import { createOfferCalls, type OfferList, ofPilot, toPilot, toPilots } from "../../core/routes/offer-calls.ts";
import { mapQuery } from "../../core/query/switched-query.ts";
import { createQuery, type Load, type Query } from "../../core/query/query.ts";
import type { Scope } from "../../core/query/scope.ts";
import { demoPilots, demoRoutes, ownRoutes } from "../../core/routes/known-routes.ts";
import { createOccupancies, type OccupanciesQuery } from "../../core/routes/route-seats.ts";
import { isDemoAccount } from "../../core/session/profile.ts";
import type { CommonValues } from "../kit/element/contract.ts";
import { createQueryState, type StoreOptions } from "../kit/element/query-state.ts";
import { firstPage, parseTableQuery, type TableState, toTableQuery } from "../kit/table/table-state.ts";
import { type RouteRow, toRouteRows, withOccupancy } from "./route-row.model.ts";

export type Routes = ReturnType<typeof createRoutes>;

export const tableDefaults: TableState = {
  ...firstPage(),
  sort: { column: "name", isDescending: false },
};

/** Filter by how full the vehicle is. */
export const occupancyFilter = "occupancy";

interface State {
  readonly table: TableState;
  /** Demo accounts: the chosen offer; null: the first one. */
  readonly pilot: string | null;
}

function read(query: string): State {
  const table = parseTableQuery(query, tableDefaults, { filters: [occupancyFilter] });
  return { table, pilot: new URLSearchParams(query).get("pilot") };
}

function write({ table, pilot }: State): string {
  const query = new URLSearchParams(toTableQuery(table, tableDefaults));
  if (pilot !== null) query.set("pilot", pilot);
  return query.toString();
}

/** The route list: the company's own routes, or those of a demo account's offers. */
export function createRoutes({ scope, $attributes, emit }: StoreOptions<CommonValues>) {
  const { session } = scope;
  const isDemo = isDemoAccount(session.$state.get());
  const { $state, change } = createQueryState<State, CommonValues>({
    scope,
    $attributes,
    emit,
    read: ({ query }) => read(query),
    write,
  });
  const offers = isDemo
    ? createOffers(
        scope,
        computed($state, ({ pilot }) => pilot),
      )
    : null;
  const rows = offers?.rows ?? mapQuery(createQuery(scope, ownRoutes), toRouteRows);
  const occupancies = isDemo ? null : createOccupancies(scope.late);
  return {
    isDemo,
    rows,
    /** Null: a company account. */
    offers,
    /** Loaded once the list is shown; null: a demo account, whose routes are only planned. */
    occupancies,
    /** All rows with how full their vehicles are; null until it is known. */
    $seated: occupancies ? toSeated(scope, rows, occupancies) : atom<readonly RouteRow[] | null>(null),
    $table: computed($state, ({ table }) => table),
    changeTable: (table: TableState) => change({ ...$state.get(), table }),
    /** Chooses an offer and goes to the first page. */
    choosePilot: (pilot: string) => change({ table: { ...$state.get().table, page: 1 }, pilot }),
  };
}

/** Most people on all routes for whom it is found out who waits for a seat: it takes all employees, a hundred in a call. */
const mostPeople = 2000;

function toSeated(scope: Scope, rows: Query<readonly RouteRow[]>, occupancies: OccupanciesQuery) {
  const $seats = computed(occupancies.$load, (load) => (load.status === "ready" ? load.data.byRoute : null));
  const $isWanted = computed([rows.$load, $seats], (load, seats) => {
    if (load.status !== "ready" || !seats || ![...seats.values()].some(({ kind }) => kind === "full")) return false;
    return load.data.reduce((sum, { count }) => sum + (count ?? 0), 0) <= mostPeople;
  });
  const $waiting = createWaiting(scope.late, $isWanted);
  return computed([rows.$load, $seats, $waiting], (listed, seats, waiting) =>
    listed.status === "ready" && seats ? withOccupancy(listed.data, seats, waiting) : null,
  );
}

export type Offers = ReturnType<typeof createOffers>;

/** A demo account's offers and the routes of the chosen one. */
function createOffers(scope: Scope, $wanted: ReadableAtom<string | null>) {
  const routes = createQuery(scope, demoRoutes);
  const pilots = createOfferCalls(scope, demoPilots);
  const sources = [pilots.$load, routes.$load] as const;
  const $names = computed(sources, toNames);
  const $pilot = computed([...sources, $wanted], (made, load, wanted) => toPilot(toNames(made, load), wanted));
  const rows: Query<readonly RouteRow[]> = {
    $load: computed([...sources, $wanted], (made, load, wanted): Load<readonly RouteRow[]> => {
      if (load.status !== "ready") return load;
      // While the offer is not known yet, rows of another offer must not be shown.
      if (made.status === "loading") return { status: "loading" };
      return { ...load, data: toRouteRows(ofPilot(load.data.routes, toPilot(toNames(made, load), wanted))) };
    }),
    refresh: routes.refresh,
  };
  return {
    $names,
    $pilot,
    rows,
    $incomplete: computed(routes.$load, toIncomplete),
    /** True when offers may be missing among the names. */
    $areNamesCut: computed(
      pilots.$load,
      (load) => load.status === "failed" || (load.status === "ready" && load.data.missing !== null),
    ),
    retryNames: () => pilots.retry(),
  };
}

/** Names of the offers, also from the routes, which contain their offer's name: a request for offers may fail. */
function toNames(made: Load<OfferList<string>>, load: Load<DetailedRouteList>): readonly string[] {
  if (made.status === "loading") return [];
  return toPilots(made.status === "ready" ? made.data.entries : [], load.status === "ready" ? load.data.routes : []);
}

/** The numbers of loaded and existing routes, when the response has fewer routes than the provider; else null. */
function toIncomplete(load: Load<DetailedRouteList>): { readonly shown: number; readonly total: number } | null {
  if (load.status !== "ready" || load.data.totalCount <= load.data.routes.length) return null;
  return { shown: load.data.routes.length, total: load.data.totalCount };
}

import { atom, computed, type ReadableAtom } from "nanostores";
import { createWaiting } from "../../core/employees/nearest-stops.ts";
import { mapQuery } from "../../core/query/map-query.ts";
import { ownRoutes } from "../../core/routes/own-routes.ts";
import { createOccupancies, type OccupanciesQuery } from "../../core/routes/route-seats.ts";
import { isDemoAccount } from "../../core/session/profile.ts";
import { createQuery, type Query } from "../../core/query/query.ts";
import type { Scope } from "../../core/query/scope.ts";
import type { CommonValues } from "../kit/element/contract.ts";
import type { StoreOptions } from "../kit/element/query-state.ts";
import { createQueryState } from "../kit/element/query-state.ts";
import { parseTableQuery, toTableQuery } from "../kit/table/table-query.ts";
import { firstPage, type TableState } from "../kit/table/table-state.ts";
import { createOffers, type Offers } from "./offers.store.ts";
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
  const $pilot = computed($state, ({ pilot }) => pilot);
  const { rows, offers } = isDemo ? createOfferSource(scope, $pilot) : createCompanySource(scope);
  const occupancies = isDemo ? null : createOccupancies(scope.late);
  return {
    isDemo,
    rows,
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

interface Source {
  readonly rows: Query<readonly RouteRow[]>;
  /** Demo accounts only. */
  readonly offers: Offers | null;
}

function createCompanySource(scope: Scope): Source {
  return { rows: mapQuery(createQuery(scope, ownRoutes), toRouteRows), offers: null };
}

function createOfferSource(scope: Scope, $pilot: ReadableAtom<string | null>): Source {
  const offers = createOffers(scope, $pilot);
  return { rows: offers.rows, offers };
}

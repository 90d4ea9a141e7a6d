import { computed, type ReadableAtom } from "nanostores";
import type { PlaceName } from "../../../core/portal/places.ts";
import { createSavedViews } from "../../../core/portal/saved-views.ts";
import { createListQuery } from "../../../core/query/list-query.ts";
import type { Enabled, QueryKey } from "../../../core/query/query.ts";
import type { Scope } from "../../../core/query/scope.ts";
import type { Session } from "../../../core/session/session.ts";
import type { StoreOptions } from "../element/query-state.ts";
import { createQueryState } from "../element/query-state.ts";
import type { ListPrint } from "./list-print.tsx";
import { firstPage, parseTableQuery, type TableSort, type TableState, toTableQuery } from "./table-state.ts";

type Call<Search, Answer> = (http: Session["http"], search: Search, signal: AbortSignal) => Answer;
type Filters = TableState["filters"];
/** Number of all matching rows; null: not given by the provider. */
type Counted = { readonly count: number | null };
/** Attributes of an element with a list. */
type ListValues = { readonly query: string; readonly pageSize: number };

/** A list that the provider searches, filters, sorts and cuts into pages. */
interface ListDefinition<Column extends string, Search, Page, Row> {
  /** The provider's parameter names in `query` by the table's own, where the two differ. */
  readonly names?: Readonly<Record<string, string>>;
  /** Ids of the columns with a filter. */
  readonly filters: readonly string[];
  /** Columns that the provider sorts by; a sort by another one that comes from an address is dropped. */
  readonly orders: readonly Column[];
  /** The initial state. */
  readonly toDefaults?: (pageSize: number) => TableState;
  /** Removes filter values that the provider would reject. */
  readonly toValidFilters?: (filters: Filters) => Filters;
  /** The parameters of the call. */
  readonly toSearch: (state: TableState, order: (TableSort & { readonly column: Column }) | null) => Search;
  /** The first part of the keys of all its pages. */
  readonly key: QueryKey;
  readonly fetch: Call<Search, Promise<Page>>;
  /** All matching rows in batches, for printing and files. */
  readonly fetchAll: Call<Search, ReturnType<NonNullable<ListPrint<Row>["fetchRows"]>>>;
  /** Whether a row that the provider sent is shown. Default: all are. */
  readonly isShown?: (row: Row) => boolean;
}

/** The rules of a provider's list: its state from and to `query`, and the parameters of its call. */
export function defineProviderList<Column extends string, Search, Page extends Counted, Row>(
  definition: ListDefinition<Column, Search, Page, Row>,
) {
  const { names = {}, filters, orders, toDefaults = firstPage, toValidFilters = (given) => given } = definition;
  const own = Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, ours]));
  const isOrder = (column: string): column is Column => (orders as readonly string[]).includes(column);
  const toOrder = (sort: TableSort | null) =>
    sort && isOrder(sort.column) ? { column: sort.column, isDescending: sort.isDescending } : null;
  return {
    ...definition,
    toDefaults,
    read(query: string, defaults: TableState): TableState {
      const state = parseTableQuery(rename(query, own), defaults, { filters });
      return { ...state, sort: toOrder(state.sort) ?? defaults.sort, filters: toValidFilters(state.filters) };
    },
    write: (state: TableState, defaults: TableState): string => rename(toTableQuery(state, defaults), names),
    toSearch: (state: TableState): Search => definition.toSearch(state, toOrder(state.sort)),
  };
}

function rename(query: string, names: Readonly<Record<string, string>>): string {
  const renamed = [...new URLSearchParams(query)].map(([name, value]) => [names[name] ?? name, value]);
  return new URLSearchParams(renamed).toString();
}

type DefinedList<Search extends object, Page extends Counted, Row> = Omit<
  ReturnType<typeof defineProviderList<string, Search, Page, Row>>,
  "orders"
>;

/** Where the state of a list is kept that is only a part of the element's `query`. */
export interface ListState {
  readonly $table: ReadableAtom<TableState>;
  readonly changeTable: (state: TableState) => void;
  readonly defaults: () => TableState;
  /** The state that saved views start from, if not `defaults`. */
  readonly viewDefaults?: () => TableState;
  readonly $enabled?: Enabled;
}

export type ProviderList<Page extends Counted, Row> = ReturnType<typeof createProviderList<object, Page, Row>>;

/**
 * A provider's list in an element: its state, the page shown, saved views, print and the rows of a file.
 * @param place the list's place in the portal, to which its saved views belong
 */
export function createProviderList<Search extends object, Page extends Counted, Row>(
  scope: Scope,
  definition: DefinedList<Search, Page, Row>,
  place: PlaceName,
  { $table, changeTable, defaults, viewDefaults = defaults, $enabled }: ListState,
) {
  const { read, write, toSearch, key, fetch, fetchAll, isShown } = definition;
  const { session } = scope;
  const fetchRows = (state: TableState, signal: AbortSignal) => fetchAll(session.http, toSearch(state), signal);
  return {
    $table,
    changeTable,
    defaults,
    page: createListQuery(scope, {
      $parameters: computed($table, toSearch),
      key: (search) => [...key, search],
      fetch,
      $enabled,
    }),
    /** True until a person searches, filters, sorts or turns a page. */
    isUntouched: (state: TableState) => write(state, defaults()) === "",
    /** The query of the list as it is now. */
    $listQuery: computed($table, (state) => write(state, defaults())),
    /** Each begins at its first page. */
    views: {
      ...createSavedViews(session, place),
      place,
      toQuery: (state: TableState) => write({ ...state, page: 1 }, viewDefaults()),
      open: (view: string) => changeTable(read(view, viewDefaults())),
    },
    print: {
      fetchRows,
      ...(isShown && { isShown }),
      fetchTotal: async (signal: AbortSignal) =>
        (await fetch(session.http, { ...toSearch(firstPage()), page: 1, pageSize: 1 }, signal)).count,
    },
    /** All rows that match, page by page, without those that aren't shown. */
    toSheetRows: (state: TableState) =>
      async function* rows(signal: AbortSignal) {
        let hidden = 0;
        for await (const { rows: received, count } of fetchRows(state, signal)) {
          const shown = isShown ? received.filter(isShown) : received;
          hidden += received.length - shown.length;
          yield { rows: shown, count: count - hidden };
        }
      },
  };
}

/** The state of a list that makes up the element's whole `query`. */
export function createListState<Values extends ListValues>(
  options: StoreOptions<Values>,
  { read, write, toDefaults }: Pick<DefinedList<object, Counted, unknown>, "read" | "write" | "toDefaults">,
): ListState {
  const { $state, change } = createQueryState<TableState, Values>({
    ...options,
    read: ({ query, pageSize }) => read(query, toDefaults(pageSize)),
    write: (state, { pageSize }) => write(state, toDefaults(pageSize)),
    isOutdated: (before, after) => before.pageSize !== after.pageSize,
  });
  return { $table: $state, changeTable: change, defaults: () => toDefaults(options.$attributes.get().pageSize) };
}

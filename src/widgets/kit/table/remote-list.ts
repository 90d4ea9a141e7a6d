import { computed, type ReadableAtom } from "nanostores";
import { createSavedViews } from "../../../core/portal/saved-views.ts";
import type { PlaceName } from "../../../core/portal/places.ts";
import type { Session } from "../../../core/session/session.ts";
import type { StoreOptions } from "../element/define-widget.tsx";
import { createQueryState } from "../element/query-state.ts";
import { parseTableQuery, toTableQuery } from "./table-query.ts";
import type { TableState } from "./table-state.ts";

interface TableQueryOptions {
  /** The provider's parameter names by the table's own, where the two differ. */
  readonly names: Readonly<Record<string, string>>;
  /** Ids of the columns with a filter. */
  readonly filters: readonly string[];
  /** Removes from a state that came from an address what the provider would reject. */
  readonly toSensible: (state: TableState) => TableState;
}

/** Converts a table's state from and to `query`, which uses the provider's parameter names. */
interface TableQuery {
  read(query: string, defaults: TableState): TableState;
  write(state: TableState, defaults: TableState): string;
}

function rename(query: string, names: Readonly<Record<string, string>>): string {
  const renamed = [...new URLSearchParams(query)].map(([name, value]) => [names[name] ?? name, value]);
  return new URLSearchParams(renamed).toString();
}

export function createTableQuery({ names, filters, toSensible }: TableQueryOptions): TableQuery {
  const own = Object.fromEntries(Object.entries(names).map(([ours, theirs]) => [theirs, ours]));
  return {
    read: (query, defaults) => toSensible(parseTableQuery(rename(query, own), defaults, { filters })),
    write: (state, defaults) => rename(toTableQuery(state, defaults), names),
  };
}

/** The state of a list that the provider searches, filters, sorts and cuts into pages. */
export interface RemoteList {
  readonly $table: ReadableAtom<TableState>;
  readonly changeTable: (state: TableState) => void;
  readonly defaults: () => TableState;
  /** True until a person searches, filters, sorts or turns a page. */
  readonly isUntouched: (state: TableState) => boolean;
}

/** A list whose state makes up the whole `query` of the element. */
export function createRemoteList<Values extends { readonly query: string; readonly pageSize: number }>(
  options: StoreOptions<Values>,
  query: TableQuery,
  toDefaults: (pageSize: number) => TableState,
) {
  const defaults = () => toDefaults(options.$attributes.get().pageSize);
  const table = createQueryState<TableState, Values>({
    ...options,
    read: (values) => query.read(values.query, toDefaults(values.pageSize)),
    write: (state, { pageSize }) => query.write(state, toDefaults(pageSize)),
    isOutdated: (before, after) => before.pageSize !== after.pageSize,
  });
  return {
    $table: table.$state,
    changeTable: table.change,
    defaults,
    isUntouched: (state) => query.write(state, defaults()) === "",
    /** The query of the list as it is now. */
    $listQuery: computed(table.$state, (state) => query.write(state, defaults())),
  } satisfies RemoteList & Record<string, unknown>;
}

interface ListViewsOptions {
  readonly session: Session;
  /** The list's place in the portal. */
  readonly place: PlaceName;
  readonly query: TableQuery;
  readonly defaults: () => TableState;
  readonly onOpen: (state: TableState) => void;
}

export type ListViews = ReturnType<typeof createListViews>;

/** The saved views of a list; each begins at its first page. */
export const createListViews = ({ session, place, query, defaults, onOpen }: ListViewsOptions) => ({
  ...createSavedViews(session, place),
  place,
  toQuery: (state: TableState) => query.write({ ...state, page: 1 }, defaults()),
  open: (view: string) => onOpen(query.read(view, defaults())),
});

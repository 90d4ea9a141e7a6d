export interface TableSort {
  /** Id of a column. */
  readonly column: string;
  readonly isDescending: boolean;
}

/** What a person has set; travels as `query` (table-query.ts). */
export interface TableState {
  readonly search: string;
  /** null: the rows' own order. */
  readonly sort: TableSort | null;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Chosen values by column id; no entry and no values mean everything. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** The first page of all rows, in their own order. */
export const firstPage = (pageSize: number): TableState => ({ search: "", sort: null, page: 1, pageSize, filters: {} });

/** A change of what is shown starts at its first page. */
export function withSearch(state: TableState, search: string): TableState {
  return { ...state, search, page: 1 };
}

export function withFilter(state: TableState, column: string, values: readonly string[]): TableState {
  const { [column]: _, ...others } = state.filters;
  return { ...state, filters: values.length > 0 ? { ...others, [column]: values } : others, page: 1 };
}

export function withPageSize(state: TableState, pageSize: number): TableState {
  return { ...state, pageSize, page: 1 };
}

export function withSort(state: TableState, sort: TableSort | null): TableState {
  return { ...state, sort, page: 1 };
}

/** Everything that hides rows is taken away. */
export function withoutCriteria(state: TableState): TableState {
  return { ...state, search: "", filters: {}, page: 1 };
}

export function hasCriteria({ search, filters }: TableState): boolean {
  return search.trim() !== "" || Object.values(filters).some((values) => values.length > 0);
}

/** Ascending, descending, and the table's first order again. */
export function nextSort({ sort }: TableState, column: string, first: TableSort | null): TableSort | null {
  if (sort?.column !== column) return { column, isDescending: false };
  if (!sort.isDescending) return { column, isDescending: true };
  return first?.column === column ? { column, isDescending: false } : first;
}

import { usualPageSize } from "./page-size.contract.ts";

export interface TableSort {
  /** Id of a column. */
  readonly column: string;
  readonly isDescending: boolean;
}

/** The user's settings; serialised as `query` (table-query.ts). */
export interface TableState {
  readonly search: string;
  /** null: the rows' own order. */
  readonly sort: TableSort | null;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
  /** Selected values by column id; no entry or no values mean no filter. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

/** The first page of all rows, in their original order. */
export const firstPage = (pageSize = usualPageSize): TableState => ({
  search: "",
  sort: null,
  page: 1,
  pageSize,
  filters: {},
});

/** Returns to the first page, like every change of the criteria. */
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

/** Removes search and filters. */
export function withoutCriteria(state: TableState): TableState {
  return { ...state, search: "", filters: {}, page: 1 };
}

export function hasCriteria({ search, filters }: TableState): boolean {
  return search.trim() !== "" || Object.values(filters).some((values) => values.length > 0);
}

/** Cycles through ascending, descending and the table's initial order. */
export function nextSort({ sort }: TableState, column: string, first: TableSort | null): TableSort | null {
  if (sort?.column !== column) return { column, isDescending: false };
  if (!sort.isDescending) return { column, isDescending: true };
  return first?.column === column ? { column, isDescending: false } : first;
}

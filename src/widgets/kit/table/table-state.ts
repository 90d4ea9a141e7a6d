import { usualPageSize } from "./page-size.contract.ts";

export interface TableSort {
  /** Id of a column. */
  readonly column: string;
  readonly isDescending: boolean;
}

/** The user's settings; serialised as `query`. */
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

/** A larger page number is taken for a typing error. */
const largestPage = 1_000_000;
const largestPageSize = 1000;

interface Columns {
  /** Ids of the columns with a filter. */
  readonly filters: readonly string[];
}

function toCount(text: string | null, largest: number): number | null {
  if (text === null || !/^\d{1,7}$/.test(text)) return null;
  const count = Number(text);
  return count >= 1 && count <= largest ? count : null;
}

function toSort(text: string | null): TableSort | null | undefined {
  if (text === null) return undefined;
  if (text === "" || text === "-") return null;
  return text.startsWith("-") ? { column: text.slice(1), isDescending: true } : { column: text, isDescending: false };
}

const fromSort = (sort: TableSort | null) => (sort ? `${sort.isDescending ? "-" : ""}${sort.column}` : "");

const isSame = (a: readonly string[], b: readonly string[]) =>
  a.length === b.length && a.every((value, index) => value === b[index]);

/**
 * Parses a query string: `search`, `sort` (`-column` is descending), `page`, `page_size`, and each filter under its
 * column's id, repeated for several values. Missing or invalid values are taken from `defaults`.
 */
export function parseTableQuery(query: string, defaults: TableState, { filters }: Columns): TableState {
  const given = new URLSearchParams(query);
  const chosen = filters.map((id) => {
    const values = given.has(id)
      ? [...new Set(given.getAll(id))].filter((value) => value !== "")
      : defaults.filters[id];
    return [id, values ?? []] as const;
  });
  const sort = toSort(given.get("sort"));
  return {
    search: (given.get("search") ?? defaults.search).normalize("NFC"),
    sort: sort === undefined ? defaults.sort : sort,
    page: toCount(given.get("page"), largestPage) ?? defaults.page,
    pageSize: toCount(given.get("page_size"), largestPageSize) ?? defaults.pageSize,
    filters: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)),
  };
}

/** Serialises what differs from `defaults`; parsing it with the same defaults gives the same state. */
export function toTableQuery(state: TableState, defaults: TableState): string {
  const query = new URLSearchParams();
  if (state.search !== defaults.search) query.set("search", state.search);
  for (const id of new Set([...Object.keys(state.filters), ...Object.keys(defaults.filters)])) {
    const values = state.filters[id] ?? [];
    if (isSame(values, defaults.filters[id] ?? [])) continue;
    // An empty value turns a default filter off.
    for (const value of values.length > 0 ? values : [""]) query.append(id, value);
  }
  const sort = fromSort(state.sort);
  if (sort !== fromSort(defaults.sort)) query.set("sort", sort);
  if (state.page !== defaults.page) query.set("page", String(state.page));
  if (state.pageSize !== defaults.pageSize) query.set("page_size", String(state.pageSize));
  return query.toString();
}

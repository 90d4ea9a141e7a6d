import { ApiError } from "./errors.ts";

/** One page of a list. */
export interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Rows on all pages; null: not given by the provider. */
  readonly count: number | null;
}

/** The new rows of one page. */
export interface RowBatch<Row> {
  /** Rows that no earlier batch contained. */
  readonly rows: readonly Row[];
  /** Rows received so far, including these. */
  readonly loaded: number;
  /** Total in the latest response, else the rows received so far; never less than `loaded`. */
  readonly count: number;
}

interface PagesOptions<Row> {
  /** Throws ApiError; status 404 for a page after the first means the end of the list. */
  readonly fetchPage: (page: number) => Promise<ListPage<Row>>;
  readonly identify: (row: Row) => string;
  /** Rows have no id: equal rows are distinguished by counting them. */
  readonly hasNamesakes?: boolean;
  /** Stops after this many pages, for a provider that never ends its list. */
  readonly pageLimit: number;
}

/**
 * All rows of a list, page by page, whatever the provider's page size. Stopping the iteration sends no further calls. When the
 * list changes while it is read, rows move between pages: it is then read a second time for the missed rows, and no row is
 * yielded twice. Rejects with the errors of `fetchPage`.
 */
export async function* readPages<Row>(options: PagesOptions<Row>): AsyncGenerator<RowBatch<Row>, void, undefined> {
  /** How often each row was yielded, in both passes. */
  const given = new Map<string, number>();
  let loaded = 0;
  for (let reading = 1; reading <= 2; reading += 1) {
    let hasChanged = false;
    for await (const page of readOnce(options)) {
      hasChanged = page.hasChanged;
      const rows = page.rows.filter(({ name, times }) => {
        const isNew = times > (given.get(name) ?? 0);
        if (isNew) given.set(name, times);
        return isNew;
      });
      loaded += rows.length;
      const count = Math.max(page.count ?? 0, loaded);
      if (rows.length > 0) yield { rows: rows.map(({ row }) => row), loaded, count };
    }
    if (!hasChanged) return;
  }
}

/** The rows of {@link readPages} in one array. */
export async function collectPages<Row>(options: PagesOptions<Row>): Promise<readonly Row[]> {
  const all: Row[] = [];
  for await (const { rows } of readPages(options)) all.push(...rows);
  return all;
}

interface ReadPage<Row> extends ListPage<unknown> {
  /**
   * `times`: ordinal among equal rows, from 1; always 1 for rows with an id. 0: an earlier page may already have contained the
   * row.
   */
  readonly rows: readonly { readonly row: Row; readonly name: string; readonly times: number }[];
  /** Whether the list has changed in this pass so far. */
  readonly hasChanged: boolean;
}

async function* readOnce<Row>({
  fetchPage,
  identify,
  hasNamesakes = false,
  pageLimit,
}: PagesOptions<Row>): AsyncGenerator<ReadPage<Row>, void, undefined> {
  const counts = new Map<string, number>();
  let [received, longest, lastLength] = [0, 0, 0];
  let firstCount: number | null = null;
  let hasChanged = false;
  let last = "";
  for (let page = 1; page <= pageLimit; page += 1) {
    const { rows, count } = await orEnd(fetchPage(page), page);
    if (rows.length === 0) {
      // The list has become shorter, so rows have moved to pages that were already read. Only the last page may be shorter
      // than the others.
      if (lastLength === longest && received < (firstCount ?? 0)) yield { rows: [], count, hasChanged: true };
      return;
    }
    const names = rows.map(identify);
    // An identical page: the provider ignores the page number. Rows without an id may fill two identical pages as long as the
    // total isn't reached.
    if (names.join("\n") === last && !(hasNamesakes && count !== null)) return;
    last = names.join("\n");
    received += rows.length;
    [longest, lastLength] = [Math.max(longest, rows.length), rows.length];
    firstCount ??= count;
    hasChanged ||= count !== firstCount || (!hasNamesakes && names.some((name) => counts.has(name)));
    // Rows have moved, so that a row of this page may also be on an earlier page.
    const before = hasChanged ? new Set(counts.keys()) : null;
    const numbered = rows.map((row, index) => {
      const name = names[index] ?? "";
      const times = hasNamesakes ? (counts.get(name) ?? 0) + 1 : 1;
      counts.set(name, times);
      return { row, name, times: before?.has(name) ? 0 : times };
    });
    yield { rows: numbered, count, hasChanged };
    if (count !== null && received >= count) return;
  }
}

/** Reads 404 for a page after the first, which some providers send past the end of a list, as an empty page. */
export async function orEnd<Row>(answer: Promise<ListPage<Row>>, page: number): Promise<ListPage<Row>> {
  try {
    return await answer;
  } catch (error) {
    if (page > 1 && error instanceof ApiError && error.status === 404) return { rows: [], count: null };
    throw error;
  }
}

import { ApiError } from "./errors.ts";

/** One page of a list. */
interface ListPage<Row> {
  readonly rows: readonly Row[];
  /** Rows of all pages; null: the provider didn't say. */
  readonly count: number | null;
}

/** What a page has brought. */
export interface RowBatch<Row> {
  /** Those that no batch before held. */
  readonly rows: readonly Row[];
  /** How many have come so far, these included. */
  readonly loaded: number;
  /** How many there are, by the newest answer, else how many have come; never less than `loaded`. */
  readonly count: number;
}

interface PagesOptions<Row> {
  /** Throws ApiError; one of status 404 past the first page is the end of the list. */
  readonly fetchPage: (page: number) => Promise<ListPage<Row>>;
  readonly identify: (row: Row) => string;
  /** Rows have no id: equal ones are told apart by how often they come. */
  readonly hasTwins?: boolean;
  /** A provider that never ends its list is left after so many pages. */
  readonly pageLimit: number;
}

/**
 * All rows of a list, page by page, whatever the size of the provider's pages. Whoever stops iterating ends the calls. When
 * the list changes while it is read, rows move between its pages: then it is read once more for what was missed, and no row
 * comes twice. Throws what `fetchPage` throws.
 */
export async function* readPages<Row>(options: PagesOptions<Row>): AsyncGenerator<RowBatch<Row>, void, undefined> {
  /** How often a row was handed over, in both readings. */
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
  /** `times`: which of its equals it is, of rows with an id always the first; 0: one that an earlier page may have held. */
  readonly rows: readonly { readonly row: Row; readonly name: string; readonly times: number }[];
  /** So far in this reading. */
  readonly hasChanged: boolean;
}

async function* readOnce<Row>({
  fetchPage,
  identify,
  hasTwins = false,
  pageLimit,
}: PagesOptions<Row>): AsyncGenerator<ReadPage<Row>, void, undefined> {
  const met = new Map<string, number>();
  let [received, longest, lastLength] = [0, 0, 0];
  let firstCount: number | null = null;
  let hasChanged = false;
  let last = "";
  for (let page = 1; page <= pageLimit; page += 1) {
    const { rows, count } = await orEnd(fetchPage(page), page);
    if (rows.length === 0) {
      // The list has become shorter by a page: rows have moved to pages that were read. A shorter page before was the last one.
      if (lastLength === longest && received < (firstCount ?? 0)) yield { rows: [], count, hasChanged: true };
      return;
    }
    const names = rows.map(identify);
    // The same page once more: this provider doesn't know of pages. Twins may fill two pages, as long as more are announced.
    if (names.join("\n") === last && !(hasTwins && count !== null)) return;
    last = names.join("\n");
    received += rows.length;
    [longest, lastLength] = [Math.max(longest, rows.length), rows.length];
    firstCount ??= count;
    hasChanged ||= count !== firstCount || (!hasTwins && names.some((name) => met.has(name)));
    // What was on an earlier page may have come to this one.
    const before = hasChanged ? new Set(met.keys()) : null;
    const numbered = rows.map((row, index) => {
      const name = names[index] ?? "";
      const times = hasTwins ? (met.get(name) ?? 0) + 1 : 1;
      met.set(name, times);
      return { row, name, times: before?.has(name) ? 0 : times };
    });
    yield { rows: numbered, count, hasChanged };
    if (count !== null && received >= count) return;
  }
}

/** Some providers answer a page past the end with 404. */
async function orEnd<Row>(answer: Promise<ListPage<Row>>, page: number): Promise<ListPage<Row>> {
  try {
    return await answer;
  } catch (error) {
    if (page > 1 && error instanceof ApiError && error.status === 404) return { rows: [], count: null };
    throw error;
  }
}

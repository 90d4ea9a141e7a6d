import { type ListPage, orEnd } from "./all-pages.ts";
import { runBatch } from "./batch.ts";

/** Fetched pages of a list, by page number from 1. */
export type PageMemory<Row> = Map<number, ListPage<Row>>;

export interface PagesProgress {
  /** Rows on the fetched pages … */
  readonly loaded: number;
  /** … of this total; null: not known yet, or not given by the provider. */
  readonly count: number | null;
}

interface ParallelOptions<Row> {
  /** Throws ApiError; status 404 for a page after the first means the end of the list. */
  readonly fetchPage: (page: number, signal: AbortSignal) => Promise<ListPage<Row>>;
  readonly identify: (row: Row) => string;
  /** Maximum number of concurrent calls. */
  readonly limit: number;
  /** Stops after this many pages, for a provider that never ends its list. */
  readonly pageLimit: number;
  /** Pages from an earlier run, which aren't fetched again; fetched pages are added, so that the next run can resume. */
  readonly memory: PageMemory<Row>;
  readonly signal: AbortSignal;
  /** Called at the start and after every fetched page. */
  readonly onProgress: (progress: PagesProgress) => void;
}

/**
 * All rows of a long list without duplicates, several pages at once. Like `readPages`, it reads the list a second time when it has
 * changed meanwhile. Rejects with the first failure after all other pages were tried, and when `signal` is aborted.
 */
export async function readPagesInParallel<Row>(options: ParallelOptions<Row>): Promise<readonly Row[]> {
  const { memory, identify } = options;
  const rows = new Map<string, Row>();
  for (let reading = 1; reading <= 2; reading += 1) {
    await readOnce(options);
    const pages = [...memory].toSorted(([one], [other]) => one - other).map(([, page]) => page);
    const ids = pages.flatMap((page) => page.rows.map(identify));
    for (const [index, row] of pages.flatMap((page) => page.rows).entries()) rows.set(ids[index] ?? "", row);
    memory.clear();
    const count = pages[0]?.count ?? null;
    const isSame = pages.every((page) => page.count === null || page.count === count);
    if (isSame && new Set(ids).size === ids.length && ids.length >= (count ?? 0)) break;
  }
  return [...rows.values()];
}

/** Fetches every page that isn't in `memory`. */
async function readOnce<Row>(options: ParallelOptions<Row>): Promise<void> {
  const { fetchPage, limit, memory, signal, onProgress } = options;
  const tell = () => {
    const loaded = [...memory.values()].reduce((sum, { rows }) => sum + rows.length, 0);
    const { count = null } = memory.get(1) ?? {};
    onProgress({ loaded, count: count === null ? null : Math.max(count, loaded) });
  };
  tell();
  for (let wanted = nextPages(options); wanted.length > 0; wanted = nextPages(options)) {
    const { failures, ended, isComplete } = await runBatch({
      items: wanted,
      limit,
      signal,
      run: async (page, own) => {
        const answer = await orEnd(fetchPage(page, own), page);
        if (own.aborted) return;
        memory.set(page, answer);
        tell();
      },
    });
    signal.throwIfAborted();
    if (!isComplete) throw failures[0]?.error ?? ended;
  }
}

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);

/** The pages to fetch next: all missing ones when the first page gives the total, else `limit` more until a page isn't full. */
function nextPages<Row>({ memory, limit, pageLimit, identify }: ParallelOptions<Row>): readonly number[] {
  const first = memory.get(1);
  if (!first) return [1];
  const size = first.rows.length;
  if (size === 0) return [];
  const missing = (last: number) => range(1, Math.min(last, pageLimit)).filter((page) => !memory.has(page));
  if (first.count !== null) return missing(Math.ceil(first.count / size));
  const last = Math.max(...memory.keys());
  const gaps = missing(last);
  if (gaps.length > 0) return gaps;
  const ids = [...memory.values()].flatMap(({ rows }) => rows.map(identify));
  // Duplicate ids: the provider ignores the page number and always sends the same page.
  const isEnd = [...memory.values()].some(({ rows }) => rows.length < size) || new Set(ids).size < ids.length;
  return isEnd ? [] : missing(last + limit);
}

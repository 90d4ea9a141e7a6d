interface PageRange {
  /** Number of the first row, from 1; 0 when there are none. */
  readonly first: number;
  readonly last: number;
}

/** At least 1: an empty list has one empty page. */
export function toPageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page itself, or the last one for a page past the end. */
export function toPresentPage(page: number, total: number, pageSize: number): number {
  return Math.min(Math.max(1, page), toPageCount(total, pageSize));
}

/**
 * How many rows there are as far as is known: all of them, or where nobody said how many, up to the end of the present page and
 * one more behind a full one.
 */
export function toReach(total: number | null, { page, pageSize, received }: PageReceived): number {
  if (total !== null) return total;
  return (page - 1) * pageSize + received + (received >= pageSize ? 1 : 0);
}

/** A page that came. */
interface PageReceived {
  readonly page: number;
  readonly pageSize: number;
  /** Its rows, also those that aren't shown. */
  readonly received: number;
}

export function toPageRange(page: number, total: number, pageSize: number): PageRange {
  if (total === 0) return { first: 0, last: 0 };
  const first = (toPresentPage(page, total, pageSize) - 1) * pageSize + 1;
  return { first, last: Math.min(first + pageSize - 1, total) };
}

/** So many places in the row of pages that none of them moves while a person goes through. */
const places = 7;

const from = (start: number, count: number) => Array.from({ length: count }, (_, index) => start + index);

/** The pages to offer; null is a gap: 1 … 4 5 6 … 44. */
export function toPageLinks(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= places) return from(1, pageCount);
  if (page <= 4) return [...from(1, 5), null, pageCount];
  if (page >= pageCount - 3) return [1, null, ...from(pageCount - 4, 5)];
  return [1, null, page - 1, page, page + 1, null, pageCount];
}

interface PageRange {
  /** Number of the first row, from 1; 0 when there are none. */
  readonly first: number;
  readonly last: number;
}

/** At least 1: an empty list has one empty page. */
export function toPageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page, or the last one if it is past the end. */
export function toPresentPage(page: number, total: number, pageSize: number): number {
  return Math.min(Math.max(1, page), toPageCount(total, pageSize));
}

/**
 * Number of rows known to exist: the total, or without one the rows up to the end of the current page, plus one if that
 * page is full.
 */
export function toReach(total: number | null, { page, pageSize, received }: PageReceived): number {
  if (total !== null) return total;
  return (page - 1) * pageSize + received + (received >= pageSize ? 1 : 0);
}

/** A received page. */
interface PageReceived {
  readonly page: number;
  readonly pageSize: number;
  /** Rows received, including hidden ones. */
  readonly received: number;
}

export function toPageRange(page: number, total: number, pageSize: number): PageRange {
  if (total === 0) return { first: 0, last: 0 };
  const first = (toPresentPage(page, total, pageSize) - 1) * pageSize + 1;
  return { first, last: Math.min(first + pageSize - 1, total) };
}

/** Fixed number of entries in the list of pages, so that the buttons don't move. */
const entryCount = 7;

const from = (start: number, count: number) => Array.from({ length: count }, (_, index) => start + index);

/** The page numbers to show; null is a gap: 1 … 4 5 6 … 44. */
export function toPageLinks(page: number, pageCount: number): (number | null)[] {
  if (pageCount <= entryCount) return from(1, pageCount);
  if (page <= 4) return [...from(1, 5), null, pageCount];
  if (page >= pageCount - 3) return [1, null, ...from(pageCount - 4, 5)];
  return [1, null, page - 1, page, page + 1, null, pageCount];
}

import { memo } from "react";
import chevronLeftIcon from "lucide-static/icons/chevron-left.svg?raw";
import chevronRightIcon from "lucide-static/icons/chevron-right.svg?raw";
import { formatNumber } from "../../../core/text/format.ts";
import { Select } from "../field/select.tsx";
import { Icon } from "../text/icon.tsx";
import type { RowNoun } from "./table-props.ts";
import { tableMessages as texts } from "./table.messages.ts";

interface PagerProps {
  readonly caption: string;
  readonly page: number;
  readonly pageSize: number;
  readonly pageSizes: readonly number[];
  /** Null: the provider didn't say. */
  readonly total: number | null;
  /** Rows known to exist. */
  readonly reach: number;
  /** Received rows that aren't shown. */
  readonly hidden: number;
  readonly hiddenText: ((count: string) => string) | undefined;
  readonly noun: RowNoun;
  /** Narrow: one page at a time instead of page numbers. */
  readonly isRecords: boolean;
  readonly onPage: (page: number) => void;
  readonly onPageSize: (pageSize: number) => void;
}

export function Pager(props: PagerProps) {
  const { caption, page, pageSize, pageSizes, total, reach, hidden, hiddenText, noun, isRecords, onPage, onPageSize } =
    props;
  const { first, last } = toPageRange(page, reach, pageSize);
  return (
    <div className="pager muted text-sm">
      <p>
        {texts.range(formatNumber(total), noun, formatNumber(first), formatNumber(last))}
        <Hidden count={hidden} text={hiddenText} isBehind />
      </p>
      <PageSize pageSize={pageSize} pageSizes={pageSizes} onPageSize={onPageSize} />
      <PageLinks
        caption={caption}
        page={page}
        count={toPageCount(reach, pageSize)}
        isRecords={isRecords}
        onPage={onPage}
      />
    </div>
  );
}

interface HiddenProps {
  readonly count: number;
  /** Text for the number; default: a general one. */
  readonly text?: ((count: string) => string) | undefined;
  readonly isBehind?: boolean;
}

/** How many rows are hidden; renders nothing for 0. */
export function Hidden({ count, text = texts.hidden, isBehind = false }: HiddenProps) {
  return count > 0 && <span>{`${isBehind ? ", " : ""}${text(formatNumber(count))}`}</span>;
}

// Memoised, so that it isn't rendered again with every key in the search field.
const PageSize = memo(function PageSize({
  pageSize,
  pageSizes,
  onPageSize,
}: Pick<PagerProps, "pageSize" | "pageSizes" | "onPageSize">) {
  const sizes = [...new Set([...pageSizes, pageSize])].toSorted((a, b) => a - b);
  return (
    <div className="page-size">
      <span aria-hidden="true">{texts.perPage}</span>
      <Select
        label={texts.pageSize}
        isLabelHidden
        size="small"
        value={String(pageSize)}
        options={sizes.map((size) => ({ value: String(size), label: formatNumber(size) }))}
        onChange={(size) => onPageSize(Number(size))}
      />
    </div>
  );
});

interface PageLinksProps {
  readonly caption: string;
  readonly page: number;
  readonly count: number;
  readonly isRecords: boolean;
  readonly onPage: (page: number) => void;
}

const PageLinks = memo(function PageLinks({ caption, page, count, isRecords, onPage }: PageLinksProps) {
  if (count === 1) return null;
  const step = (to: number, label: string, icon: string) => {
    const isPossible = to >= 1 && to <= count;
    return (
      // Not `disabled`, so that the button keeps the focus on the last page.
      <button type="button" aria-label={label} aria-disabled={!isPossible} onClick={() => isPossible && onPage(to)}>
        <Icon of={icon} size="small" />
      </button>
    );
  };
  return (
    <nav className={isRecords ? "page-links short" : "page-links"} aria-label={`${texts.pager}: ${caption}`}>
      {step(page - 1, texts.previousPage, chevronLeftIcon)}
      {isRecords && (
        <span>
          <b>{formatNumber(page)}</b> / {formatNumber(count)}
        </span>
      )}
      {(isRecords ? [] : toPageLinks(page, count)).map((link, index) =>
        link === null ? (
          <span key={`gap ${index}`} aria-hidden="true">
            …
          </span>
        ) : (
          <button
            key={link}
            type="button"
            aria-label={texts.page(formatNumber(link))}
            aria-current={link === page ? "page" : undefined}
            onClick={() => onPage(link)}
          >
            {formatNumber(link)}
          </button>
        ),
      )}
      {step(page + 1, texts.nextPage, chevronRightIcon)}
    </nav>
  );
});

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

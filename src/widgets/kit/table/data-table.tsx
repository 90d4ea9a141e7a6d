import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { flushSync } from "react-dom";
import { formatNumber } from "../../../core/text/format.ts";
import { styles, useStyles } from "../element/styles.ts";
import { TransientButton } from "../element/transient-button.tsx";
import { EmptyPanel } from "../feedback/panel.tsx";
import { uprightColumns } from "../print/page-style.ts";
import { usePrinting } from "../print/paper.ts";
import { PrintButton } from "../print/print-button.tsx";
import { PrintedEnd, PrintedLead, type PrintedList, toPrintedList } from "./list-print.tsx";
import { pageSizes, usualPageSize } from "./page-size.contract.ts";
import { Hidden, Pager, toPresentPage, toReach } from "./pager.tsx";
import { RecordList } from "./records/record-list.tsx";
import recordsCss from "./records/records.css?inline";
import { useRecords } from "./records/use-records.ts";
import { windowedFrom } from "./rows/table-body.tsx";
import { type TableRow, toEntry, useTableRows } from "./rows/table-rows.ts";
import { SelectionBar } from "./selection/selection-bar.tsx";
import type { DataTableProps } from "./table-props.ts";
import { TableRegion } from "./table-region.tsx";
import { hasCriteria, nextSort, type TableSort, withoutCriteria, withPageSize, withSort } from "./table-state.ts";
import { TableToolbar } from "./table-toolbar.tsx";
import tableCss from "./table.css?inline";
import { tableMessages as texts } from "./table.messages.ts";
import toolbarCss from "./toolbar.css?inline";
import { useEventCallback } from "./use-event-callback.ts";
import { useHiddenColumns } from "./use-hidden-columns.ts";

export type { DataTableProps } from "./table-props.ts";

const tableStyles = [styles(tableCss), styles(toolbarCss), styles(recordsCss)];

/**
 * A table with search, filters, order and pages, usable by mouse, keyboard and screen reader; records where it is too
 * narrow for columns.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, columns, state, onChange, defaults, mode, isRefreshing = false, noun = texts.record, print } = props;
  const { totals: toTotals, hasSearch = columns.some(({ isSearched }) => isSearched) } = props;
  useStyles(...tableStyles);
  const { slot, isRecords } = useRecords();
  const { hasPaging: isPaged = true } = props;
  // Records have no frame of their own to scroll in, so they always have pages.
  const hasPaging = isPaged || isRecords;
  const isRemote = mode === "remote";
  const isPrinting = usePrinting();
  // While "Yazdır" prints the list: all of its rows instead of the page.
  const [printed, setPrinted] = useState<PrintedList<Row> | null>(null);
  const rows = printed?.rows ?? props.rows;
  const choice = useHiddenColumns(columns, props.storageKey);
  const found = useTableRows({ rows, columns, rowId: props.rowId, state, isRemote, hidden: choice.hidden });

  const pageSize = isPaged ? state.pageSize : usualPageSize;
  const hidden = printed?.hidden ?? props.hidden ?? 0;
  const received = rows.length + hidden;
  const announced = printed?.total ?? (props.total === undefined ? received : props.total);
  const total = isRemote ? announced : found.rows.length;
  const areAllHidden = rows.length === 0 && hidden > 0;
  const reach = toReach(total, { page: state.page, pageSize, received });
  const page = hasPaging ? toPresentPage(state.page, reach, pageSize) : 1;
  const isPastEnd = hasPaging && !isRefreshing && page !== state.page;
  const goToPresent = useEffectEvent(() => onChange({ ...state, page }));
  useEffect(() => {
    if (isPastEnd) goToPresent();
  }, [isPastEnd]);

  const sortBy = useEventCallback((column: string) =>
    onChange(withSort(state, nextSort(state, column, defaults.sort))),
  );
  const turnTo = useEventCallback((next: number) => onChange({ ...state, page: next }));
  const action = useEventCallback((row: Row) => props.open?.onOpen(row));
  const { label, openId, to } = props.open ?? {};
  const open = useMemo(() => label && { label, openId, to, onOpen: action }, [label, openId, to, action]);
  const order = useEventCallback((sort: TableSort | null) => onChange(withSort(state, sort)));
  const resize = useEventCallback((size: number) => onChange(withPageSize(state, size)));

  // Print shows all pages.
  const isCut = hasPaging && !isRemote && !isPrinting;
  const shown = useMemo(
    () => (isCut ? found.rows.slice((page - 1) * pageSize, page * pageSize) : found.rows),
    [found.rows, isCut, page, pageSize],
  );
  const { selection } = props;
  const select = useEventCallback((some: readonly TableRow<Row>[], isSelected: boolean) =>
    selection?.store.mark(some.map(toEntry), isSelected, isRecords),
  );
  const lost = selection?.value.dropped ?? 0;
  const dropped = selection && lost > 0 && selection.words.dropped(lost, formatNumber(lost));
  const isSelecting = selection?.value.isOpen ?? false;
  const originals = useMemo(() => found.rows.map(({ original }) => original), [found.rows]);
  const totals = useMemo(() => toTotals?.(originals), [originals, toTotals]);
  const printedColumns = found.columns.filter(({ role, isSubhead }) => role !== "action" && !isSubhead).length;
  return (
    <div className={printed ? "data-table printed" : "data-table"} ref={slot}>
      {selection && isSelecting ? (
        <SelectionBar
          selection={selection}
          pageRows={shown.map(toEntry)}
          allRows={isRemote ? null : found.rows.map(toEntry)}
          isRecords={isRecords}
        />
      ) : (
        <TableToolbar
          columns={columns}
          allRows={isRemote ? null : rows}
          state={state}
          onChange={onChange}
          choice={choice}
          hasSearch={hasSearch}
          searchLabel={props.searchLabel}
          isSearchOnEnter={props.isSearchOnEnter ?? false}
          isRecords={isRecords}
          onSelect={isRecords && shown.length > 0 ? selection?.store.open : undefined}
        >
          {props.toolbar}
          {print && (
            <PrintButton
              title={print.title}
              orientation={printedColumns > uprightColumns ? "landscape" : "portrait"}
              before={async (signal, onProgress) => {
                const all = await toPrintedList(print, { rows, hidden, state, signal, onProgress });
                // Synchronous: printing copies the table as it is at this moment.
                flushSync(() => setPrinted(all));
              }}
              after={() => setPrinted(null)}
            />
          )}
        </TableToolbar>
      )}
      {print && isPrinting && (
        <PrintedLead
          count={`${formatNumber(originals.length)} ${noun.bare}`}
          subject={print.subject}
          columns={columns}
          allRows={isRemote ? null : rows}
          state={state}
        />
      )}
      {dropped && <p className="selection-note muted text-sm">{dropped}</p>}
      <p className="visually-hidden" role="status">
        {isRefreshing ? texts.refreshing : [dropped, texts.results(formatNumber(total))].filter(Boolean).join(" ")}
      </p>
      {shown.length === 0 ? (
        <EmptyRows
          title={areAllHidden ? (props.hiddenText ?? texts.allHidden)(formatNumber(hidden)) : props.emptyTitle}
          isFiltered={!areAllHidden && hasCriteria(state)}
          isRefreshing={isRefreshing}
          onClear={() => onChange(withoutCriteria(state))}
        />
      ) : isRecords ? (
        <RecordList
          caption={caption}
          rows={shown}
          columns={found.columns}
          search={state.search}
          sort={state.sort}
          onSort={order}
          isRefreshing={isRefreshing}
          open={open}
          rowKind={props.rowKind}
          rowName={props.rowName}
          totals={totals}
          selected={isSelecting ? selection?.value.rows : undefined}
          onSelect={select}
        />
      ) : (
        <TableRegion
          caption={caption}
          rows={shown}
          view={JSON.stringify(state)}
          columns={found.columns}
          search={state.search}
          sort={state.sort}
          onSort={sortBy}
          isRefreshing={isRefreshing}
          // By the unfiltered number of rows, so that typing a search doesn't switch between two layouts.
          isWindowed={(hasPaging && !isRemote ? pageSize : rows.length) > windowedFrom}
          // All pages have the same height, so that the pager doesn't move.
          keptRows={hasPaging && reach > pageSize ? pageSize : 0}
          open={open}
          rowKind={props.rowKind}
          rowName={props.rowName}
          totals={totals}
          selected={selection?.value.rows}
          onSelect={select}
        />
      )}
      {reach > 0 && isPrinting ? (
        <PrintedEnd
          rows={originals}
          columns={columns}
          total={total === null ? null : total - hidden}
          isWhole={!isRemote || total === received}
          isFiltered={hasCriteria(state)}
          unfiltered={isRemote ? (printed?.unfiltered ?? null) : (props.unfiltered ?? rows.length)}
          hidden={hidden}
          hiddenText={props.hiddenText}
          noun={noun}
        />
      ) : (isPaged ? reach > 0 : hasPaging && reach > pageSize) ? (
        <Pager
          caption={caption}
          page={page}
          pageSize={pageSize}
          isRecords={isRecords}
          pageSizes={props.pageSizes ?? pageSizes}
          total={total}
          reach={reach}
          hidden={hidden}
          hiddenText={props.hiddenText}
          noun={noun}
          onPage={turnTo}
          onPageSize={resize}
        />
      ) : (
        hidden > 0 && (
          <div className="pager muted text-sm">
            <p>
              <Hidden count={hidden} text={props.hiddenText} />
            </p>
          </div>
        )
      )}
      {selection && isSelecting && isRecords && <div className="selection-actions">{selection.actions}</div>}
    </div>
  );
}

interface EmptyRowsProps {
  /** Title if there are no rows at all. */
  readonly title: string;
  /** There may be rows that search and filters hide. */
  readonly isFiltered: boolean;
  readonly isRefreshing: boolean;
  readonly onClear: () => void;
}

function EmptyRows({ title, isFiltered, isRefreshing, onClear }: EmptyRowsProps) {
  // While other criteria are asked for, what is said still belongs to the earlier ones.
  const [wasFiltered, setWasFiltered] = useState(isFiltered);
  if (!isRefreshing && isFiltered !== wasFiltered) setWasFiltered(isFiltered);
  return (
    <div className="table-frame empty-rows" aria-busy={isRefreshing}>
      {isRefreshing && <span className="table-progress" />}
      {wasFiltered ? (
        <EmptyPanel title={texts.noMatch}>
          {texts.noMatchHelp}
          <div>
            <TransientButton className="button small" onClick={onClear}>
              {texts.clearFilters}
            </TransientButton>
          </div>
        </EmptyPanel>
      ) : (
        <EmptyPanel title={title} />
      )}
    </div>
  );
}

import { type ReactNode, useId, useMemo, useRef, useState } from "react";
import type { Column } from "../column.ts";
import type { DataTableProps } from "../table-props.ts";
import type { TableSort } from "../table-state.ts";
import { SortChoice } from "../sort-choice.tsx";
import { useFoundMarks } from "../search/found-marks.tsx";
import type { TableRow } from "../search/find-rows.ts";
import type { SelectedRows } from "../selection/selection.ts";
import type { TableTotals } from "../rows/table-totals.tsx";
import { groupOf, type RecordLayout, toRecordLayout, toRuns } from "./record.model.ts";
import { RowRecord } from "./row-record.tsx";
import { TotalsRecord } from "./totals-record.tsx";

interface RecordListProps<Row> extends Pick<DataTableProps<Row>, "caption" | "open" | "rowKind" | "rowName"> {
  readonly rows: readonly TableRow<Row>[];
  readonly columns: readonly Column<Row>[];
  readonly search: string;
  readonly sort: TableSort | null;
  readonly onSort: (sort: TableSort | null) => void;
  readonly isRefreshing: boolean;
  readonly totals: TableTotals | undefined;
  /** While rows are being selected, those that are. */
  readonly selected: SelectedRows<Row> | undefined;
  readonly onSelect: (rows: readonly TableRow<Row>[], isSelected: boolean) => void;
}

/** The rows where the table is too narrow for columns: each a title, one value and one line, of which one is unfolded. */
export function RecordList<Row>(props: RecordListProps<Row>) {
  const { rows, columns, search, isRefreshing } = props;
  const list = useRef<HTMLDivElement>(null);
  useFoundMarks(list, search);
  const layout = useMemo(
    () =>
      toRecordLayout(
        columns,
        rows.map(({ original }) => original),
      ),
    [columns, rows],
  );
  return (
    <div className="table-frame" aria-busy={isRefreshing} ref={list}>
      {isRefreshing && <span className="table-progress" />}
      {layout && <Records {...props} layout={layout} />}
    </div>
  );
}

function Records<Row>(props: RecordListProps<Row> & { readonly layout: RecordLayout<Row> }) {
  const { caption, rows, columns, sort, onSort, totals, layout, open, rowKind, rowName, selected, onSelect } = props;
  const [unfolded, setUnfolded] = useState<string | null>(null);
  const openId = open?.openId == null ? null : String(open.openId);
  const toggle = (id: string) => setUnfolded(unfolded === id ? null : id);
  const runs = useMemo(() => toRuns(rows, ({ original }) => groupOf(layout.groups, original)), [rows, layout]);
  return (
    <>
      <div className="record-head">
        <SortChoice columns={columns} sort={sort} onChange={onSort} />
        {layout.value && (
          <span className="record-head-value" aria-hidden="true">
            {layout.value.header}
          </span>
        )}
      </div>
      {totals && <TotalsRecord columns={columns} layout={layout} totals={totals} />}
      {runs.map((run) => (
        <RecordGroup key={run[0]?.id} label={caption} groups={layout.groups} first={run[0]?.original}>
          {run.map((entry) => (
            <RowRecord
              key={entry.id}
              row={entry.original}
              layout={layout}
              isUnfolded={unfolded === entry.id}
              onToggle={() => toggle(entry.id)}
              open={open}
              isOpen={entry.id === openId}
              kind={rowKind?.(entry.original)}
              rowName={rowName}
              onSelect={selected && ((isSelected) => onSelect([entry], isSelected))}
              isSelected={selected?.has(entry.id) ?? false}
            />
          ))}
        </RecordGroup>
      ))}
    </>
  );
}

interface RecordGroupProps<Row> {
  readonly label: string;
  readonly groups: readonly Column<Row>[];
  readonly first: Row | undefined;
  readonly children: ReactNode;
}

function RecordGroup<Row>({ label, groups, first, children }: RecordGroupProps<Row>) {
  const id = useId();
  if (groups.length === 0 || first === undefined) {
    return (
      <ul className="records" aria-label={label}>
        {children}
      </ul>
    );
  }
  return (
    <>
      <p className="record-group" id={id}>
        {groups.map((column) => (
          <span key={column.id}>{column.text(first)} </span>
        ))}
      </p>
      <ul className="records" aria-labelledby={id}>
        {children}
      </ul>
    </>
  );
}

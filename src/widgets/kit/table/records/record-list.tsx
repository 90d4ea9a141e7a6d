import { memo, type ReactNode, useId, useMemo, useRef, useState } from "react";
import type { Column } from "../column.ts";
import type { DataTableProps } from "../table-props.ts";
import type { TableSort } from "../table-state.ts";
import { useFoundMarks } from "../search/found-marks.tsx";
import type { TableRow } from "../rows/table-rows.ts";
import type { SelectedRows } from "../selection/selection.ts";
import type { TableTotals } from "../rows/table-totals.tsx";
import { groupOf, type RecordLayout, toRecordLayout, toRuns } from "./record.model.ts";
import { RecordLine, RowRecord } from "./row-record.tsx";
import { Select } from "../../field/select.tsx";
import { tableMessages as texts } from "../table.messages.ts";

interface TotalsRecordProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly layout: RecordLayout<Row>;
  readonly totals: TableTotals;
}

/** The totals, before all rows: after them they would be hard to find. */
function TotalsRecord<Row>({ columns, layout: { value }, totals }: TotalsRecordProps<Row>) {
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const { title, cells, remark } = totals;
  const name = [title, remark === undefined ? undefined : cells[remark]].filter(Boolean).join(", ");
  const others = columns.filter((column) => column !== value && column.id !== remark && cells[column.id]);
  return (
    <div className={isUnfolded ? "record totals unfolded" : "record totals"}>
      <RecordLine
        title={name}
        titleText={name}
        valueLabel={value?.header}
        value={value && cells[value.id]}
        summary={null}
        act={others.length > 0 ? "unfold" : null}
        isUnfolded={isUnfolded}
        foldId={id}
        onAct={() => setUnfolded(!isUnfolded)}
      />
      {isUnfolded && (
        <div className="record-fold" id={id}>
          <dl className="record-pairs text-sm">
            {others.map((column) => (
              <div key={column.id}>
                <dt className="subtle">{column.header}</dt>
                <dd>{cells[column.id]}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </div>
  );
}

interface SortChoiceProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly sort: TableSort | null;
  readonly onChange: (sort: TableSort | null) => void;
}

const toValue = ({ column, isDescending }: TableSort) => `${isDescending ? "-" : "+"}${column}`;

function SortChoicePlain<Row>({ columns, sort, onChange }: SortChoiceProps<Row>) {
  const sorts = columns
    .filter(({ isSortable }) => isSortable)
    .flatMap(({ id, header }) => [
      { sort: { column: id, isDescending: false }, label: texts.sortAscending(header) },
      { sort: { column: id, isDescending: true }, label: texts.sortDescending(header) },
    ]);
  if (sorts.length === 0) return null;
  return (
    <div>
      <Select
        label={texts.sort}
        isLabelHidden
        size="small"
        value={sort ? toValue(sort) : ""}
        options={[
          { value: "", label: texts.unsorted },
          ...sorts.map((entry) => ({ value: toValue(entry.sort), label: entry.label })),
        ]}
        onChange={(value) => onChange(sorts.find((entry) => toValue(entry.sort) === value)?.sort ?? null)}
      />
    </div>
  );
}

/** The order, for records, which have no column headers. */
const SortChoice = memo(SortChoicePlain) as typeof SortChoicePlain;

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
      <div className="record-head subtle text-xs weight-medium">
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
      <p className="record-group text-sm weight-medium" id={id}>
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

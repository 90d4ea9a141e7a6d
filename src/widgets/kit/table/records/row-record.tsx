import { useId } from "react";
import { markText } from "../search/found-marks.tsx";
import { Link } from "../../text/link.tsx";
import type { Column } from "../column.ts";
import { toOpenButton } from "../rows/table-row.tsx";
import { tableMessages as texts } from "../table.messages.ts";
import type { DataTableProps } from "../table-props.ts";
import { type FoldLine, type RecordLayout, toFoldLines, toSummary } from "./record.model.ts";
import { RecordLine } from "./record-line.tsx";

interface RowRecordProps<Row> extends Pick<DataTableProps<Row>, "open" | "rowName"> {
  readonly row: Row;
  readonly layout: RecordLayout<Row>;
  readonly isUnfolded: boolean;
  readonly onToggle: () => void;
  /** The row is shown beside or above the list. */
  readonly isOpen: boolean;
  readonly kind: string | undefined;
  /** While rows are selected: a tap does that. */
  readonly onSelect: ((isSelected: boolean) => void) | undefined;
  readonly isSelected: boolean;
}

const toText = <Row,>({ isSearched, text }: Column<Row>, row: Row) => (isSearched ? markText(text(row)) : text(row));

/** A row as a record. */
export function RowRecord<Row>(props: RowRecordProps<Row>) {
  const { row, layout, onToggle, open, isOpen, kind, rowName, onSelect, isSelected } = props;
  const { title, value, summary, folds, actions, chips } = layout;
  const id = useId();
  const isUnfolded = props.isUnfolded && !onSelect;
  const canUnfold = folds.length > 0 || actions.length > 0;
  return (
    <li
      className={["record", isUnfolded && "unfolded", isSelected && "selected", kind].filter(Boolean).join(" ")}
      aria-current={isOpen || undefined}
    >
      <RecordLine
        title={toText(title, row)}
        titleText={title.text(row)}
        valueLabel={value?.header}
        value={value && toText(value, row)}
        summary={
          summary.some(({ isSearched }) => isSearched)
            ? markText(toSummary(summary, row).join(", "))
            : toSummary(summary, row).join(", ")
        }
        chip={chips.map(({ chip }) => chip?.(row)).find(Boolean)}
        act={onSelect ? "select" : canUnfold ? "unfold" : open ? "open" : null}
        isSelected={isSelected}
        isUnfolded={isUnfolded}
        foldId={id}
        onAct={onSelect ? () => onSelect(!isSelected) : canUnfold ? onToggle : () => open?.onOpen(row)}
      />
      {isUnfolded && (
        <div className="record-fold" id={id}>
          <FoldLines lines={toFoldLines(folds, row)} row={row} />
          {(open || actions.length > 0) && (
            <div className="record-actions">
              {open?.to && (
                <Link to={open.to(row)} className="button" label={texts.actionFor(open.label(row), rowName(row))}>
                  {open.label(row)}
                </Link>
              )}
              {open && !open.to && toOpenButton({ open, row, rowName, className: "button" })}
              {actions.map(({ id: of, cell, text }) => (
                <div key={of}>{cell ? cell(row, markText) : text(row)}</div>
              ))}
            </div>
          )}
        </div>
      )}
    </li>
  );
}

function FoldLines<Row>({ lines, row }: { readonly lines: readonly FoldLine<Row>[]; readonly row: Row }) {
  if (lines.length === 0) return null;
  return (
    <dl className="record-pairs text-sm">
      {lines.map(({ columns, text, isWide }) => {
        const [first, ...others] = columns;
        const content = others.length === 0 && first?.cell ? first.cell(row, markText) : text;
        return (
          <div key={first?.id} className={isWide ? "wide" : undefined}>
            <dt className="subtle">{columns.map(({ header }) => header).join(", ")}</dt>
            <dd>{content}</dd>
          </div>
        );
      })}
    </dl>
  );
}

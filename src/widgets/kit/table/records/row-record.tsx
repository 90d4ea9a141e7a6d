import { type ReactNode, useId } from "react";
import chevronDownIcon from "lucide-static/icons/chevron-down.svg?raw";
import chevronRightIcon from "lucide-static/icons/chevron-right.svg?raw";
import { Icon } from "../../text/icon.tsx";
import { Link } from "../../text/link.tsx";
import type { Column } from "../column.ts";
import { toOpenButton } from "../rows/table-row.tsx";
import { markText } from "../search/found-marks.tsx";
import type { DataTableProps } from "../table-props.ts";
import { tableMessages as texts } from "../table.messages.ts";
import { type FoldLine, type RecordLayout, toFoldLines, toSummary } from "./record.model.ts";

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

interface RecordLineProps {
  readonly title: ReactNode;
  readonly titleText: string;
  /** Name of the value, for screen readers: on the screen it stands once above the list. */
  readonly valueLabel: string | undefined;
  readonly value: ReactNode;
  readonly summary: ReactNode;
  readonly chip?: ReactNode;
  /** What a tap does; null: nothing. */
  readonly act: "unfold" | "open" | "select" | null;
  readonly isSelected?: boolean;
  readonly isUnfolded: boolean;
  /** Id of the unfolded part. */
  readonly foldId: string;
  readonly onAct: () => void;
}

/** The two lines of a record, as one button. */
export function RecordLine(props: RecordLineProps) {
  const { title, titleText, valueLabel, value, summary, chip, act, isUnfolded, foldId, onAct } = props;
  const content = (
    <>
      <span className="record-title cut" title={titleText}>
        {title}
      </span>
      {valueLabel !== undefined && (
        <span className="record-value">
          <span className="visually-hidden">, {valueLabel}: </span>
          {value}
        </span>
      )}
      <span className="record-summary cut muted text-sm">{summary}</span>
      {chip && <span className="record-chip">{chip}</span>}
      {act && act !== "select" && <Icon of={act === "unfold" ? chevronDownIcon : chevronRightIcon} size="small" />}
    </>
  );
  if (act === "select") {
    return (
      <label className="record-line">
        <input type="checkbox" checked={props.isSelected ?? false} onChange={onAct} />
        {content}
      </label>
    );
  }
  if (act === null) return <div className="record-line">{content}</div>;
  return (
    <button
      type="button"
      className="record-line"
      aria-expanded={act === "unfold" ? isUnfolded : undefined}
      aria-controls={isUnfolded ? foldId : undefined}
      onClick={onAct}
    >
      {content}
    </button>
  );
}

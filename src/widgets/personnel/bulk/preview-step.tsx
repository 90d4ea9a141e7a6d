import { Fragment, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from "react";
import { formatNumber } from "../../../core/text/format.ts";
import { formatPhone } from "../../../core/text/phone.ts";
import { Checkbox } from "../../kit/field/checkbox.tsx";
import { toReadNotes } from "../../kit/sheet/read/open-sheet.tsx";
import { roles } from "../../kit/table/rows/roles.ts";
import { isQuestionable } from "../add/person.model.ts";
import { type BulkColumn, bulkColumns, type BulkRow, isGood, isTouched, rowLimit } from "./bulk.model.ts";
import type { Bulk, BulkState } from "./bulk.store.ts";
import { personMessages, employeeBulkMessages as texts } from "../personnel.messages.ts";

/** The most rows rendered; the count above is of all. */
const shownRows = 200;

type PreviewProps = { readonly bulk: Bulk } & Extract<BulkState, { step: "check" }>;

/** The rows as read, with the errors in their cells. */
export function PreviewStep({ bulk, rows, ...about }: PreviewProps) {
  const lead = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => lead.current?.focus(), []);
  const bad = useMemo(() => rows.filter((row) => !isGood(row)), [rows]);
  // Shows only the rows with errors at first; the sentence above counts the others.
  const [isOnlyBad, setOnlyBad] = useState(bad.length > 0);
  // Edited rows stay in the filtered list, so that a wrongOrEdited row doesn't disappear while a person types.
  const wrongOrEdited = useMemo(() => rows.filter((row) => !isGood(row) || isTouched(row)), [rows]);
  const notes = [...toReadNotes(about, rowLimit), ...(wrongOrEdited.length > 0 ? [texts.mendHelp] : [])];
  const listed = isOnlyBad ? wrongOrEdited : rows;
  return (
    <div className="bulk-preview grid gap-12">
      <p role="status" ref={lead} tabIndex={-1}>
        {texts.preview(formatNumber(rows.length - bad.length), formatNumber(bad.length))}
      </p>
      {notes.map((note) => (
        <p key={note} className="field-help">
          {note}
        </p>
      ))}
      {wrongOrEdited.length > 0 && <Checkbox label={texts.onlyBad} isChecked={isOnlyBad} onChange={setOnlyBad} />}
      {/* A scrolling region must be focusable (WCAG 2.1.1). */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="bulk-scroll" role="region" aria-label={texts.previewCaption} tabIndex={0}>
        <table className="bulk-table bulk-cells text-sm table-full" {...roles.table}>
          <caption className="visually-hidden">{texts.previewCaption}</caption>
          <thead {...roles.group}>
            <tr {...roles.row}>
              <th scope="col" {...roles.columnHead}>
                {texts.line}
              </th>
              {bulkColumns.map((column) => (
                <th key={column} scope="col" {...roles.columnHead}>
                  {texts.heads[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody {...roles.group}>
            {listed.slice(0, shownRows).map((row) => (
              <Fragment key={row.line}>
                <tr {...roles.row} className={row.problem === null ? undefined : "questioned"}>
                  <th scope="row" {...roles.rowHead} data-label={texts.line}>
                    {row.line}
                  </th>
                  {bulkColumns.map((column) => (
                    <Cell key={column} bulk={bulk} row={row} column={column} />
                  ))}
                </tr>
                {row.problem !== null && <Problem bulk={bulk} row={row} problem={row.problem} />}
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
      {listed.length > shownRows && <p className="field-help">{texts.more(formatNumber(listed.length - shownRows))}</p>}
    </div>
  );
}

interface ProblemProps {
  readonly bulk: Bulk;
  readonly row: BulkRow;
  readonly problem: string;
}

/** Below a row whose cells may be in the wrong columns: why, and the person's confirmation that they aren't. */
function Problem({ bulk, row, problem }: ProblemProps) {
  return (
    <tr {...roles.row} className="bulk-problem">
      <td {...roles.cell} colSpan={bulkColumns.length + 1}>
        <span className={row.isConfirmed ? "cell-note" : "cell-error"}>{problem}</span>
        <Checkbox
          label={texts.confirm(row.line)}
          isChecked={row.isConfirmed}
          onChange={(isConfirmed) => bulk.confirm(row.line, isConfirmed)}
        />
      </td>
    </tr>
  );
}

interface CellProps {
  readonly bulk: Bulk;
  readonly row: BulkRow;
  readonly column: BulkColumn;
}

/** A cell with an error, an edited one, or one that may belong to another column is a text field. */
function Cell({ bulk, row, column }: CellProps) {
  const { values, errors, edited, problem } = row;
  const error = errors[column];
  const isQuestioned = column === "phone" && !error && isQuestionable(values.phone);
  const text = column === "phone" && !error ? formatPhone(values.phone) : values[column];
  const isField = error !== undefined || problem !== null || edited.includes(column);
  return (
    <td {...roles.cell} data-label={texts.heads[column]} className={error ? `cell-${column} wrong` : `cell-${column}`}>
      {isField ? (
        <CellField
          bulk={bulk}
          row={row}
          column={column}
          error={error}
          shown={edited.includes(column) ? values[column] : text}
        />
      ) : (
        <Words text={text} />
      )}
      {isQuestioned && <span className="cell-note">{personMessages.phoneNote}</span>}
    </td>
  );
}

/** Allows an e-mail address to break before its @ only. */
function Words({ text }: { readonly text: string }) {
  const at = text.indexOf("@");
  if (at < 1) return text;
  return (
    <>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </>
  );
}

const modes = { email: "email", phone: "tel" } as const satisfies Partial<Record<BulkColumn, string>>;

interface CellFieldProps extends CellProps {
  readonly error: string | undefined;
  readonly shown: string;
}

function CellField({ bulk, row, column, error, shown }: CellFieldProps) {
  const id = useId();
  const before = useRef("");
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === "Enter") {
      event.preventDefault();
      focusNextWrong(event.currentTarget);
    }
    // Esc restores the cell and doesn't close the dialog with the whole list.
    if (event.key === "Escape") {
      event.preventDefault();
      event.stopPropagation();
      bulk.edit(row.line, column, before.current);
    }
  };
  return (
    <>
      <input
        className="input cell-field"
        value={shown}
        inputMode={column in modes ? modes[column as keyof typeof modes] : "text"}
        autoComplete="off"
        aria-label={texts.cell(texts.heads[column], row.line)}
        aria-invalid={error !== undefined}
        aria-describedby={error ? id : undefined}
        onFocus={() => {
          before.current = row.values[column];
        }}
        onKeyDown={handleKey}
        onChange={(event) => bulk.edit(row.line, column, event.target.value)}
      />
      {error && (
        <span id={id} className="cell-error">
          {error}
        </span>
      )}
    </>
  );
}

/** Enter moves to the next cell with an error, from the last one to the first. */
function focusNextWrong(field: HTMLInputElement): void {
  const fields = [...(field.closest("table")?.querySelectorAll<HTMLInputElement>(".cell-field") ?? [])];
  const index = fields.indexOf(field);
  const after = [...fields.slice(index + 1), ...fields.slice(0, index)];
  after.find((other) => other.getAttribute("aria-invalid") === "true")?.focus();
}

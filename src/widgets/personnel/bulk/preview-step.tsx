import { useMemo, useState } from "react";
import { formatNumber } from "../../../core/format.ts";
import { formatPhone } from "../../../core/phone.ts";
import { Checkbox } from "../../kit/ui/checkbox.tsx";
import { personMessages } from "../add/person.messages.ts";
import { isQuestionable } from "../add/person.model.ts";
import { bulkMessages as texts } from "./bulk.messages.ts";
import { type BulkColumn, bulkColumns, type BulkRow, isGood } from "./bulk.model.ts";
import { rowLimit } from "./open-sheet.ts";

/** So many rows are drawn; the count above speaks of all. */
const shownRows = 200;

interface PreviewProps {
  readonly rows: readonly BulkRow[];
  readonly isTruncated: boolean;
}

/** Every row as it was read, with what is wrong in its cells. */
export function PreviewStep({ rows, isTruncated }: PreviewProps) {
  const bad = useMemo(() => rows.filter((row) => !isGood(row)), [rows]);
  const [isOnlyBad, setOnlyBad] = useState(false);
  const listed = isOnlyBad ? bad : rows;
  return (
    <div className="bulk-preview">
      <p role="status">{texts.preview(formatNumber(rows.length - bad.length), formatNumber(bad.length))}</p>
      {isTruncated && <p className="field-help">{texts.truncated(formatNumber(rowLimit))}</p>}
      {bad.length > 0 && <Checkbox label={texts.onlyBad} isChecked={isOnlyBad} onChange={setOnlyBad} />}
      {/* What scrolls must be reachable for the keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className="bulk-scroll" role="region" aria-label={texts.previewCaption} tabIndex={0}>
        <table className="bulk-table">
          <caption className="visually-hidden">{texts.previewCaption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.line}</th>
              {bulkColumns.map((column) => (
                <th key={column} scope="col">
                  {texts.heads[column]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {listed.slice(0, shownRows).map((row) => (
              <tr key={row.line} className={isGood(row) ? undefined : "bad"}>
                <th scope="row">{row.line}</th>
                {bulkColumns.map((column) => (
                  <Cell key={column} row={row} column={column} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {listed.length > shownRows && <p className="field-help">{texts.more(formatNumber(listed.length - shownRows))}</p>}
    </div>
  );
}

function Cell({ row: { values, errors }, column }: { readonly row: BulkRow; readonly column: BulkColumn }) {
  const text = column === "phone" && !errors.phone ? formatPhone(values.phone) : values[column];
  const error = errors[column];
  const isQuestioned = column === "phone" && !error && isQuestionable(values.phone);
  return (
    <td className={error ? "wrong" : undefined}>
      {text}
      {error && <span className="cell-error">{error}</span>}
      {isQuestioned && <span className="cell-note">{personMessages.phoneNote}</span>}
    </td>
  );
}

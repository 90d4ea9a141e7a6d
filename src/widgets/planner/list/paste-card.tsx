import { useStore } from "@nanostores/react";
import { useEffect, useId, useRef } from "react";
import circleCheckIcon from "lucide-static/icons/circle-check.svg?raw";
import fileSpreadsheetIcon from "lucide-static/icons/file-spreadsheet.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import { formatNumber } from "../../../core/text/format.ts";
import { TransientButton } from "../../kit/element/transient-button.tsx";
import { EmptyPanel, NoticeLine } from "../../kit/feedback/panel.tsx";
import { openSheet, useSheetInput } from "../../kit/sheet/read/open-sheet.tsx";
import { readMessages } from "../../kit/sheet/sheet.messages.ts";
import { Icon } from "../../kit/text/icon.tsx";
import { plannerListMessages as texts } from "../planner.messages.ts";
import { listHeads, type ListRow, rowLimit } from "./list-rows.model.ts";
import type { PlaceList } from "./list.store.ts";

/** Rows shown beside the text; those with a fault come first, wherever they are. */
const shownRows = 8;

/** Takes the list: a text area, and beside it the rows as they were read. */
export function PasteCard({ list }: { readonly list: PlaceList }) {
  const id = useId();
  const { text, rows, notes, isReading, error } = useStore(list.$draft);
  const reading = useRef<AbortController>(null);
  useEffect(() => () => reading.current?.abort(), []);
  const read = (source: File | string) => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    return openSheet(source, { limit: rowLimit + 1, heads: listHeads, signal });
  };
  const open = (source: File | string) =>
    void (typeof source === "string" ? list.type(source, read) : list.open(() => read(source)));
  const { isOver, dropProps, onPaste, fileInput, choose } = useSheetInput(open);
  return (
    <section className="card clipped place-list-paste stack" part="card" {...dropProps}>
      <div className="place-list-write grid gap-8 min-0">
        <h2 className="card-title">{texts.title}</h2>
        <p>{texts.intro}</p>
        <label className="weight-medium" htmlFor={id}>
          {readMessages.pasteLabel}
        </label>
        <textarea
          id={id}
          className={isOver ? "place-list-text over" : "place-list-text"}
          value={text}
          rows={10}
          spellCheck={false}
          autoComplete="off"
          placeholder={texts.pasteExample}
          aria-describedby={`${id}-help`}
          onChange={(event) => open(event.target.value)}
          onPaste={onPaste}
        />
        <p id={`${id}-help`} className="place-list-note">
          {texts.limit(formatNumber(rowLimit))}
        </p>
        {error !== null && (
          <p className="place-list-error" role="alert">
            {error}
          </p>
        )}
      </div>
      <div className="place-list-read grid gap-8 min-0">
        <ReadRows rows={rows} />
        {notes.map((note) => (
          <p key={note} className="place-list-note">
            {note}
          </p>
        ))}
        <NoticeLine>{texts.privacy}</NoticeLine>
      </div>
      <footer className="place-list-buttons wrap gap-8">
        <button
          type="button"
          className="button"
          aria-disabled={isReading}
          aria-busy={isReading}
          onClick={() => isReading || choose()}
        >
          <Icon of={fileSpreadsheetIcon} />
          {isReading ? readMessages.reading : readMessages.choose}
        </button>
        {fileInput}
        <span className="push" />
        {text !== "" && (
          <TransientButton className="button" onClick={list.clear}>
            {texts.clear}
          </TransientButton>
        )}
        <button type="button" className="button primary" disabled={rows.length === 0} onClick={() => void list.place()}>
          {texts.place(formatNumber(rows.length))}
        </button>
      </footer>
    </section>
  );
}

const faultOf = ({ name, address, problem }: ListRow): string | null =>
  problem ?? (address === "" ? texts.addressMissing : name === "" ? texts.nameMissing : null);

function ReadRows({ rows }: { readonly rows: readonly ListRow[] }) {
  const faulty = rows.filter((row) => faultOf(row) !== null);
  const shown = [...faulty, ...rows.filter((row) => !faulty.includes(row))].slice(0, shownRows);
  return (
    <>
      <div className="place-list-read-head row wrap">
        <h3 className="strong">{texts.read}</h3>
        <span className="count">{formatNumber(rows.length)}</span>
        <p role="status" className={faulty.length > 0 ? "row gap-6 push wrong" : "row gap-6 push muted"}>
          {rows.length > 0 && (
            <>
              <Icon of={faulty.length > 0 ? triangleAlertIcon : circleCheckIcon} size="small" />
              {faulty.length > 0 ? texts.incomplete(formatNumber(faulty.length)) : texts.complete}
            </>
          )}
        </p>
      </div>
      {rows.length === 0 ? (
        <EmptyPanel title={texts.nothing}>{texts.nothingYet}</EmptyPanel>
      ) : (
        <table className="place-list-rows text-sm table-full">
          <thead>
            <tr>
              <th scope="col">{texts.line}</th>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.address}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <tr key={row.number}>
                <td>{formatNumber(row.number)}</td>
                <th scope="row">{row.name === "" ? "-" : row.name}</th>
                <td>
                  {row.address === "" ? "-" : row.address}
                  {faultOf(row) !== null && <small>{faultOf(row)}</small>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {rows.length > shown.length && (
        <p className="place-list-note">{texts.more(formatNumber(rows.length - shown.length))}</p>
      )}
    </>
  );
}

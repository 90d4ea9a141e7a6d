import { useStore } from "@nanostores/react";
import { type ClipboardEvent, type DragEvent, useEffect, useId, useRef, useState } from "react";
import downloadIcon from "lucide-static/icons/download.svg?raw";
import fileSpreadsheetIcon from "lucide-static/icons/file-spreadsheet.svg?raw";
import { formatNumber } from "../../../core/text/format.ts";
import { BookButton } from "../../kit/sheet/export/book-button.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { bulkMessages as texts } from "./bulk.messages.ts";
import type { Bulk } from "./bulk.store.ts";
import { toTemplate } from "./bulk-files.ts";
import { openSheet, rowLimit } from "./open-sheet.ts";

interface ChooseProps {
  readonly bulk: Bulk;
  readonly isReading: boolean;
  readonly error: string | null;
}

/** Takes a file (button or drop), or rows pasted from a spreadsheet. */
export function ChooseStep({ bulk, isReading, error }: ChooseProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const pasted = useStore(bulk.$pasted);
  const reading = useRef<AbortController>(null);
  // Closing the dialog aborts reading.
  useEffect(() => () => reading.current?.abort(), []);
  const open = (source: File | string) => {
    const { signal } = (reading.current = new AbortController());
    void bulk.open(() => openSheet(source, signal));
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    const text = event.dataTransfer.getData("text/plain");
    if (file) open(file);
    else if (text) open(text);
  };
  const pasteFile = (event: ClipboardEvent) => {
    const [file] = event.clipboardData.files;
    if (!file) return;
    event.preventDefault();
    open(file);
  };

  return (
    <div className="bulk-choose">
      <p className="form-intro">{texts.intro}</p>
      <div
        className={isOver ? "drop-zone over" : "drop-zone"}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Icon of={fileSpreadsheetIcon} />
        <button
          type="button"
          className="button primary"
          disabled={isReading}
          aria-busy={isReading}
          onClick={() => input.current?.click()}
        >
          {isReading ? texts.reading : texts.choose}
        </button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          aria-label={texts.choose}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            // Allows choosing the same file again after it was corrected: else `change` would not fire.
            event.target.value = "";
            if (file) open(file);
          }}
        />
        <BookButton className="link" book={toTemplate}>
          <Icon of={downloadIcon} size="small" />
          {texts.template}
        </BookButton>
        <p className="field-help">{texts.limit(formatNumber(rowLimit))}</p>
      </div>
      <label htmlFor={id} className="field-label">
        {texts.pasteLabel}
      </label>
      <textarea
        id={id}
        className="input paste"
        rows={4}
        value={pasted}
        onChange={(event) => bulk.$pasted.set(event.target.value)}
        onPaste={pasteFile}
        placeholder={texts.pasteExample}
      />
      <button
        type="button"
        className="button"
        disabled={isReading || pasted.trim() === ""}
        onClick={() => open(pasted)}
      >
        {texts.readPasted}
      </button>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

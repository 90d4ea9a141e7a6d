import { useStore } from "@nanostores/react";
import { useEffect, useId, useRef } from "react";
import downloadIcon from "lucide-static/icons/download.svg?raw";
import fileSpreadsheetIcon from "lucide-static/icons/file-spreadsheet.svg?raw";
import { formatNumber } from "../../../core/text/format.ts";
import { BookButton } from "../../kit/sheet/export/book-button.tsx";
import { openSheet } from "../../kit/sheet/read/open-sheet.ts";
import { readMessages } from "../../kit/sheet/sheet.messages.ts";
import { useSheetInput } from "../../kit/sheet/read/use-sheet-input.tsx";
import { Icon } from "../../kit/text/icon.tsx";
import { personnelBulkMessages as texts } from "../personnel.messages.ts";
import type { Bulk } from "./bulk.store.ts";
import { toTemplate } from "./bulk-files.ts";
import { bulkHeads, rowLimit } from "./bulk.model.ts";

interface ChooseProps {
  readonly bulk: Bulk;
  readonly isReading: boolean;
  readonly error: string | null;
}

/** Takes a file (button or drop), or rows pasted from a spreadsheet. */
export function ChooseStep({ bulk, isReading, error }: ChooseProps) {
  const id = useId();
  const pasted = useStore(bulk.$pasted);
  const reading = useRef<AbortController>(null);
  // Closing the dialog aborts reading.
  useEffect(() => () => reading.current?.abort(), []);
  const open = (source: File | string) => {
    const { signal } = (reading.current = new AbortController());
    void bulk.open(() => openSheet(source, { limit: rowLimit + 1, heads: bulkHeads, signal }));
  };
  const { isOver, dropProps, onPaste, fileInput, choose } = useSheetInput(open);
  return (
    <div className="bulk-choose grid gap-12">
      <p className="form-intro">{texts.intro}</p>
      <div className={isOver ? "drop-zone over grid gap-10" : "drop-zone grid gap-10"} {...dropProps}>
        <Icon of={fileSpreadsheetIcon} />
        <button type="button" className="button primary" disabled={isReading} aria-busy={isReading} onClick={choose}>
          {isReading ? readMessages.reading : readMessages.choose}
        </button>
        {fileInput}
        <BookButton className="link" book={toTemplate}>
          <Icon of={downloadIcon} size="small" />
          {texts.template}
        </BookButton>
        <p className="field-help">{texts.limit(formatNumber(rowLimit))}</p>
      </div>
      <label htmlFor={id} className="field-label">
        {readMessages.pasteLabel}
      </label>
      <textarea
        id={id}
        className="input paste"
        rows={4}
        value={pasted}
        onChange={(event) => bulk.$pasted.set(event.target.value)}
        onPaste={onPaste}
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
        <p className="field-error flex gap-6 text-sm" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

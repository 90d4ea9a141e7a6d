import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from "react";
import { formatNumber } from "../../../../core/text/format.ts";
import { cutText, cutUnits, toPlainText } from "../../../../core/text/text.ts";
import { readMessages as texts } from "../sheet.messages.ts";
import { SheetReadError, type SheetRow, type SheetText, toHeadKey } from "./read-answer.ts";
import { type ReadOptions, readSheet } from "./read-sheet.ts";

/** The rows of a file or of pasted text; rejects with a sentence for the person. Aborting ends the worker that reads. */
export async function openSheet(source: File | string, options: ReadOptions): Promise<SheetText> {
  try {
    return await readSheet(source, options);
  } catch (error) {
    throw new Error(error instanceof SheetReadError ? texts.failures[error.failure] : texts.failures.failed, {
      cause: error,
    });
  }
}

/** The sheet that was read, where the person may have meant another. */
export function toSheetNote(sheets: SheetText["sheets"]): string[] {
  return sheets && sheets.others.length > 0 ? [texts.sheetRead(sheets.read, sheets.others)] : [];
}

/** What the person should know about how a file was read; `limit`: the most rows that are read. */
export function toReadNotes({ sheets, encoding, isTruncated }: Omit<SheetText, "rows">, limit: number): string[] {
  return [
    ...toSheetNote(sheets),
    ...(encoding === "mac" || encoding === "dos" ? [texts.encodings[encoding]] : []),
    ...(isTruncated ? [texts.truncated(formatNumber(limit))] : []),
  ];
}

/** The index of each column that a row of heads names; of two with one name the first. `names`: accepted heads as by `toHeadKey`. */
export function findColumns<Column extends string>(
  head: SheetRow | undefined,
  names: Readonly<Record<Column, readonly string[]>>,
): ReadonlyMap<Column, number> {
  const columns = Object.keys(names) as Column[];
  const found = new Map<Column, number>();
  head?.cells.forEach((title, index) => {
    const key = toHeadKey(title);
    const column = columns.find((one) => names[one].includes(key));
    if (column && !found.has(column)) found.set(column, index);
  });
  return found;
}

/** Why a row's cells may be in the wrong columns, as a sentence; `width`: the number of columns. */
export function toRowProblem({ cells, problem }: SheetRow, width: number): string | null {
  if (problem === "open-quote") return texts.problems.openQuote;
  if (problem === "missing-cells") return texts.problems.missing;
  if (problem !== "surplus-cells") return null;
  const surplus = cells.slice(width).filter((cell) => cell.trim() !== "");
  return texts.problems.surplus(surplus.slice(0, 3).map((cell) => cutText(cutUnits(toPlainText(cell), 200), 40)));
}

interface SheetInput {
  /** A file is dragged over the element with `dropProps`. */
  readonly isOver: boolean;
  /** For the element onto which a file or text is dropped. */
  readonly dropProps: {
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: () => void;
    readonly onDrop: (event: DragEvent) => void;
  };
  /** For the text area: a pasted file is opened, pasted text stays the text area's. */
  readonly onPaste: (event: ClipboardEvent) => void;
  /** The hidden file input; render it once. */
  readonly fileInput: ReactNode;
  /** Opens the browser's file dialog. */
  readonly choose: () => void;
}

/** Takes a spreadsheet by button, drop or paste; text is taken by drop only. */
export function useSheetInput(open: (source: File | string) => void): SheetInput {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  return {
    isOver,
    dropProps: {
      onDragOver(event) {
        event.preventDefault();
        setOver(true);
      },
      onDragLeave: () => setOver(false),
      onDrop(event) {
        event.preventDefault();
        setOver(false);
        const [file] = event.dataTransfer.files;
        const text = event.dataTransfer.getData("text/plain");
        if (file) open(file);
        else if (text) open(text);
      },
    },
    onPaste(event) {
      const [file] = event.clipboardData.files;
      if (!file) return;
      event.preventDefault();
      open(file);
    },
    choose: () => input.current?.click(),
    fileInput: (
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
    ),
  };
}

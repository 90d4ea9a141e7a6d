import { type ClipboardEvent, type DragEvent, type ReactNode, useRef, useState } from "react";
import { readMessages as texts } from "../sheet.messages.ts";

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

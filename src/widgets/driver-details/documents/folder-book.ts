import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import type { Day } from "../../../core/time/day.ts";
import { toDocumentSheetColumns } from "../../shared/documents/document-sheet.ts";
import type { Book } from "../../kit/sheet/model.ts";
import { driverDetailsMessages as texts } from "../driver-details.messages.ts";

/** `<Sürücü> ISG Belgeleri.xlsx`: the documents that match the present filters. */
export function toFolderBook(driverName: string, documents: readonly DriverDocument[], today: Day): Book {
  return {
    file: texts.file(driverName),
    sheets: [{ name: texts.sheet, columns: toDocumentSheetColumns(today), rows: documents }],
  };
}

import type { DriverDocument } from "../../core/api/driver-documents.ts";
import type { Day } from "../../core/time/day.ts";
import { type DriverReportRow, fetchDriverReport } from "../../core/drivers/driver-report.ts";
import type { Http } from "../../core/http/http.ts";
import { toDocumentSheetColumns } from "../shared/documents/document-sheet.ts";
import type { Book, SheetColumn } from "../kit/sheet/model.ts";
import { driverDocumentsMessages } from "./driver-documents.messages.ts";

const texts = driverDocumentsMessages.sheets;

/** One row per driver who has a document in the first sheet. */
export const reportColumns: readonly SheetColumn<DriverReportRow>[] = [
  { header: texts.driver, type: "text", value: ({ driver }) => driver.name },
  { header: texts.routes, type: "text", value: ({ driver }) => driver.routeNames.join(", ") || null },
  { header: texts.plate, type: "text", value: ({ driver }) => driver.plate },
  { header: texts.completion, type: "percent", value: ({ driver }) => driver.completionRate },
  {
    header: texts.documents,
    type: "integer",
    value: ({ counts }) => counts && counts.awaiting + counts.approved + counts.rejected + counts.other,
  },
  { header: texts.awaiting, type: "integer", value: ({ counts }) => counts?.awaiting },
  { header: texts.approved, type: "integer", value: ({ counts }) => counts?.approved },
  { header: texts.rejected, type: "integer", value: ({ counts }) => counts?.rejected },
  { header: texts.other, type: "integer", value: ({ counts }) => counts?.other },
  { header: texts.waiting, type: "text", value: ({ waiting }) => waiting.join(", ") || null },
];

/** `Onay Bekleyen Belgeler.xlsx`: the documents that match the present filters, and their drivers. */
export function toPendingBook(http: Http, documents: readonly DriverDocument[], today: Day): Book {
  const names = new Set(documents.map(({ driverName }) => driverName).filter((name) => name !== null));
  return {
    file: texts.file,
    sheets: [
      { name: texts.data, columns: toDocumentSheetColumns(today), rows: documents },
      {
        name: texts.report,
        columns: reportColumns,
        rows: (signal: AbortSignal) => fetchDriverReport(http, names, signal),
      },
    ],
  };
}

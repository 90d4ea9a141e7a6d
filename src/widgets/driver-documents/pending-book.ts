import type { DriverDocument } from "../../core/api/driver-documents.ts";
import type { Day } from "../../core/time/day.ts";
import { type DriverReportRow, fetchDriverReport } from "../../core/drivers/driver-report.ts";
import type { Http } from "../../core/http/http.ts";
import { toDocumentSheetColumns } from "../shared/documents/document-sheet.ts";
import type { Book, SheetColumn } from "../kit/sheet/model.ts";
import { driverDocumentsMessages as messages } from "./driver-documents.messages.ts";

/** One row per driver who has a document in the first sheet. */
export const toReportColumns = (): readonly SheetColumn<DriverReportRow>[] => [
  { header: messages.sheets.driver, type: "text", value: ({ driver }) => driver.name },
  { header: messages.sheets.routes, type: "text", value: ({ driver }) => driver.routeNames.join(", ") || null },
  { header: messages.sheets.plate, type: "text", value: ({ driver }) => driver.plate },
  { header: messages.sheets.completion, type: "percent", value: ({ driver }) => driver.completionRate },
  {
    header: messages.sheets.documents,
    type: "integer",
    value: ({ counts }) => counts && counts.awaiting + counts.approved + counts.rejected + counts.other,
  },
  { header: messages.sheets.awaiting, type: "integer", value: ({ counts }) => counts?.awaiting },
  { header: messages.sheets.approved, type: "integer", value: ({ counts }) => counts?.approved },
  { header: messages.sheets.rejected, type: "integer", value: ({ counts }) => counts?.rejected },
  { header: messages.sheets.other, type: "integer", value: ({ counts }) => counts?.other },
  { header: messages.sheets.waiting, type: "text", value: ({ waiting }) => waiting.join(", ") || null },
];

/** `Onay Bekleyen Belgeler.xlsx`: the documents that match the present filters, and their drivers. */
export function toPendingBook(http: Http, documents: readonly DriverDocument[], today: Day): Book {
  const names = new Set(documents.map(({ driverName }) => driverName).filter((name) => name !== null));
  return {
    file: messages.sheets.file,
    sheets: [
      { name: messages.sheets.data, columns: toDocumentSheetColumns(today), rows: documents },
      {
        name: messages.sheets.report,
        columns: toReportColumns(),
        rows: (signal: AbortSignal) => fetchDriverReport(http, names, signal),
      },
    ],
  };
}

import type { DriverDocument, PendingDocuments } from "../../core/api/driver-documents.ts";
import type { BulkState } from "../../core/drivers/bulk-approval.ts";
import { isAwaiting } from "../../core/drivers/document-status.ts";
import { type DriverReportRow, fetchDriverReport } from "../../core/drivers/driver-report.ts";
import type { ApiError } from "../../core/http/errors.ts";
import type { Http } from "../../core/http/http.ts";
import type { Load } from "../../core/query/query.ts";
import type { Day } from "../../core/time/day.ts";
import type { Workbook, SheetColumn } from "../kit/sheet/model.ts";
import { firstPage, parseTableQuery, type TableState, toTableQuery } from "../kit/table/table-state.ts";
import { toDocumentSheetColumns } from "../shared/documents/document-fields.tsx";
import { driverDocumentsMessages as texts } from "./driver-documents.messages.ts";

export const tableDefaults: TableState = firstPage();
const filters = ["category", "driver_name", "route_name", "expiry"];

/** The state kept in `query`. */
export interface DocumentsState {
  readonly table: TableState;
  /** Id of the document that is open, or is to be opened. */
  readonly documentId: number | null;
}

export function readDocumentId(query: string): number | null {
  const id = new URLSearchParams(query).get("document");
  return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : null;
}

export function writeState({ table, documentId }: DocumentsState): string {
  const query = new URLSearchParams(writeQuery(table));
  if (documentId !== null) query.set("document", String(documentId));
  return query.toString();
}

export function readQuery(query: string): TableState {
  return parseTableQuery(query, tableDefaults, { filters });
}

function writeQuery(state: TableState): string {
  return toTableQuery(state, tableDefaults);
}

const none: readonly DriverDocument[] = [];

/** Keeps only documents that still wait for approval, without those decided since the response; computed once per response. */
export function toShownList(): (load: Load<PendingDocuments>) => readonly DriverDocument[] {
  let last: { readonly data: PendingDocuments; readonly shown: readonly DriverDocument[] } | null = null;
  return (load) => {
    if (load.status !== "ready") return none;
    if (last?.data !== load.data) last = { data: load.data, shown: load.data.documents.filter(isAwaiting) };
    return last.shown;
  };
}

const noFailures: ReadonlyMap<number, ApiError> = new Map();

/** The refused documents that still wait. */
export function toFailures(state: BulkState, shown: readonly DriverDocument[]): ReadonlyMap<number, ApiError> {
  if (state.status !== "done") return noFailures;
  const refused = [...state.outcomes].filter((entry): entry is [number, ApiError] => entry[1] !== null);
  if (refused.length === 0) return noFailures;
  const waiting = new Set(shown.map(({ id }) => id));
  return new Map(refused.filter(([id]) => waiting.has(id)));
}

/** One row per driver who has a document in the first sheet. */
export const toReportColumns = (): readonly SheetColumn<DriverReportRow>[] => [
  { header: texts.sheets.driver, type: "text", value: ({ driver }) => driver.name },
  { header: texts.sheets.routes, type: "text", value: ({ driver }) => driver.routeNames.join(", ") || null },
  { header: texts.sheets.plate, type: "text", value: ({ driver }) => driver.plate },
  { header: texts.sheets.completion, type: "percent", value: ({ driver }) => driver.completionRate },
  {
    header: texts.sheets.documents,
    type: "integer",
    value: ({ counts }) => counts && counts.awaiting + counts.approved + counts.rejected + counts.other,
  },
  { header: texts.sheets.awaiting, type: "integer", value: ({ counts }) => counts?.awaiting },
  { header: texts.sheets.approved, type: "integer", value: ({ counts }) => counts?.approved },
  { header: texts.sheets.rejected, type: "integer", value: ({ counts }) => counts?.rejected },
  { header: texts.sheets.other, type: "integer", value: ({ counts }) => counts?.other },
  { header: texts.sheets.waiting, type: "text", value: ({ waiting }) => waiting.join(", ") || null },
];

/** `Onay Bekleyen Belgeler.xlsx`: the documents that match the present filters, and their drivers. */
export function toPendingWorkbook(http: Http, documents: readonly DriverDocument[], today: Day): Workbook {
  const names = new Set(documents.map(({ driverName }) => driverName).filter((name) => name !== null));
  return {
    file: texts.sheets.file,
    sheets: [
      { name: texts.sheets.data, columns: toDocumentSheetColumns(today), rows: documents },
      {
        name: texts.sheets.report,
        columns: toReportColumns(),
        rows: (signal: AbortSignal) => fetchDriverReport(http, names, signal),
      },
    ],
  };
}

import type { Book, SheetColumn } from "../../kit/sheet/model.ts";
import { personnelBulkMessages as texts } from "../personnel.messages.ts";
import { bulkColumns } from "./bulk.model.ts";
import { type BulkResult, isAccepted, isUnknown } from "./bulk.store.ts";

const columns = (): readonly SheetColumn<BulkResult>[] =>
  bulkColumns.map((column) => ({
    header: texts.heads[column],
    type: "text",
    value: ({ row }) => row.values[column],
    width: column === "address" ? 48 : 22,
  }));
const reason = (): SheetColumn<BulkResult> => ({
  header: texts.reason,
  type: "text",
  value: (result) => result.reason,
  width: 48,
});
const line = (): SheetColumn<BulkResult> => ({ header: texts.line, type: "integer", value: ({ row }) => row.line });

/** Heads only: an example row would be sent by mistake. */
export const toTemplate = (): Book => ({
  file: texts.templateFile,
  sheets: [{ name: texts.title, columns: columns(), rows: [] }],
});

const toBook = (file: string, rows: readonly BulkResult[]): Book => ({
  file,
  sheets: [{ name: texts.title, columns: [...columns(), reason(), line()], rows }],
});

/** The rows that were refused or not sent, with the reasons and their rows in the file, to be corrected and opened again. */
export const toRejectedBook = (results: readonly BulkResult[]): Book =>
  toBook(
    texts.rejectedFile,
    results.filter((result) => !isAccepted(result) && !isUnknown(result)),
  );

/** The rows without an answer, to be compared with the list: these people may have been added. */
export const toUnknownBook = (results: readonly BulkResult[]): Book =>
  toBook(texts.unknownFile, results.filter(isUnknown));

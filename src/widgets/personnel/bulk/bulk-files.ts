import type { Session } from "../../../core/session.ts";
import { exportBook } from "../../kit/sheet/export-book.ts";
import type { Book, SheetColumn } from "../../kit/sheet/model.ts";
import { bulkMessages as texts } from "./bulk.messages.ts";
import { type BulkColumn, bulkColumns } from "./bulk.model.ts";
import type { BulkResult } from "./bulk.store.ts";

const columns = bulkColumns.map(
  (column: BulkColumn): SheetColumn<BulkResult> => ({
    header: texts.heads[column],
    type: "text",
    value: ({ row }) => row.values[column],
    width: column === "address" ? 48 : 22,
  }),
);
const reason: SheetColumn<BulkResult> = {
  header: texts.reason,
  type: "text",
  value: (result) => result.reason,
  width: 48,
};

/** Heads only: an example row would be sent by somebody. */
const template: Book = { file: texts.templateFile, sheets: [{ name: texts.title, columns, rows: [] }] };

async function save(session: Session, book: Book): Promise<void> {
  const { name, blob } = await exportBook(book, "xlsx", {
    signal: new AbortController().signal,
    onProgress: () => undefined,
  });
  session.environment.saveFile(blob, name);
}

export function downloadTemplate(session: Session): Promise<void> {
  return save(session, template);
}

/** What was not accepted, with the reasons: to be corrected and opened again. */
export function toRejectedBook(results: readonly BulkResult[]): Book {
  const rejected = results.filter(({ outcome }) => outcome !== "accepted");
  return { file: texts.rejectedFile, sheets: [{ name: texts.title, columns: [...columns, reason], rows: rejected }] };
}

export function downloadRejected(session: Session, results: readonly BulkResult[]): Promise<void> {
  return save(session, toRejectedBook(results));
}

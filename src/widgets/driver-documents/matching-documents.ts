import type { ReadableAtom } from "nanostores";
import type { DriverDocument } from "../../core/api/driver-documents.ts";
import type { Day } from "../../core/time/day.ts";
import type { ApiError } from "../../core/http/errors.ts";
import { toMatchingRows } from "../kit/table/search/matching-rows.ts";
import { hasCriteria, type TableState } from "../kit/table/table-state.ts";
import { toColumns } from "./columns.tsx";
import { driverDocumentsMessages as texts } from "./driver-documents.messages.ts";

interface DocumentList {
  readonly $shown: ReadableAtom<readonly DriverDocument[]>;
  readonly $table: ReadableAtom<TableState>;
  readonly $failures: ReadableAtom<ReadonlyMap<number, ApiError>>;
  readonly today: () => Day;
}

/** The documents that match search and filters, of all pages, in the order of the list. */
export function toMatchingDocuments(store: DocumentList): readonly DriverDocument[] {
  return toMatchingRows(store.$shown.get(), toColumns(store.today(), store.$failures.get()), store.$table.get());
}

/** Label and number of the bulk approval: with a search or a filter only the matching documents. */
export function toApproval(store: DocumentList): { readonly label: string; readonly count: number } {
  if (!hasCriteria(store.$table.get())) return { label: texts.approveAll, count: store.$shown.get().length };
  const { length: count } = toMatchingDocuments(store);
  return { label: texts.approveListed(count), count };
}

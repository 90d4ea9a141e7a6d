import type { DriverDocument } from "../../core/api/driver-documents.ts";
import { toMatchingRows } from "../kit/table/matching-rows.ts";
import { toColumns } from "./columns.tsx";
import type { DriverDocuments } from "./driver-documents.store.ts";

/** All documents that answer search and filters at this moment, on every page and in the order of the list. */
export function toListed(store: DriverDocuments): readonly DriverDocument[] {
  return toMatchingRows(store.$shown.get(), toColumns(store.today(), store.$failures.get()), store.$table.get());
}

import { type DocumentChoices, fetchDocumentChoices } from "../api/documents.ts";
import type { QueryOptions } from "../query/query.ts";

/** Filter options of the files list: the names, types and periods of all files. */
export const documentChoices: QueryOptions<DocumentChoices> = {
  key: ["document-choices"],
  fetch: fetchDocumentChoices,
};

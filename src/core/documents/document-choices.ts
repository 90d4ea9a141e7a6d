import { fetchDocumentChoices, documentChoicesCall } from "../api/documents.ts";
import { queryOf } from "../query/call-query.ts";

/** Filter options of the files list: the names, types and periods of all files. */
export const documentChoices = queryOf(documentChoicesCall, fetchDocumentChoices);

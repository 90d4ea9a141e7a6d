import {
  driverFolderCall,
  fetchDriverFolder,
  fetchPendingDocuments,
  pendingDocumentsCall,
} from "../api/driver-documents.ts";
import { queryOf } from "../query/call-query.ts";

/** All documents waiting for the company's approval. */
export const pendingDocuments = queryOf(pendingDocumentsCall, fetchPendingDocuments);

/** The documents of one driver. */
export const driverFolder = (id: string) => queryOf(driverFolderCall, fetchDriverFolder, id);

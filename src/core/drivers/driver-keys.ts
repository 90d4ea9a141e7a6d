import { fetchPendingDocuments, type PendingDocuments } from "../api/driver-documents.ts";
import type { QueryOptions } from "../query/query.ts";

/* Keys of all queries that a decision about documents changes. */

/** All documents waiting for the company's approval. */
export const pendingDocuments: QueryOptions<PendingDocuments> = {
  key: ["pending-documents"],
  fetch: fetchPendingDocuments,
};

/** Key prefix of the drivers' lists, which show shares computed from the documents. */
export const driverLists = ["drivers"] as const;

/** Key prefix of drivers' folders; the driver's id follows. */
export const driverFolders = ["driver-folder"] as const;

import { fetchPendingDocuments, type PendingDocuments } from "../api/driver-documents.ts";
import type { QueryOptions } from "../query/query.ts";

/* Keys of the queries that a decision about documents changes; one place, so that no screen is forgotten. */

/** All documents that wait for the company. */
export const pendingDocuments: QueryOptions<PendingDocuments> = {
  key: ["pending-documents"],
  fetch: fetchPendingDocuments,
};

/** Beginning of the keys of the drivers' list, whose shares follow from the documents. */
export const driverLists = ["drivers"] as const;

/** Beginning of the keys of drivers' folders; the driver's id follows. */
export const driverFolders = ["driver-folder"] as const;

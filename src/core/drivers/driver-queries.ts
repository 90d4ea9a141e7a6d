import { driverCall, fetchDriver } from "../api/driver-detail.ts";
import {
  driverFolderCall,
  fetchDriverFolder,
  fetchPendingDocuments,
  pendingDocumentsCall,
} from "../api/driver-documents.ts";
import { driversCall, fetchAllDrivers } from "../api/drivers.ts";
import { keyOf, queryOf } from "../query/call-query.ts";

/** All drivers of the company's routes. */
export const allDrivers = { key: keyOf(driversCall, "all"), fetch: fetchAllDrivers };

/** One driver with vehicle and routes. */
export const driverOf = (id: string) => queryOf(driverCall, fetchDriver, id);

/** All documents waiting for the company's approval. */
export const pendingDocuments = queryOf(pendingDocumentsCall, fetchPendingDocuments);

/** The documents of one driver. */
export const driverFolder = (id: string) => queryOf(driverFolderCall, fetchDriverFolder, id);

import { type Driver, fetchDriver, type VerifiedDocument } from "../api/driver-detail.ts";
import { type DriverRow, fetchAllDrivers } from "../api/drivers.ts";
import { runBatch } from "../http/batch.ts";
import { ApiError } from "../http/errors.ts";
import type { Http } from "../http/http.ts";
import { type DocumentStatus, toDocumentStatus } from "./document-status.ts";

/** One driver in the report of the pending documents. */
export interface DriverReportRow {
  readonly driver: DriverRow;
  /** Number of documents by status; null: the provider no longer has the driver. */
  readonly counts: Readonly<Record<DocumentStatus, number>> | null;
  /** Names of the documents that wait for a decision of the company. */
  readonly waiting: readonly string[];
}

/** Concurrent calls. */
const limit = 2;
/** Number of rows yielded at once. */
const slice = 20;

function countStatuses(documents: readonly VerifiedDocument[]): Readonly<Record<DocumentStatus, number>> {
  const counts = { awaiting: 0, approved: 0, rejected: 0, other: 0 };
  for (const document of documents) counts[toDocumentStatus(document)] += 1;
  return counts;
}

function toRow(driver: DriverRow, detail: Driver | null): DriverReportRow {
  const documents = detail?.verifiedDocuments ?? [];
  return {
    driver,
    counts: detail && countStatuses(documents),
    waiting: documents.filter((document) => toDocumentStatus(document) === "awaiting").map(({ type }) => type),
  };
}

async function fetchKnown(http: Http, id: string, signal: AbortSignal): Promise<Driver | null> {
  try {
    return await fetchDriver(http, id, signal);
  } catch (error) {
    // Removed since the list was loaded: the row stays, without figures.
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}

/** Report rows of the drivers with these names, yielded in groups of {@link slice}. Throws ApiError. */
export async function* fetchDriverReport(
  http: Http,
  names: ReadonlySet<string>,
  signal: AbortSignal,
): AsyncGenerator<{ readonly rows: readonly DriverReportRow[]; readonly count: number }, void, undefined> {
  if (names.size === 0) return;
  const drivers = (await fetchAllDrivers(http, signal)).filter(({ name }) => names.has(name));
  for (let start = 0; start < drivers.length; start += slice) {
    const items = drivers.slice(start, start + slice);
    const run = ({ id }: DriverRow, ownSignal: AbortSignal) => fetchKnown(http, id, ownSignal);
    const { results, failures } = await runBatch({ items, run, limit, signal });
    signal.throwIfAborted();
    if (failures[0]) throw failures[0].error;
    yield { rows: items.map((driver) => toRow(driver, results.get(driver) ?? null)), count: drivers.length };
  }
}

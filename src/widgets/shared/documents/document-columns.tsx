import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import type { Day } from "../../../core/time/day.ts";
import { type Expiry, toExpiry } from "../../../core/drivers/expiry.ts";
import { formatDay, missing } from "../../../core/text/format.ts";
import type { Column } from "../../kit/table/column.ts";
import { StatusChip, toStatusText } from "./document-status.tsx";
import { documentMessages as texts } from "./documents.messages.ts";
import { ExpiryMark } from "./expiry-mark.tsx";

export type DocumentColumn = Column<DriverDocument>;

/** Id of the column with the remaining validity; part of `query`. */
export const expiryColumn = "expiry";

const toDayText = (day: Day | null) => (day === null ? missing : formatDay(day));
const many = (label: string) => ({ label, kind: "many" }) as const;

export const nameColumn: DocumentColumn = {
  id: "document_name",
  header: texts.name,
  text: ({ name }) => name,
  isTitle: true,
  isSearched: true,
  isSortable: true,
};

export const categoryColumn: DocumentColumn = {
  id: "category",
  header: texts.category,
  text: ({ category }) => category ?? missing,
  isUnbroken: true,
  isSearched: true,
  isSortable: true,
  isHideable: true,
  filter: many(texts.category),
};

export const registryColumn: DocumentColumn = {
  id: "registry_date",
  header: texts.registryDay,
  text: ({ registryDay }) => toDayText(registryDay),
  value: ({ registryDay }) => registryDay,
  isSortable: true,
  isHideable: true,
};

export const receivingColumn: DocumentColumn = {
  id: "receiving_date",
  header: texts.receivingDay,
  text: ({ receivingDay }) => toDayText(receivingDay),
  value: ({ receivingDay }) => receivingDay,
  isSortable: true,
  isHideable: true,
};

const expiries = Object.entries(texts.expiries).map(([value, label]) => ({ value, label }));

export function toExpiryColumn(today: Day): DocumentColumn {
  return {
    id: expiryColumn,
    header: texts.expirationDay,
    text: ({ expirationDay }) => toDayText(expirationDay),
    value: ({ expirationDay }) => expirationDay,
    cell: (document) => <ExpiryMark document={document} today={today} />,
    isSortable: true,
    filter: {
      label: texts.expiry,
      kind: "many",
      options: expiries,
      value: (document): Expiry => toExpiry(document, today),
    },
  };
}

export const statusColumn: DocumentColumn = {
  id: "status",
  header: texts.state,
  text: toStatusText,
  cell: (document) => (
    <span className="document-state">
      <StatusChip document={document} />
      {document.rejectionReason !== null && <span className="document-reason">{document.rejectionReason}</span>}
    </span>
  ),
  isSortable: true,
  filter: many(texts.state),
};

export const driverColumn: DocumentColumn = {
  id: "driver_name",
  header: texts.driver,
  text: ({ driverName }) => driverName ?? missing,
  isSearched: true,
  isSortable: true,
  filter: many(texts.driver),
};

export const routeColumn: DocumentColumn = {
  id: "route_name",
  header: texts.route,
  text: ({ routeName }) => routeName ?? missing,
  isSearched: true,
  isSortable: true,
  isHideable: true,
  filter: many(texts.route),
};

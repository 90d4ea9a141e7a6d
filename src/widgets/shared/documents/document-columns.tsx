import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import type { Day } from "../../../core/time/day.ts";
import { type Expiry, toExpiry } from "../../../core/drivers/expiry.ts";
import { formatDay, missing } from "../../../core/text/format.ts";
import { toDocumentStatus } from "../../../core/drivers/document-status.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Column } from "../../kit/table/column.ts";
import { ExpiryMark, StatusChip, toStatusText, toUrgencyChip } from "./document-status.tsx";
import { documentMessages as texts } from "./documents.messages.ts";

export type DocumentColumn = Column<DriverDocument>;

/** Id of the column with the remaining validity; part of `query`. */
export const expiryColumn = "expiry";

const toDayText = (day: Day | null) => (day === null ? missing : formatDay(day));
const many = (label: string) => ({ label, kind: "many" }) as const;

/** All columns of documents by name; each table uses some of them. */
export const documentColumns = localized(
  () =>
    ({
      name: {
        id: "document_name",
        header: texts.name,
        text: ({ name }) => name,
        cell: ({ name }, mark) => <span lang="tr">{mark(name)}</span>,
        role: "title",
        isSearched: true,
        isSortable: true,
      },
      category: {
        id: "category",
        header: texts.category,
        text: ({ category }) => category ?? missing,
        cell: ({ category }, mark) => (category === null ? missing : <span lang="tr">{mark(category)}</span>),
        isUnbroken: true,
        isSearched: true,
        isSortable: true,
        isHideable: true,
        filter: many(texts.category),
      },
      registry: {
        id: "registry_date",
        header: texts.registryDay,
        text: ({ registryDay }) => toDayText(registryDay),
        value: ({ registryDay }) => registryDay,
        isSortable: true,
        isHideable: true,
      },
      receiving: {
        id: "receiving_date",
        header: texts.receivingDay,
        text: ({ receivingDay }) => toDayText(receivingDay),
        value: ({ receivingDay }) => receivingDay,
        isSortable: true,
        isHideable: true,
      },
      status: {
        id: "status",
        header: texts.state,
        text: toStatusText,
        role: "state",
        chip: (document) => toDocumentStatus(document) !== "approved" && <StatusChip document={document} />,
        cell: (document) => (
          <span className="document-state">
            <StatusChip document={document} />
            {document.rejectionReason !== null && (
              <span className="document-reason" lang="tr">
                {document.rejectionReason}
              </span>
            )}
          </span>
        ),
        isSortable: true,
        filter: many(texts.state),
      },
      driver: {
        id: "driver_name",
        header: texts.driver,
        text: ({ driverName }) => driverName ?? missing,
        role: "summary",
        isSearched: true,
        isSortable: true,
        filter: many(texts.driver),
      },
      route: {
        id: "route_name",
        header: texts.route,
        text: ({ routeName }) => routeName ?? missing,
        role: "summary",
        isSearched: true,
        isSortable: true,
        isHideable: true,
        filter: many(texts.route),
      },
    }) satisfies Record<string, DocumentColumn>,
);

export function toExpiryColumn(today: Day): DocumentColumn {
  return {
    id: expiryColumn,
    header: texts.expirationDay,
    text: ({ expirationDay }) => toDayText(expirationDay),
    value: ({ expirationDay }) => expirationDay,
    cell: (document) => <ExpiryMark document={document} today={today} />,
    role: "value",
    tally: (document) => texts.expiries[toExpiry(document, today)],
    chip: (document) => toUrgencyChip(document, today),
    isSortable: true,
    filter: {
      label: texts.expiry,
      kind: "many",
      options: Object.entries(texts.expiries).map(([value, label]) => ({ value, label })),
      value: (document): Expiry => toExpiry(document, today),
    },
  };
}

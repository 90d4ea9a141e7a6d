import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import { toDocumentStatus } from "../../../core/drivers/document-status.ts";
import { type Expiry, toDaysLeft, toExpiry, urgentExpiries } from "../../../core/drivers/expiry.ts";
import { missing } from "../../../core/text/format.ts";
import type { Day } from "../../../core/time/day.ts";
import { anyOf, date, defineFields, type Field, sheetOnly, text } from "../../kit/table/fields.ts";
import { DocumentState, ExpiryMark, StatusChip, toStatusText, toUrgencyChip } from "./document-status.tsx";
import { documentMessages as texts } from "./documents.messages.ts";

/** Id of the column with the remaining validity; part of `query`. */
export const expiryColumn = "expiry";

/** All fields of a document in the provider's order, and the days of validity left; each table shows some of them. */
export const documentFields = (today: Day) =>
  ({
    name: text("document_name", texts.name, ({ name }) => name, {
      cell: ({ name }, mark) => <span lang="tr">{mark(name)}</span>,
      role: "title",
      isSearched: true,
      isSortable: true,
    }),
    category: text("category", texts.category, ({ category }) => category, {
      cell: ({ category }, mark) => (category === null ? missing : <span lang="tr">{mark(category)}</span>),
      isUnbroken: true,
      isSearched: true,
      isSortable: true,
      isHideable: true,
      filter: { kind: "many" },
    }),
    registry: date("registry_date", texts.registryDay, ({ registryDay }) => registryDay, {
      isSortable: true,
      isHideable: true,
    }),
    status: text<DriverDocument>("status", texts.state, toStatusText, {
      role: "state",
      chip: (document) => toDocumentStatus(document) !== "approved" && <StatusChip document={document} />,
      cell: (document) => (
        <DocumentState>
          <StatusChip document={document} />
          {document.rejectionReason !== null && (
            <span className="muted text-sm" lang="tr">
              {document.rejectionReason}
            </span>
          )}
        </DocumentState>
      ),
      isSortable: true,
      filter: { kind: "many" },
    }),
    rejectionReason: sheetOnly("text", texts.rejectionReason, ({ rejectionReason }) => rejectionReason),
    value: sheetOnly("text", texts.value, ({ value }) => value),
    driver: text("driver_name", texts.driver, ({ driverName }) => driverName, {
      role: "summary",
      isSearched: true,
      isSortable: true,
      filter: { kind: "many" },
    }),
    route: text("route_name", texts.route, ({ routeName }) => routeName, {
      role: "summary",
      isSearched: true,
      isSortable: true,
      isHideable: true,
      filter: { kind: "many" },
    }),
    receiving: date("receiving_date", texts.receivingDay, ({ receivingDay }) => receivingDay, {
      isSortable: true,
      isHideable: true,
    }),
    expiry: date(expiryColumn, texts.expirationDay, ({ expirationDay }) => expirationDay, {
      cell: (document) => <ExpiryMark document={document} today={today} />,
      role: "value",
      tally: (document) => texts.expiries[toExpiry(document, today)],
      chip: (document) => toUrgencyChip(document, today),
      isSortable: true,
      filter: {
        ...anyOf([...urgentExpiries, "later", "never"], (expiry) => texts.expiries[expiry]),
        label: texts.expiry,
        value: (document): Expiry => toExpiry(document, today),
      },
    }),
    daysLeft: sheetOnly("integer", texts.daysLeftHead, (document) => toDaysLeft(document, today)),
  }) satisfies Record<string, Field<DriverDocument>>;

/** All fields, as in a file. */
export const toDocumentSheetColumns = (today: Day) =>
  defineFields<DriverDocument>(Object.values(documentFields(today))).sheetColumns;

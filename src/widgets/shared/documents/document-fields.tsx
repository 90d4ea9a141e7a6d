import { useMemo } from "react";
import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import {
  countExpiries,
  type Expiry,
  toDaysLeft,
  toDocumentStatus,
  toExpiry,
  urgentExpiries,
} from "../../../core/drivers/document-status.ts";
import { missing } from "../../../core/text/format.ts";
import type { Day } from "../../../core/time/day.ts";
import { useStyles } from "../../kit/element/styles.ts";
import { anyOf, date, defineFields, type Field, sheetOnly, text } from "../../kit/table/fields.ts";
import { type TableState, withFilter } from "../../kit/table/table-state.ts";
import { Badge } from "../../kit/text/badge.tsx";
import {
  DocumentState,
  documentStyles,
  ExpiryMark,
  StatusChip,
  toStatusText,
  toUrgencyChip,
} from "./document-status.tsx";
import { documentMessages as texts } from "./documents.messages.ts";

/** Id of the column with the remaining validity; part of `query`. */
const expiryColumn = "expiry";

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

/** "Within 60 days" includes those within 30. */
const meant: Readonly<Record<(typeof urgentExpiries)[number], readonly Expiry[]>> = {
  expired: ["expired"],
  "in-30": ["in-30"],
  "in-60": ["in-30", "in-60"],
};

interface ExpiryButtonsProps {
  /** All documents of the list, without its filters. */
  readonly documents: readonly DriverDocument[];
  readonly today: Day;
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
}

/** Number of documents that have expired or expire soon; each button filters the list to them. */
export function ExpiryButtons({ documents, today, state, onChange }: ExpiryButtonsProps) {
  useStyles(documentStyles);
  const counts = useMemo(() => countExpiries(documents, today), [documents, today]);
  const chosen = state.filters[expiryColumn] ?? [];
  return (
    <div className="expiry-buttons wrap gap-8" role="group" aria-label={texts.quickLabel}>
      {urgentExpiries.map((urgent) => {
        const values = meant[urgent];
        const count = values.reduce((sum, expiry) => sum + counts[expiry], 0);
        const isPressed = chosen.length === values.length && values.every((value) => chosen.includes(value));
        return (
          <button
            key={urgent}
            type="button"
            className={`expiry-button ${urgent}`}
            aria-pressed={isPressed}
            disabled={count === 0 && !isPressed}
            onClick={() => onChange(withFilter(state, expiryColumn, isPressed ? [] : values))}
          >
            {texts.quick[urgent]}
            <Badge kind={urgent === "expired" && count > 0 ? "danger" : "neutral"} count={count} />
          </button>
        );
      })}
    </div>
  );
}

import type { ReactNode } from "react";
import calendarClockIcon from "lucide-static/icons/calendar-clock.svg?raw";
import checkIcon from "lucide-static/icons/check.svg?raw";
import clockIcon from "lucide-static/icons/clock.svg?raw";
import hourglassIcon from "lucide-static/icons/hourglass.svg?raw";
import triangleAlertIcon from "lucide-static/icons/triangle-alert.svg?raw";
import xIcon from "lucide-static/icons/x.svg?raw";
import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import { type DocumentStatus, toDaysLeft, toDocumentStatus, toExpiry } from "../../../core/drivers/document-status.ts";
import { type ApiError, isUnanswered, toHelp } from "../../../core/http/errors.ts";
import { formatDay, missing } from "../../../core/text/format.ts";
import { toTurkishLower } from "../../../core/text/text.ts";
import type { Day } from "../../../core/time/day.ts";
import { Chip, type ChipKind } from "../../kit/text/chip.tsx";
import { styles, useStyles } from "../../kit/element/styles.ts";
import css from "./documents.css?inline";
import { documentMessages as texts } from "./documents.messages.ts";

export const documentStyles = styles(css);

/** What is said of a document, with the chips about it. */
export function DocumentState({ children }: { readonly children: ReactNode }) {
  useStyles(documentStyles);
  return <span className="document-line document-state inline-row wrap">{children}</span>;
}

/** Red while it waits for the company, green when approved, otherwise the warning colour. */
const looks: Readonly<Record<DocumentStatus, readonly [ChipKind, string]>> = {
  awaiting: ["bad", clockIcon],
  approved: ["ok", checkIcon],
  rejected: ["warn", xIcon],
  other: ["warn", hourglassIcon],
};

/** "Süresi doldu", as a status and beside a day. */
const expiredLook = ["bad", triangleAlertIcon] as const;

type Stated = Pick<DriverDocument, "status" | "statusText">;

/** Display text of a document's status. */
export function toStatusText(document: Stated): string {
  const status = toDocumentStatus(document);
  return status === "other" ? (document.statusText ?? texts.status.unknown) : texts.status[status];
}

/** Whether the status itself says that the document has expired: in the provider's words, which are Turkish in every language. */
const isStatedExpired = (document: Stated) =>
  toDocumentStatus(document) === "other" && toTurkishLower(document.statusText ?? "") === "süresi doldu";

export function StatusChip({ document }: { readonly document: Stated }) {
  const status = toDocumentStatus(document);
  const [kind, icon] = isStatedExpired(document) ? expiredLook : looks[status];
  const isProviders = status === "other" && document.statusText !== null;
  return (
    <Chip kind={kind} icon={icon}>
      {isProviders ? <span lang="tr">{document.statusText}</span> : toStatusText(document)}
    </Chip>
  );
}

type Dated = Pick<DriverDocument, "expirationDay" | "status" | "statusText">;

/** "Süresi doldu", "12 gün kaldı"; null when it isn't urgent, or when the status beside it says the same. */
export function toUrgency(document: Dated, today: Day): string | null {
  const expiry = toExpiry(document, today);
  if (expiry === "never" || expiry === "later") return null;
  if (expiry === "expired") return isStatedExpired(document) ? null : texts.expired;
  const days = toDaysLeft(document, today) ?? 0;
  return days === 0 ? texts.endsToday : texts.daysLeft(days);
}

/** The last day of a document, and how urgent it is. */
export function ExpiryMark({ document, today }: { readonly document: Dated; readonly today: Day }) {
  useStyles(documentStyles);
  if (document.expirationDay === null) return missing;
  return (
    <span className="document-line inline-row wrap">
      {formatDay(document.expirationDay)}
      {toUrgencyChip(document, today)}
    </span>
  );
}

/** How urgent a document is; null: not. */
export function toUrgencyChip(document: Dated, today: Day) {
  const urgency = toUrgency(document, today);
  if (urgency === null) return null;
  const expiry = toExpiry(document, today);
  const [kind, icon] =
    expiry === "expired" ? expiredLook : ([expiry === "in-30" ? "warn" : "line", calendarClockIcon] as const);
  return (
    <Chip kind={kind} icon={icon}>
      {urgency}
    </Chip>
  );
}

/** Why the provider refused a decision on a document. */
export function toRefusalText(error: ApiError): string {
  if (isUnanswered(error)) return texts.mayBeDecided;
  if (error.status === 409) return texts.decidedElsewhere;
  return error.status === 404 ? texts.missing : toHelp(error);
}

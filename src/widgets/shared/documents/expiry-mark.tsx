import type { DriverDocument } from "../../../core/api/driver-documents.ts";
import type { Day } from "../../../core/time/day.ts";
import { toDaysLeft, toExpiry } from "../../../core/drivers/expiry.ts";
import { formatDay, missing } from "../../../core/text/format.ts";
import { toTurkishLower } from "../../../core/text/text.ts";
import { Chip } from "../../kit/text/chip.tsx";
import { calendarClockIcon, triangleAlertIcon } from "../../kit/text/icons.ts";
import { toStatusText } from "./document-status.tsx";
import { documentMessages as texts } from "./documents.messages.ts";

type Dated = Pick<DriverDocument, "expirationDay" | "status" | "statusText">;

/** "Süresi doldu", "12 gün kaldı"; null when it isn't urgent, or when the status beside it says the same. */
export function toUrgency(document: Dated, today: Day): string | null {
  const expiry = toExpiry(document, today);
  if (expiry === "never" || expiry === "later") return null;
  if (expiry === "expired")
    return toTurkishLower(toStatusText(document)) === toTurkishLower(texts.expired) ? null : texts.expired;
  const days = toDaysLeft(document, today) ?? 0;
  return days === 0 ? texts.endsToday : texts.daysLeft(days);
}

/** The last day of a document, and how urgent it is. */
export function ExpiryMark({ document, today }: { readonly document: Dated; readonly today: Day }) {
  if (document.expirationDay === null) return missing;
  const urgency = toUrgency(document, today);
  const isOver = toExpiry(document, today) === "expired";
  return (
    <span className="document-expiry">
      {formatDay(document.expirationDay)}
      {urgency !== null && (
        <Chip
          kind={isOver ? "bad" : toExpiry(document, today) === "in-30" ? "warn" : "line"}
          icon={isOver ? triangleAlertIcon : calendarClockIcon}
        >
          {urgency}
        </Chip>
      )}
    </span>
  );
}

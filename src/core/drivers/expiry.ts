import type { DriverDocument } from "../api/driver-documents.ts";
import { addDays, type Day, daysBetween } from "../time/day.ts";

/** How soon a document loses its force. */
export type Expiry = "expired" | "in-30" | "in-60" | "later" | "never";

/** Those that want somebody's attention, the most urgent one first. */
export const urgentExpiries = ["expired", "in-30", "in-60"] as const satisfies readonly Expiry[];

/** The last days of the spans; counted once a day, not once for each of ten thousand documents. */
let spans = { today: "", in30: "", in60: "" };

/**
 * Its last day still counts: a document that ends today is not expired. Documents of a kind without such a day, and those
 * whose day the provider doesn't know, never expire.
 */
export function toExpiry({ expirationDay }: Pick<DriverDocument, "expirationDay">, today: Day): Expiry {
  if (expirationDay === null) return "never";
  if (spans.today !== today) spans = { today, in30: addDays(today, 30), in60: addDays(today, 60) };
  if (expirationDay < today) return "expired";
  if (expirationDay <= spans.in30) return "in-30";
  return expirationDay <= spans.in60 ? "in-60" : "later";
}

/** Days that a document still has; negative when it is over, null when it never ends. */
export function toDaysLeft({ expirationDay }: Pick<DriverDocument, "expirationDay">, today: Day): number | null {
  return expirationDay === null ? null : daysBetween(today, expirationDay);
}

/** How many documents there are of each kind. */
export function countExpiries(
  documents: readonly Pick<DriverDocument, "expirationDay">[],
  today: Day,
): Readonly<Record<Expiry, number>> {
  const counts = { expired: 0, "in-30": 0, "in-60": 0, later: 0, never: 0 };
  for (const document of documents) counts[toExpiry(document, today)] += 1;
  return counts;
}

import { formatNumber } from "../../../core/text/format.ts";
import { plural } from "../../../core/text/plural.ts";
import type { reservationsMessages } from "./reservations.messages.ts";

export const reservationsEnglish: typeof reservationsMessages = {
  title: "Bookings",
  failed: "Bookings could not be loaded",
  week: "Week",
  thisWeek: "This Week",
  lastWeek: "Last Week",
  unit: (total) => (total === 1 ? "booking" : "bookings"),
  regular: "Regular",
  flexible: "Flexible",
  total: "Total",
  day: "Day",
  emptyThis: "There are no bookings for this week.",
  emptyLast: "There are no bookings for last week.",
  summary: (week, total, regular, flexible) =>
    `${week}: ${plural(formatNumber(total), "booking", "bookings")}, ${formatNumber(regular)} regular, ${formatNumber(flexible)} flexible.`,
};

import { formatNumber } from "../../../core/text/format.ts";
import type { tripsMessages } from "./trips.messages.ts";

export const tripsEnglish: typeof tripsMessages = {
  title: "Planned Trips",
  failed: "The list of trips could not be loaded",
  countsFailed: "The numbers of trips could not be loaded",
  direction: "Direction of trips",
  morning: "Morning",
  evening: "Evening",
  completed: "Completed",
  live: "Live",
  scheduled: "Scheduled",
  cancelled: "Cancelled",
  unknown: "Unknown",
  days: "Trips by day",
  dayCounts: (day, completed, live, scheduled) =>
    `${day}: ${formatNumber(completed)} completed, ${formatNumber(live)} live, ${formatNumber(scheduled)} scheduled`,
  publicHoliday: (name) => `Public holiday: ${name}`,
  halfDay: (name) => `Half day: ${name}`,
  list: { morning: "Morning trips", evening: "Evening trips" },
  bothWays: "Morning and evening together",
  week: "This week",
  listed: "All listed days",
  today: (name) => `Today: ${name}`,
  nextWeek: "The new week's trips appear here on Monday.",
  all: {
    morning: (count) => `All Morning Trips (${formatNumber(count)})`,
    evening: (count) => `All Evening Trips (${formatNumber(count)})`,
  },
  empty: { morning: "There are no morning trips planned.", evening: "There are no evening trips planned." },
};

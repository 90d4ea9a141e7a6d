import type { rangeMessages } from "./range.messages.ts";

export const rangeEnglish: typeof rangeMessages = {
  label: "Preset ranges",
  named: {
    today: "Today",
    yesterday: "Yesterday",
    "this-week": "This Week",
    "last-week": "Last Week",
    "this-month": "This Month",
    "last-month": "Last Month",
  },
};

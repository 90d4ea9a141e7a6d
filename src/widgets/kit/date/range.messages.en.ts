import type { rangeMessages } from "./range.messages.ts";

export const rangeEnglish: typeof rangeMessages = {
  label: "Preset ranges",
  named: {
    today: "Today",
    yesterday: "Yesterday",
    "this-week": "This week",
    "last-week": "Last week",
    "this-month": "This month",
    "last-month": "Last month",
  },
};

import type * as messages from "./date.messages.ts";

export const texts: typeof messages = {
  calendarMessages: {
    today: "Today",
    chosen: "selected",
    months: "Navigation bar",
    previous: "Go to the Previous Month",
    next: "Go to the Next Month",
  },
  monthPickerMessages: {
    previous: "Previous month",
    next: "Next month",
    choose: "Choose a month",
    year: "Year",
    previousYear: "Previous year",
    nextYear: "Next year",
  },
  rangeMessages: {
    label: "Preset ranges",
    named: {
      today: "Today",
      yesterday: "Yesterday",
      "this-week": "This Week",
      "last-week": "Last Week",
      "this-month": "This Month",
      "last-month": "Last Month",
    },
  },
};

import type { headMessages } from "./head.messages.ts";

export const headEnglish: typeof headMessages = {
  range: "Date Range",
  start: "Start date",
  end: "End date",
  list: "Show",
  problems: {
    "start-missing": "Please enter the start date.",
    "end-missing": "Please enter the end date.",
    "start-too-early": "The start date must be 01/08/2018 or later.",
    "start-after-end": "The start date must be at least one day before the end date.",
    "end-too-late": "The end date must not be after today.",
  },
};

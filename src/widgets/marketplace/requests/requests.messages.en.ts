import { plural } from "../../../core/text/plural.ts";
import type { requestMessages } from "./requests.messages.ts";

export const requestEnglish: typeof requestMessages = {
  title: "Booking Requests",
  failed: "Booking requests could not be loaded",
  none: "You Have No Booking Requests",
  noneHelp: "Lines on which you have booked a seat are listed here.",
  toSearch: "Search Seats",
  status: { created: "Request Received", rejected: "Rejected", other: "In Progress" },
  changed: "(Updated)",
  rejected: "Sorry, your request was rejected.",
  contact: "Please contact our support team for details:",
  show: "Show Line",
  showOf: (line, person) => `Show line: ${line}, ${person}`,
  cancel: "Cancel",
  cancelOf: (line, person) => `Cancel: ${line}, ${person}`,
  cancelText: "The booking below will be cancelled. Do you want to continue?",
  cancelled: (line, person) => `Booking cancelled: ${line}, ${person}.`,
  perSeat: "seat / month",
  inactive: (count) => `${plural(count, "request is", "requests are")} not shown since the line is no longer active.`,
};

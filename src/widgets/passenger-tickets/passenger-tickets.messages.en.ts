import type { passengerTicketsMessages } from "./passenger-tickets.messages.ts";

export const passengerTicketsEnglish: typeof passengerTicketsMessages = {
  title: "Employee Requests",

  statistics: "Numbers of requests",
  tiles: {
    total: { label: "All requests", short: "requests" },
    solved: { label: "Solved", short: "solved" },
    open: { label: "Open", short: "open" },
  },
  statisticsFailed: "The numbers of requests could not be loaded",

  status: "Status of the requests",
  open: "Open requests",
  solved: "Solved requests",

  listCaption: { open: "Open requests", solved: "Solved requests" },
  listFailed: "Requests could not be loaded",
  empty: "There are no requests",
  noun: { bare: "requests", from: "requests", all: "requests" },
  search: "Search no., subject or employee",
  detail: "Details",
  number: "Request no.",
  subject: "Subject",
  passenger: "Employee",
  created: "Created on",
  replies: "Replies",
  noSubject: "No subject",

  panelFailed: "The conversation could not be loaded",
  close: "Close conversation",
  isOpen: "Open",
  isSolved: "Solved",
};

import { ticketStatuses } from "../../core/api/tickets.ts";
import { defineContract } from "../kit/element/contract.ts";

export const passengerTicketsContract = defineContract({
  tag: "shuttle-passenger-tickets",
  summary: "What the company's employees have asked, open and solved, each with its conversation",
  attributes: {
    status: {
      type: "choice",
      values: ticketStatuses,
      default: "open",
      description: "Which tickets are listed at first; a person can switch",
    },
  },
  firstCalls: [
    { path: "/api/get/zendesk/tickets/?status={status}", unless: "query" },
    { path: "/api/get/zendesk/tickets/statistic/" },
  ],
  slots: { heading: "The area's heading, default an `h2`" },
  parts: { root: "The frame around everything", card: "The tiles, the list and the conversation" },
});

import { defineContract } from "../kit/element/contract.ts";

export const bookingContract = defineContract({
  tag: "shuttle-booking",
  summary: "The company's bookings, past and planned: filters, order, spreadsheet; each leads to its trip",
  attributes: {
    "page-size": {
      type: "number",
      default: 20,
      minimum: 1,
      maximum: 100,
      description: "Rows of a page at first; a person can choose 10, 20, 50 or 100",
    },
  },
  firstCalls: [
    { path: "/api/passenger/bookings/?page=1&page_size={page-size}", unless: "query" },
    { path: "/api/passenger/bookings/column-filters/" },
  ],
  slots: { heading: "The area's heading, default an `h2`" },
  parts: { root: "The frame around everything", card: "The card of the list" },
});

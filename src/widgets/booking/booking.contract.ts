import { defineContract } from "../kit/element/contract.ts";
import { pageSizeAttribute } from "../kit/table/page-size.contract.ts";

export const bookingContract = defineContract({
  tag: "shuttle-booking",
  summary: "The company's bookings, past and planned: filters, order, spreadsheet; each leads to its trip",
  attributes: {
    "page-size": pageSizeAttribute(),
  },
  firstCalls: [
    { path: "/api/passenger/bookings/?page=1&page_size={page-size}", unless: "query" },
    { path: "/api/passenger/bookings/column-filters/" },
  ],
  slots: { heading: "The area's heading, default an `h2`" },
  parts: { root: "The frame around everything", card: "The card of the list" },
});

import { defineContract } from "../kit/element/contract.ts";
import { pageSizeAttribute } from "../kit/table/page-size.contract.ts";

export const driversContract = defineContract({
  tag: "shuttle-drivers",
  summary:
    "The drivers and vehicles of the company's routes, how complete their documents are; each leads to its driver",
  attributes: {
    "page-size": pageSizeAttribute(),
  },
  firstCalls: [
    { path: "/api/routes/drivers/?page=1&per_page={page-size}", unless: "query" },
    {
      path: "/api/driver/documents/?column_filters=%7B%22statuses%22%3A%5B%22approved%22%2C%22whs_approved%22%5D%7D&page=1&per_page=1",
    },
  ],
  slots: { heading: "The area's heading, default an `h2`" },
  parts: { root: "The frame around everything", card: "The cards of the shares and of the list" },
});

import { defineContract } from "../kit/element/contract.ts";

export const driverDocumentsContract = defineContract({
  tag: "shuttle-driver-documents",
  summary: "Safety documents that wait for the company: approved or rejected one by one by keyboard, or all at once",
  attributes: {},
  firstCalls: [
    {
      path: "/api/driver/documents/?column_filters=%7B%22statuses%22%3A%5B%22approved%22%2C%22whs_approved%22%5D%7D&page=1&per_page=100000",
    },
  ],
  slots: { heading: "The area's heading, for assistive technology; default its title" },
  parts: { root: "The frame around everything", card: "The card of the list" },
});

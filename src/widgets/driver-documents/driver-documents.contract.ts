import { defineContract } from "../kit/element/contract.ts";

export const driverDocumentsContract = defineContract({
  tag: "shuttle-driver-documents",
  summary: "Safety documents that wait for the company: approved or rejected one by one by keyboard, or all at once",
  attributes: {},
  slots: { heading: "The area's heading, for assistive technology; default its title" },
  parts: { root: "The frame around everything", card: "The card of the list" },
  cssProperties: {},
});

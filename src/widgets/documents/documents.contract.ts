import { defineContract } from "../kit/element/contract.ts";
import { longPageSizes, pageSizeAttribute, usualPageSize } from "../kit/table/page-size.contract.ts";

export const documentsContract = defineContract({
  tag: "shuttle-documents",
  summary: "The contracts and reports that were uploaded for the company: filters, order, download",
  attributes: {
    "page-size": pageSizeAttribute(usualPageSize, longPageSizes),
  },
  firstCalls: [
    { path: "/api/company/documents/?page=1&page_size={page-size}&ordering=-uploaded_at", unless: "query" },
    { path: "/api/company/documents/column-filters/" },
  ],
  slots: { heading: "The area's heading, default an `h2`" },
  parts: { root: "The frame around everything", card: "The card of the list" },
});

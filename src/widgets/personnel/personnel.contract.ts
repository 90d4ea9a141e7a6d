import { defineContract } from "../kit/element/contract.ts";
import { pageSizeAttribute, shortPageSize } from "../kit/table/page-size.contract.ts";

export const personnelContract = defineContract({
  tag: "shuttle-personnel",
  summary: "The company's employees: list, where they live, details, membership, adding people, spreadsheet",
  isForDemo: true,
  identity: {
    "user-type": { description: "`admin` may add employees and change memberships" },
  },
  attributes: {
    "page-size": pageSizeAttribute(shortPageSize),
  },
  firstCalls: [
    { path: "/api/company/employees/?page=1&page_size={page-size}", unless: "query" },
    { path: "/api/company/employees/column-filters" },
    { path: "/api/company/summary/" },
    { path: "/api/company/kpi/history/" },
    { path: "/api/company/sla/" },
    { path: "/api/company/employees/?page=1&page_size=1&status=registered" },
    { path: "/api/company/employees/?page=1&page_size=1&status=on_hold" },
    { path: "/api/company/employees/?page=1&page_size=1&status=deleted" },
    { path: "/api/demo/employees/", isForDemo: true },
    { path: "/api/demo/employees/column-filters", isForDemo: true },
    { path: "/api/demo/summary/", isForDemo: true },
  ],
  slots: { heading: "The area's heading, default an `h2`" },
  parts: { root: "The frame around everything", card: "Every card" },
});

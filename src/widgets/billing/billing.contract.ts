import { defineContract } from "../kit/element/contract.ts";

export const billingContract = defineContract({
  tag: "shuttle-billing",
  summary:
    "The company's invoice of a month: payment plans, items, six months, and what every employee and route costs",
  identity: {
    "company-id": { description: "Whose invoices", isRequired: true },
  },
  attributes: {
    month: {
      type: "text",
      format: "YYYY-MM",
      default: null,
      description:
        "Which month is shown at first, as `2026-11`: from November 2018 to the current month, without it the current one; `query` may name another",
    },
  },
  firstCalls: [{ path: "/api/company/billing/{company-id}/is-billing-enabled/" }],
  slots: { heading: "The area's heading, default an `h2`" },
  parts: { root: "The frame around everything", card: "Every card" },
});

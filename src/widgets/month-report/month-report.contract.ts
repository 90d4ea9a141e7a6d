import { defineContract } from "../kit/element/contract.ts";

export const monthReportContract = defineContract({
  tag: "shuttle-month-report",
  summary:
    "The end of a month: what ran and who rode, the invoice proved against the bookings, use of seats, attendance, fairness, emissions",
  identity: {
    "company-id": { description: "Whose invoice is proved", isRequired: true },
  },
  attributes: {
    month: {
      type: "text",
      format: "YYYY-MM",
      default: null,
      description:
        "Which month is shown at first, as `2026-10`: from November 2018 to the current month, without it the last complete one; `query` may name another",
    },
    "emission-factors": {
      type: "text",
      default: null,
      description:
        'Emission factors as JSON: `{"source":"…","year":2026,"factors":[{"per":"person-km","kg":0.03,"name":"Otobüs"}]}`; `per` is `person-km` or `vehicle-km`. Without them no kilograms are computed',
    },
  },
  firstCalls: [{ path: "/api/company/billing/{company-id}/is-billing-enabled/" }],
  slots: { heading: "The area's heading, default an `h2`" },
  parts: { root: "The frame around everything", card: "Every card" },
});

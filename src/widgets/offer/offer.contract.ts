import { defineContract } from "../kit/element/contract.ts";

export const offerContract = defineContract({
  tag: "shuttle-offer",
  summary: "A demo account's price offers, seat-based or line-based: validity, prices, discounts, spreadsheet",
  isForDemo: true,
  attributes: {
    pilot: {
      type: "text",
      default: null,
      description:
        "Name of the pilot whose offer is shown at first; without it, or without such a one, the first offer",
    },
  },
  firstCalls: [
    { path: "/api/demo/offers/", isForDemo: true },
    { path: "/api/demo/line-based-offers/", isForDemo: true },
  ],
  slots: { heading: "The area's heading, default an `h2`" },
  parts: { root: "The frame around everything", card: "Each card" },
});

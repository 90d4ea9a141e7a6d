import { defineContract } from "../kit/element/contract.ts";

export const routesContract = defineContract({
  tag: "shuttle-routes",
  summary: "The company's routes with their employees; for demo accounts the routes of one offer at a time",
  isForDemo: true,
  attributes: {},
  firstCalls: [
    { path: "/api/routes/" },
    { path: "/api/demo/offers/", isForDemo: true },
    { path: "/api/demo/line-based-offers/", isForDemo: true },
  ],
  slots: { heading: "The area's heading, default an `h2`" },
  parts: { root: "The frame around everything", card: "The card of the list" },
});

import { defineContract } from "../kit/element/contract.ts";

export const marketplaceContract = defineContract({
  tag: "shuttle-marketplace",
  summary:
    "Empty seats on shared lines: search for an employee or an address, compare, reserve, one request for everybody",
  identity: {
    "company-id": { description: "What a seat saves against today's line" },
  },
  attributes: {
    "passenger-id": {
      type: "text",
      default: null,
      description:
        "Id of the employee a seat is searched for: the search opens with this person chosen. What `query` says goes before it",
    },
  },
  // Not the list of all employees, some 430 kB for 10 000: it would delay the code, and the search field needs it only when somebody uses it.
  firstCalls: [
    { path: "/api/marketplace/all-passengers-offer-request/" },
    { path: "/api/marketplace/request/" },
    { path: "/api/marketplace/past-search/?page_size=3&page=1", unless: "query" },
    { path: "/api/marketplace/routes", unless: "query" },
  ],
  slots: { heading: "The area's heading, default an `h2`" },
  parts: { root: "The frame around everything", card: "Every card" },
  cssProperties: {
    "--shuttle-map-height": "Height of list, detail and map beside each other, default 680px",
    "--shuttle-area-padding": "Room around everything but the lines, default none",
    "--shuttle-area-top": "Room above the heading, default none",
    "--shuttle-area-frame": "Border of list, detail and map, default a thin line",
    "--shuttle-area-head": "Background of the heading above the lines, default none",
  },
});

import { defineContract } from "../kit/element/contract.ts";

export const routeDetailsContract = defineContract({
  tag: "shuttle-route-details",
  summary: "One route: its way and stops on a map, times, driver, passengers, printable sheet and spreadsheet",
  isForDemo: true,
  attributes: {
    "route-id": {
      type: "text",
      default: null,
      description: "Unique id of the route, shared by its directions; with `offer` the numeric id of one direction",
    },
    offer: {
      type: "boolean",
      description: "Demo accounts: a route that was planned for an offer",
    },
    direction: {
      type: "choice",
      values: ["morning", "evening"],
      default: null,
      description:
        "Which way is shown at first: to the office or home; else `morning`, with `offer` that of `route-id`. `query` goes before it",
    },
  },
  firstCalls: [{ path: "/api/routes/", unless: "offer" }],
  slots: { heading: "The area's heading above the route's name, default its title" },
  parts: { root: "The frame around everything", card: "Every card" },
  cssProperties: { "--shuttle-map-height": "Height of the map, default 600px, in narrow slots 340px" },
});

import { defineContract } from "../kit/element/contract.ts";

export const pastRouteDetailsContract = defineContract({
  tag: "shuttle-past-route-details",
  summary: "Past trips of one route: the driven way with events and replay, passengers, driver, punctuality",
  attributes: {
    "route-id": {
      type: "text",
      default: null,
      description: "Unique id of the route, shared by its directions",
    },
    "date-start": {
      type: "text",
      format: "YYYY-MM-DD",
      default: null,
      description:
        "First day of the list, `YYYY-MM-DD`, from 1 August 2018 on; else five days before today. `query` goes before it",
    },
    "date-end": {
      type: "text",
      format: "YYYY-MM-DD",
      default: null,
      description: "Last day of the list, `YYYY-MM-DD`, later than the first and not after today; else today",
    },
  },
  firstCalls: [{ path: "/api/routes/" }],
  slots: { heading: "The area's heading above the route's name, default its title" },
  parts: { root: "The frame around everything", card: "Every card" },
  cssProperties: { "--shuttle-map-height": "Height of the map, default 420px, in narrow slots 340px" },
});

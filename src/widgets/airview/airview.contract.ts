import { defineContract } from "../kit/element/contract.ts";

export const airviewContract = defineContract({
  tag: "shuttle-airview",
  summary: "All routes on one map: filters, passenger search, stops and the people who board there",
  isForDemo: true,
  identity: {
    "company-latlng": { description: "The office on the map" },
  },
  attributes: {
    scope: {
      type: "choice",
      values: ["own", "area"],
      default: "own",
      description:
        "Which routes are shown at first: those of the company's people, or all of the region; demo accounts see their offers",
    },
    "route-id": {
      type: "text",
      default: null,
      description: "Unique id of the route that is selected at first; `query` may name another one",
    },
  },
  firstCalls: [
    {
      path: "/api/routes/?all_routes=false&area_routes=true&with_detail=true&per_page=999",
      when: { scope: "own" },
      unless: "query",
    },
    {
      path: "/api/routes/?all_routes=true&area_routes=true&with_detail=true&per_page=999",
      when: { scope: "area" },
      unless: "query",
    },
    { path: "/api/demo/offers/", isForDemo: true },
    { path: "/api/demo/line-based-offers/", isForDemo: true },
  ],
  slots: { heading: "The area's heading, default an `h2`" },
  parts: { root: "The frame around everything", panel: "Every panel that lies over the map" },
  cssProperties: {
    "--shuttle-map-height": "Height of the map, default 640px",
    "--shuttle-map-radius": "Corners of the map, default those of a card",
  },
});

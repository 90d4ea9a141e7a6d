import { defineContract } from "../kit/element/contract.ts";

export const overviewCards = [
  "attention",
  "kpi",
  "reservations",
  "trips",
  "employees",
  "network",
  "co2",
  "ratings",
] as const;
export type OverviewCard = (typeof overviewCards)[number];

export const overviewContract = defineContract({
  tag: "shuttle-overview",
  summary: "Commute figures of the company at a glance, card by card",
  identity: {
    "company-latlng": { description: "The office on the map of the network" },
    "company-id": { description: "The payment plan among what wants attention" },
  },
  attributes: {
    cards: {
      type: "list",
      values: overviewCards,
      default: [],
      description:
        "Which cards, in which order; without it the whole page with heading and footer. `attention` is not there while nothing wants attention",
    },
  },
  firstCalls: [
    { path: "/api/company/summary/", when: { cards: "kpi" } },
    { path: "/api/company/kpi/history/", when: { cards: "kpi" } },
    { path: "/api/company/sla/", when: { cards: "kpi" } },
    { path: "/api/company/reservations/", when: { cards: "reservations" } },
    { path: "/api/company/trip-personnel-count/", when: { cards: "trips" } },
    { path: "/api/company/trip-personnel/?is_morning=true", when: { cards: "trips" } },
    { path: "/api/company/trip-personnel-count/", when: { cards: "employees" } },
    { path: "/api/routes/", when: { cards: "network" } },
    { path: "/api/company/co2-emission", when: { cards: "co2" } },
    { path: "/api/company/ratings/", when: { cards: "ratings" } },
  ],
  slots: { heading: "The page's heading, default an `h2`; only without `cards`" },
  parts: {
    root: "The frame around everything",
    card: "Every card",
    footer: "The line at the end of the page; only without `cards`",
  },
  cssProperties: { "--shuttle-map-height": "Height of the network card's map, default at least 232px" },
});

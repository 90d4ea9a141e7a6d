import { defineContract } from "../kit/element/contract.ts";
import { pageSizeAttribute } from "../kit/table/page-size.contract.ts";

export const pastTripsContract = defineContract({
  tag: "shuttle-past-trips",
  summary: "The routes whose past trips can be looked at, with the reports on times and on speed limits",
  attributes: {
    "page-size": pageSizeAttribute(),
  },
  firstCalls: [
    {
      path: "/api/routes/?sort=%7B%22field%22%3A%22route_name%22%2C%22type%22%3A%22asc%22%7D&use_one_time_period=true&page=1&per_page=1000",
    },
    // For the default direction; its response is unused when the browser remembers the other direction or tab.
    {
      path: "/api/routes/?column_filters=%7B%22time_periods%22%3A%5B%22evening%22%5D%7D&use_one_time_period=true&page=1&per_page={page-size}",
      unless: "query",
    },
  ],
  slots: { heading: "The area's heading, default an `h2`" },
  parts: { root: "The frame around everything", card: "The card of the list" },
});

import { formatNumber } from "../../../core/text/format.ts";
import { plural } from "../../../core/text/plural.ts";
import type { ratingsMessages } from "./ratings.messages.ts";

export const ratingsEnglish: typeof ratingsMessages = {
  title: "Monthly Ratings",
  failed: "Ratings could not be loaded",
  trip: "Trip",
  driver: "Driver",
  vehicle: "Vehicle",
  votes: (count) => plural(formatNumber(count), "rating", "ratings"),
  noVotes: "No ratings yet",
  outOfFive: (value) => `${value} out of 5`,
  rose: (difference) => `Trip rating up ${difference} on last month`,
  fell: (difference) => `Trip rating down ${difference} on last month`,
  same: "Trip rating unchanged on last month",
  empty: "There are no ratings for this month yet.",
};

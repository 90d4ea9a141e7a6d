import type { runsMessages } from "./runs.messages.ts";
import { formatNumber } from "../../../core/text/format.ts";
import { plural } from "../../../core/text/plural.ts";

export const runsEnglish: typeof runsMessages = {
  view: "View",
  routes: "Routes",
  runs: "Trips of the Day",
  day: "Day",
  caption: "Trips of the chosen day",
  asking: "Fetching trips",
  answered: (done, total) =>
    `${formatNumber(done)} of ${plural(total, "route", "routes", formatNumber(total))} fetched`,
  failed: "The day's trips could not be loaded",
  incomplete: "Trips or no-shows could not be fetched for some routes.",
  empty: "There were no trips on this day.",
  emptyHoliday: (name) => `There were no trips on this day: ${name}, a public holiday.`,
  search: "Search route or trip no.",
  noun: { bare: "trips", from: "trips", all: "trips" },
  detail: "Details",
  onlySome: (count) =>
    `The ${plural(count, "trip", "trips", formatNumber(count))} of the alert in Overview ${count === 1 ? "is" : "are"} shown. The alert is about the delay at a stop, this table about that at the office.`,
  showAll: "Show All Trips of the Day",
  route: "Route",
  number: "Trip no.",
  date: "Date",
  direction: "Direction",
  directions: { morning: "To the Office", evening: "From the Office" },
  planned: "Plan (office)",
  actual: "Actual",
  difference: "Difference",
  noShows: "No-shows",
  onTime: "Exactly on time",
  late: (minutes) => `${formatNumber(minutes)}\u00a0min late`,
  early: (minutes) => `${formatNumber(minutes)}\u00a0min early`,
  sheet: {
    file: (day) => `Trips of ${day}.xlsx`,
    name: "Trips",
    routeNumber: "Route no.",
    difference: "Difference (min)",
    kilometres: "Way (km)",
  },
};

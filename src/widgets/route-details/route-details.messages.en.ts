import type { routeDetailsMessages } from "./route-details.messages.ts";

export const routeDetailsEnglish: typeof routeDetailsMessages = {
  title: "Route Details",
  direction: "Direction",
  directions: { morning: "To the Office", evening: "From the Office" },
  detailFailed: "Route details could not be loaded",
  feedbackFailed: "The form could not be loaded",
  missing: "Route not found",
  missingHelp: "The route may have been removed, or the link may be wrong.",
  toList: "Back to Routes",
  noRoute: "No route is selected.",
  summary: "Summary",
  times: {
    morning: { begins: "First boarding", ends: "Arrival at office" },
    evening: { begins: "Departure from office", ends: "End" },
  },
  duration: "Travel time",
  freeSeats: "free seats",
  seatsFailed: "The number of seats could not be loaded.",
  fullHelp: "This vehicle has no seat for another person.",
  searchLine: "Search Lines in Marketplace",
  withoutRoute: "Without a Route",
  stops: "Stops",
  noStops: "This route has no stops.",
  office: "Office",
  driver: "Driver",
};

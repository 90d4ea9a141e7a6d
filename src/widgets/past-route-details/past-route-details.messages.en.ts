import type { pastRouteDetailsMessages } from "./past-route-details.messages.ts";

export const pastRouteDetailsEnglish: typeof pastRouteDetailsMessages = {
  title: "Past Journeys",
  otherRoute: "Choose another route",
  toRoute: "Route Details",
  feedbackFailed: "The form could not be loaded",
  missing: "Route not found",
  missingHelp: "The route may have been removed, or the link may be wrong.",
  toList: "Back to Past Journeys",
  noRoute: "No route has been chosen.",
  allPeople: (count) => `All ${count} employees.`,
  allEvents: (count) => `All ${count} driving events.`,
  tripsFailed: "Trips could not be loaded",
  noTrips: "There are no trips on the chosen days.",
  noTripsHelp: "Choose another date range or direction.",
  tripMissing: (id) => `Trip ${id} is not in the list: it may not have ended yet, or it may have been cancelled.`,
  direction: "Direction",
  directions: { all: "All", morning: "To the Office", evening: "From the Office" },
  tripOf: (route, moment) => `${route}, ${moment}`,
};

import { plural } from "../../core/text/plural.ts";
import type { plannerMessages } from "./planner.messages.ts";

export const plannerEnglish: typeof plannerMessages = {
  title: "Planner",
  how: "How Is It Computed?",
  job: "Planner",
  tabs: "Sections",
  tab: { address: "Ask About an Address", suggestions: "Suggestions" },
  subjects: "What to ask about",
  subject: { address: "Address", employee: "Employee", list: "List" },
  failed: "The routes could not be loaded",
  partFailed: "This section could not be loaded",
  readingRoutes: "Loading routes",
  readingSeats: (done, total) => `Loading vehicles, ${done} / ${total}`,
  read: (routes, stops) => `${plural(routes, "route", "routes")}, ${plural(stops, "stop", "stops")} read`,
  people: (count) => plural(count, "employee", "employees"),
  unknownSeats: (count) => `Vehicle capacity unknown for ${plural(count, "route", "routes")}`,
  toRoutes: "See Routes",
  missing: { seats: "The capacity of some vehicles could not be loaded.", sla: "The SLA could not be loaded." },
  cancel: "Cancel",
  readAt: (moment) => `Data: ${moment}`,
};

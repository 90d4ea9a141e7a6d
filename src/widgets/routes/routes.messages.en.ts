import type { routesMessages } from "./routes.messages.ts";

export const routesEnglish: typeof routesMessages = {
  title: "Route Details",
  count: "routes",
  listCaption: "List of routes",
  listFailed: "Routes could not be loaded",
  empty: "You have no routes.",
  emptyOffer: "This offer has no routes.",
  search: "Search",
  ofThem: "routes",
  detail: "Details",
  name: "Route name",
  number: "Route no.",
  employeeCount: "No. of employees",
  employees: "Employees",
  more: (count) => `+${count}`,
  all: (route, count) => `${route}: all ${count} employees`,
  incomplete: (shown, total) => `The first ${shown} of ${total} routes are shown.`,
  sheet: { file: "Route List.xlsx", name: "Routes" },
};

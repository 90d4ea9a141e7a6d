import { plural } from "../../core/text/messages.ts";
import type * as messages from "./routes.messages.ts";

export const texts: typeof messages = {
  routesMessages: {
    title: "Route Details",
    count: "routes",
    listCaption: "List of routes",
    listFailed: "Routes could not be loaded",
    empty: "You have no routes.",
    emptyOffer: "This offer has no routes.",
    search: "Search",
    noun: { bare: "routes", from: "routes", all: "routes" },
    detail: "Details",
    name: "Route name",
    number: "Route no.",
    employeeCount: "No. of employees",
    employees: "Employees",
    more: (count) => `+${count}`,
    all: (route, count) => `${route}: all ${count} employees`,
    incomplete: (shown, total) => `The first ${shown} of ${total} routes are shown.`,
    waiting: (count) => `nearest stop of ${count}, no seat`,
    nextStep: "Next step",
    findSeats: (count) => `Find Seats for ${count}`,
    fullest: "Fullest First",
    seatsLoading: "Loading seats",
    seatsLoaded: (done, total) => `Loading seats, ${done} / ${plural(total, "driver", "drivers")}`,
    seatsFailed: "Numbers of seats could not be loaded.",
    someFailed: (count) => `The seats of ${plural(count, "driver", "drivers")} could not be loaded.`,
    tiles: {
      label: "Routes by free seats",
      all: "All",
      sums: {
        all: (seats, passengers) =>
          `${plural(seats, "seat", "seats")}, ${plural(passengers, "regular passenger", "regular passengers")}`,
        waiting: (count) => `${count} waiting for a seat`,
        full: (over, text) => (over === 0 ? "no free seat" : `${text} too many`),
        free: (free) => plural(free, "free seat", "free seats"),
        unknown: "no data on the vehicle",
      },
    },
    sheet: { file: "Route List.xlsx", name: "Routes" },
  },
};

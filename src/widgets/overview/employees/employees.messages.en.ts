import { formatNumber } from "../../../core/text/format.ts";
import { plural } from "../../../core/text/plural.ts";
import type { employeesMessages } from "./employees.messages.ts";

const employees = (count: number | null) => plural(formatNumber(count), "employee", "employees");

export const employeesEnglish: typeof employeesMessages = {
  title: "Employees",
  failed: "The numbers of employees could not be loaded",
  all: "All",
  unit: (total) => (total === null ? "active" : `active / ${employees(total)}`),
  lists: { "without-route": "Without a Route", requested: "Requested" },
  findSeats: (count) => `Find Seats for ${count}`,
  active: "Active",
  inactive: "Inactive",
  scale: (people) => `1 seat = ${plural(people, "person", "people", formatNumber(people))}`,
  summary: (active, inactive) =>
    `${employees(active === null || inactive === null ? null : active + inactive)} in all: ${formatNumber(active)} active, ${formatNumber(inactive)} inactive.`,
  empty: "There are no registered employees.",
};

import { formatNumber } from "../../../core/text/format.ts";
import { plural } from "../../../core/text/plural.ts";
import type { comparisonMessages } from "./comparison.messages.ts";

const employees = (count: number) => plural(count, "employee", "employees", formatNumber(count));

export const comparisonEnglish: typeof comparisonMessages = {
  failed: (month) => `The invoice for ${month} could not be loaded`,
  none: "There is no earlier month to compare with.",
  caption: (before, after) => `Employee rows of ${before} and ${after} compared`,
  step: "Step",
  people: "Employees",
  count: (count) => `${count} ${count === "1" ? "employee" : "employees"}`,
  amount: "Amount",
  before: (month) => `Employee fees ${month}`,
  after: (month) => `Employee fees ${month}`,
  causes: {
    added: "Joined the list",
    removed: "Left the list",
    prices: "Unit prices",
    distance: "Change of distance",
    passages: "OGS/HGS, bridge and Eurasia passages",
    fuel: "Fuel increase",
    discount: "Discounts",
    rest: "Number of days and differences that the rows do not explain",
  },
  otherPlan: "The two months have different payment plans; part of the price difference comes from that.",
  summaryUp: (amount, percent) => `Total employee fees rose by ${amount} (${percent}).`,
  summaryDown: (amount, percent) => `Total employee fees fell by ${amount} (${percent}).`,
  summarySame: "Total employee fees did not change.",
  added: (count) => `${employees(count)} joined the list`,
  removed: (count) => `${employees(count)} left the list`,
  changed: (count) => `${employees(count)} with a changed fee`,
  nobody: "Nobody.",
  more: (count) => `and ${formatNumber(count)} more`,
  all: "Show All",
};

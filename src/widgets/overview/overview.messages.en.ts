import { formatNumber } from "../../core/text/format.ts";
import { plural } from "../../core/text/messages.ts";
import type * as messages from "./overview.messages.ts";

const many = (count: number, one: string, others: string) => plural(count, one, others, formatNumber(count));

/** What follows the count. */
const words = (count: number, one: string, others: string) => (count === 1 ? one : others);

const monthNames = new Map([
  ["Oca", "Jan"],
  ["Şub", "Feb"],
  ["Mar", "Mar"],
  ["Nis", "Apr"],
  ["May", "May"],
  ["Haz", "Jun"],
  ["Tem", "Jul"],
  ["Ağu", "Aug"],
  ["Eyl", "Sep"],
  ["Eki", "Oct"],
  ["Kas", "Nov"],
  ["Ara", "Dec"],
]);

const employees = (count: number | null) => plural(formatNumber(count), "employee", "employees");

export const texts: typeof messages = {
  overviewMessages: {
    title: "Overview",
    waiting: "Waiting for You",
    codeFailed: "This section could not be loaded",
    copyright: (productName) => `© 2025 ${productName}`,
  },
  attentionMessages: {
    title: "Waiting for You",
    failed: "Some information could not be loaded.",
    more: (count) => many(count, "more thing", "more things"),

    waiting: (count) => words(count, "driver document awaits your approval", "driver documents await your approval"),
    expiring: (count) => words(count, "document has expired or expires soon", "documents have expired or expire soon"),
    expiringDetail: "Among those waiting for your approval, within 30 days included",
    tickets: (count) => words(count, "employee request is open", "employee requests are open"),
    rejected: (count) =>
      words(count, "of your Marketplace requests was rejected", "of your Marketplace requests were rejected"),
    noShows: (count) => words(count, "employee did not show up", "employees did not show up"),
    noShowsDetail: (day, usual) => `${day}; average of the five working days before: ${formatNumber(usual, 0)}`,
    late: (count) => words(count, "route had a shuttle late at a stop", "routes had shuttles late at a stop"),
    lateRoute: (name, minutes) => `${name} (${formatNumber(minutes)}\u00a0min)`,
    lateDetail: (day, names, more) =>
      `${day}: ${names.join(", ")}${more > 0 ? ` and ${many(more, "more route", "more routes")}` : ""}`,
    planPending: "Your request to change the payment plan is being reviewed",
    planApproved: "Your new payment plan applies from your next invoice",
  },
  co2Messages: {
    title: ["CO", "2", " Emissions"],
    label: "CO₂ emissions, equivalent in trees",
    period: (months) => `Last ${plural(months, "month", "months")}`,
    kilograms: "kg",
    tons: "t",
    avoided: (month) => `avoided in ${month}`,
    trees: (figure) => (figure === "1" ? "tree" : "trees"),
    equivalent: "equivalent",
    rose: (percent) => `up ${percent} on the same days of last month`,
    fell: (percent) => `down ${percent} on the same days of last month`,
    same: "unchanged on the same days of last month",
    month: "Month",
    monthOf: (name) => monthNames.get(name) ?? name,
    series: "Trees",
    soonTitle: "The summary will be here soon",
    soon: "There is not enough data yet for the summary of emissions.",
    summary: (trees, months, month) =>
      `Last ${plural(months, "month", "months")}; the emissions avoided in ${month} equal ${plural(formatNumber(trees, 0), "tree", "trees")}.`,
  },
  employeesMessages: {
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
  },
  networkMessages: {
    title: "Route Network",
    failed: "Routes could not be loaded",
    own: "yours",
    region: "in your area",
    regionFailed: "The number of routes in your area could not be loaded.",
    cut: (total, shown) => `There are ${total} routes; the map shows ${shown} of them.`,
    map: "Map of the route network",
    open: "Bird's-Eye View",
    empty: "You have no routes.",
    summary: (count) => `Map of the route network: ${plural(count, "route", "routes", formatNumber(count))}.`,
  },
  ratingsMessages: {
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
  },
  reservationsMessages: {
    title: "Bookings",
    failed: "Bookings could not be loaded",
    week: "Week",
    thisWeek: "This Week",
    lastWeek: "Last Week",
    unit: (total) => (total === 1 ? "booking" : "bookings"),
    regular: "Regular",
    flexible: "Flexible",
    total: "Total",
    day: "Day",
    emptyThis: "There are no bookings for this week.",
    emptyLast: "There are no bookings for last week.",
    summary: (week, total, regular, flexible) =>
      `${week}: ${plural(formatNumber(total), "booking", "bookings")}, ${formatNumber(regular)} regular, ${formatNumber(flexible)} flexible.`,
  },
  overviewTripsMessages: {
    title: "Planned Trips",
    failed: "The list of trips could not be loaded",
    countsFailed: "The numbers of trips could not be loaded",
    direction: "Direction of trips",
    morning: "Morning",
    evening: "Evening",
    completed: "Completed",
    live: "Live",
    scheduled: "Scheduled",
    cancelled: "Cancelled",
    unknown: "Unknown",
    days: "Trips by day",
    dayCounts: (day, completed, live, scheduled) =>
      `${day}: ${formatNumber(completed)} completed, ${formatNumber(live)} live, ${formatNumber(scheduled)} scheduled`,
    publicHoliday: (name) => `Public holiday: ${name}`,
    halfDay: (name) => `Half day: ${name}`,
    list: { morning: "Morning trips", evening: "Evening trips" },
    bothWays: "Morning and evening together",
    week: "This week",
    listed: "All listed days",
    today: (name) => `Today: ${name}`,
    nextWeek: "The new week's trips appear here on Monday.",
    all: {
      morning: (count) => `All Morning Trips (${formatNumber(count)})`,
      evening: (count) => `All Evening Trips (${formatNumber(count)})`,
    },
    empty: { morning: "There are no morning trips planned.", evening: "There are no evening trips planned." },
  },
};

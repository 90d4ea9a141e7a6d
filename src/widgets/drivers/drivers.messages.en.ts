import type * as messages from "./drivers.messages.ts";

const of = (count: string, total: string) => `${count} of ${total} documents`;

export const texts: typeof messages = {
  driversMessages: {
    title: "Drivers and Vehicles",
    count: "active drivers",
    pending: "Documents Awaiting Your Approval",
    pendingCount: "documents awaiting",

    listCaption: "List of drivers",
    listFailed: "Drivers could not be loaded",
    empty: "There are no drivers.",
    noun: { bare: "drivers", from: "drivers", all: "drivers" },
    search: "Search driver, route or plate",
    detail: "Details",
    driver: "Driver",
    route: "Route",
    plate: "Plate",
    vehicle: "Vehicle",
    year: "Model year",
    startDay: "Start date",
    completion: "Documents complete",
    waiting: "Awaiting approval",
    moreRoutes: (count) => `and ${count} more`,

    shares: "State of the documents",
    documents: "Documents",
    complete: {
      short: "complete",
      title: "Completed documents",
      of,
      meaning: "Documents that you have approved and that haven't expired.",
    },
    completedDrivers: (count, total) => `Drivers with all documents: ${count} / ${total}`,
    awaiting: {
      short: "awaiting",
      title: "Documents awaiting your approval",
      of,
      meaning: "Documents uploaded by your provider that await your decision.",
    },
    missing: {
      short: "missing",
      title: "Missing documents",
      of,
      meaning: "Documents not yet uploaded, rejected or expired.",
    },
  },
};

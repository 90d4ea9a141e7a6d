import { plural } from "../../core/text/messages.ts";
import type * as messages from "./driver-details.messages.ts";

/** English texts by the Turkish reasons, in the same order. */
const reasons: Readonly<Record<string, string>> = {
  "Servis gecikti": "The shuttle is late",
  "Çalışan sürücüye ulaşamıyor": "An employee can't reach the driver",
  "Araçta eşya unutuldu": "Something was left in the vehicle",
  "Adres veya durak bilgisi": "Question about an address or stop",
  "Acil durum": "Emergency",
  Diğer: "Other",
};

export const texts: typeof messages = {
  driverDetailsMessages: {
    title: "Drivers and Vehicles",
    noDriver: "No driver is selected.",
    failed: "Driver details could not be loaded",
    showPhone: "Show Phone",
    phoneFailed: "The phone window could not be loaded",
    noPhone: "No phone number on record",
    maskedPhone: "Masked phone:",

    tabsLabel: "Driver details",
    tabs: { route: "Journeys", vehicle: "Vehicle", documents: "OHS Documents" },

    routesLabel: "The driver's routes",
    noRoutes: "This driver has no routes.",
    since: (day) => `Since ${day}`,
    pastTrips: "Past Journeys",
    pastTripsOf: (route) => `: ${route}`,

    noVehicle: "This driver has no vehicle on record.",
    vehicle: "Vehicle",
    plate: "Plate",
    year: "Model year",
    capacity: "Capacity",
    seats: (count) => plural(count, "seat", "seats"),
    rating: "Vehicle rating",

    documentsCaption: "The driver's OHS documents",
    documentsFailed: "Documents could not be loaded",
    noDocuments: "This driver has no documents.",
    noun: { bare: "documents", from: "documents", all: "documents" },
    searchDocuments: "Search documents",
    completion: "Documents complete",
    waiting: (count) => `${count} ${count === "1" ? "document awaits" : "documents await"} your approval`,

    file: (driver) => `${driver} OHS Documents.xlsx`,
    sheet: "OHS Documents",
  },
  phoneMessages: {
    title: "Show the Driver's Phone Number",
    intro: "Choose why you want to see the driver's number; your reason is recorded by your provider.",
    reason: "Reason",
    reasonText: (reason) => reasons[reason] ?? reason,
    words: "Explanation",
    mayBeNoted: "No answer came; your reason may have been recorded. You can ask again to see the number.",
    submit: "Show Number",
    sending: "Fetching the number",
    cancel: "Cancel",
    close: "Close",
    number: "Phone number:",
    countdown: (seconds) => `The number will be hidden in ${seconds} ${seconds === 1 ? "second" : "seconds"}.`,
    hidden: "The number is hidden.",
    hiddenHelp: "To see it, please state your reason again.",
    again: "Show Again",
  },
};

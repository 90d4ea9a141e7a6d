import type { driverDetailsMessages } from "./driver-details.messages.ts";

export const driverDetailsEnglish: typeof driverDetailsMessages = {
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
  seats: (count) => `${count} seats`,
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
};

import type { ElementName as Name } from "../core/portal/places.ts";

/** Every element by its name, with the import that defines it; a bundler makes one chunk of each. */
export const elements = {
  airview: () => import("./airview/airview.ts"),
  billing: () => import("./billing/billing.ts"),
  booking: () => import("./booking/booking.ts"),
  documents: () => import("./documents/documents.ts"),
  "driver-details": () => import("./driver-details/driver-details.ts"),
  "driver-documents": () => import("./driver-documents/driver-documents.ts"),
  drivers: () => import("./drivers/drivers.ts"),
  marketplace: () => import("./marketplace/marketplace.ts"),
  notice: () => import("./notice/notice.ts"),
  offer: () => import("./offer/offer.ts"),
  overview: () => import("./overview/overview.ts"),
  "passenger-tickets": () => import("./passenger-tickets/passenger-tickets.ts"),
  "past-route-details": () => import("./past-route-details/past-route-details.ts"),
  "past-trips": () => import("./past-trips/past-trips.ts"),
  personnel: () => import("./personnel/personnel.ts"),
  "route-details": () => import("./route-details/route-details.ts"),
  routes: () => import("./routes/routes.ts"),
  session: () => import("./session/session.ts"),
  "sign-in": () => import("./sign-in/sign-in.ts"),
  "month-report": () => import("./month-report/month-report.ts"),
  planner: () => import("./planner/planner.ts"),
} satisfies Record<Name, () => Promise<unknown>>;

/** An element's name: its tag without `shuttle-`. */
export type ElementName = keyof typeof elements;

/** The names of all elements. */
// Marked as pure: otherwise a bundler assumes a side effect and keeps the elements that a page doesn't use.
export const elementNames = /* @__PURE__ */ Object.keys(elements) as readonly ElementName[];

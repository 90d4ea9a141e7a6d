/*
 * npm: `import { configure, define } from "shuttle-widgets/pure"`. Importing it does nothing: no element is defined, nothing is
 * asked for, and it may be imported where there is no page (a server that renders HTML).
 */
export { version } from "../core/platform/registry.ts";
export { configure, type Configuration } from "./configure.ts";
export { diagnose, type DiagnosticReport, type Finding, type FindingCode } from "./diagnose.ts";

/** Every element by its name, with the import that defines it; a bundler makes one chunk of each. */
const modules = {
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
};

/** An element's name: its tag without `shuttle-`. */
export type ElementName = keyof typeof modules;

/** The names of all elements. */
// A bundler leaves out all elements that a page doesn't use, unless it believes that this does something.
export const elementNames = /* @__PURE__ */ Object.keys(modules) as readonly ElementName[];

/**
 * Loads the code of the named elements and defines them; resolves when all are defined. Naming one again is harmless. Rejects
 * when the code of one can't be loaded (the network), and may then be called again.
 */
export async function define(...names: readonly ElementName[]): Promise<void> {
  await Promise.all(names.map((name) => modules[name]()));
}

import { billingApi } from "./billing.ts";
import { bookingsApi } from "./bookings.ts";
import { filesApi } from "./files.ts";
import { driverDocumentsApi } from "./driver-documents.ts";
import { driversApi } from "./drivers.ts";
import { emissionsApi } from "./emissions.ts";
import { employeesApi } from "./employees.ts";
import { feedbackApi } from "./feedback.ts";
import { indicatorsApi } from "./indicators.ts";
import { marketplaceApi } from "./marketplace.ts";
import { menuApi } from "./menu.ts";
import { offersApi } from "./offers.ts";
import { pastTripsApi } from "./past-trips.ts";
import { ratingsApi } from "./ratings.ts";
import { reservationsApi } from "./reservations.ts";
import { routesApi } from "./routes.ts";
import { signInApi } from "./sign-in.ts";
import { ticketsApi } from "./tickets.ts";
import { tripsApi } from "./trips.ts";

/** The calls of the API, by resource. */
export const apiParts = [
  signInApi,
  menuApi,
  indicatorsApi,
  reservationsApi,
  ratingsApi,
  tripsApi,
  emissionsApi,
  // These two come before routesApi, whose path with `:routeId` would match theirs too.
  pastTripsApi,
  driversApi,
  routesApi,
  feedbackApi,
  offersApi,
  employeesApi,
  bookingsApi,
  driverDocumentsApi,
  filesApi,
  billingApi,
  ticketsApi,
  marketplaceApi,
];

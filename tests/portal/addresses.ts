import { decide } from "../../src/core/portal/access.ts";
import { parseLocation, type PlaceName, places, toPath } from "../../src/core/portal/addresses.ts";
import type { Profile } from "../../src/core/session/profile.ts";
import type { Account } from "./fixtures.ts";

/** Of pages whose address needs one. */
export const ids: Partial<Record<PlaceName, string>> = {
  "past-route-details": "R-17",
  "route-details": "R-17",
  "offer-route-details": "623",
  "driver-details": "32",
};
export const queries: Partial<Record<PlaceName, string>> = {
  marketplace: "enabled=true",
  deactive: "type=billing-module",
};
const open = {
  offer: true,
  airview: true,
  routeDetails: true,
  summary: true,
  billing: true,
  drivers: true,
  pastTrips: true,
};
const profiles: Partial<Record<Account, Partial<Profile>>> = {
  admin: { accountType: "company", userType: "admin" },
  demo: { accountType: "demo", enabledMenuItems: open, isOfferExpired: false },
};

/** Addresses of all pages that an account may see. */
export const addressesOf = (account: Account) =>
  (Object.keys(places) as PlaceName[])
    .filter((name) => places[name].element !== undefined && name !== "sign-in")
    .map((name) => toPath(name, { id: ids[name] ?? "" }, queries[name]))
    .filter((path) => {
      const location = parseLocation(path);
      return location !== null && decide(location, profiles[account] as Profile).kind === "show";
    });

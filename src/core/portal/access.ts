import { toUrlQuery } from "./query.ts";
import { accessMessages as texts } from "../text/core.messages.ts";
import type { EnabledMenuItems } from "../api/account.ts";
import type { Profile } from "../session/session.ts";
import { parseRedirect, toAddressOf } from "./addresses.ts";
import { type Location, type PlaceName, places } from "./places.ts";

/** The health page: at its own address, and as the sign-in's redirect target. */
export function isHealth({ name, query }: Location): boolean {
  return (
    name === "health" ||
    (name === "sign-in" && parseRedirect(new URLSearchParams(query).get("redirect"))?.name === "health")
  );
}

/** A demo account's home is the place of the first enabled module, else the offer. */
const demoLandings: readonly (readonly [keyof EnabledMenuItems, PlaceName])[] = [
  ["offer", "offer-module"],
  ["airview", "airview-module"],
  ["routeDetails", "route-details-home"],
  ["summary", "personnel"],
];

/** Home of an account: target of the logo and of `/dashboard`. */
export function landingOf(profile: Profile): PlaceName {
  if (profile.accountType !== "demo") return "overview";
  return demoLandings.find(([module]) => profile.enabledMenuItems?.[module])?.[1] ?? "offer-module";
}

type Decision =
  | { readonly kind: "show" }
  /** The account's permissions are not loaded yet. */
  | { readonly kind: "wait" }
  | { readonly kind: "go"; readonly to: Location };

const go = (name: PlaceName, query = ""): Decision => ({ kind: "go", to: { name, params: {}, query } });

/** Demo accounts have planned routes only, addressed by their numeric ids; `/route-details` is for companies. */
function plannedRoute({ params, query }: Location): Decision {
  const id = params["id"] ?? "";
  if (!/^\d+$/.test(id)) return go("route-details-home");
  return { kind: "go", to: { name: "offer-route-details", params: { id }, query } };
}

/** Modules whose calls the provider answers for companies only; closed to demo accounts, even when their flag is set. */
function isOfCompanies(module: keyof EnabledMenuItems): boolean {
  return module === "billing" || module === "pastTrips" || module === "drivers";
}

function decideForDemo(location: Location, profile: Profile): Decision {
  const { name } = location;
  const { demoModule, isOpenToDemo } = places[name];
  if (isOpenToDemo) return { kind: "show" };
  if (profile.enabledMenuItems === null) return { kind: "wait" };
  // An expired offer remains readable, with a banner.
  if (name !== "offer-module") {
    if (profile.isOfferExpired === null) return { kind: "wait" };
    if (profile.isOfferExpired) return go("offer-expire");
  }
  const isEnabled = demoModule !== undefined && profile.enabledMenuItems[demoModule];
  if (!isEnabled || isOfCompanies(demoModule)) return go("deactive", `type=${name}`);
  return name === "route-details" ? plannedRoute(location) : { kind: "show" };
}

/** Whether this user may open this location. The guards are for convenience; the provider checks each call itself. */
export function decide(location: Location, profile: Profile | null): Decision {
  const { name } = location;
  if (places[name].isPublic && name !== "sign-in") return { kind: "show" };
  if (profile === null) {
    if (name === "sign-in") return { kind: "show" };
    return go("sign-in", toUrlQuery({ redirect: toAddressOf(location) }));
  }
  const isDemo = profile.accountType === "demo";
  if (name === "sign-in") {
    const redirect = new URLSearchParams(location.query).get("redirect");
    const target = parseRedirect(redirect);
    return target ? { kind: "go", to: target } : go("dashboard");
  }
  if (name === "dashboard")
    return isDemo && profile.enabledMenuItems === null ? { kind: "wait" } : go(landingOf(profile));
  if (name === "drivers-home") return go("drivers", location.query);
  if (isDemo) return decideForDemo(location, profile);
  // The marketplace requires the query `enabled=true`.
  if (name === "marketplace" && new URLSearchParams(location.query).get("enabled") !== "true") return go("overview");
  // The provider answers calls for offers only for demo accounts.
  if (name === "offer-module" || name === "offer-route-details" || name === "offer-expire") return go("overview");
  return { kind: "show" };
}

/** Title of a place for this account. */
export function titleOf(name: PlaceName, profile: Profile | null): string {
  if (name === "personnel" && profile?.accountType === "demo") return texts.employeeExperience;
  return places[name].title ?? "";
}

// The addresses to visit as each account. The portal's pages come from src, so that a new one is included automatically.
import { importBundled } from "../bench/bundle.mjs";

const { decide, parseLocation, places, toPath } = await importBundled("places", [
  "core/portal/access.ts",
  "core/portal/addresses.ts",
]);

/** Example ids for the pages whose address holds an id. */
const ids = {
  "past-route-details": "R-17",
  "route-details": "R-17",
  "offer-route-details": "623",
  "driver-details": "32",
};
const queries = { marketplace: "enabled=true", deactive: "type=billing-module" };

/** Pages that may look different for an ordinary user; the others are only visited as administrator. */
const differentForUser = new Set(["overview", "billing-module", "marketplace", "documents", "passenger-tickets"]);

/** Shown to everybody, signed in or not. */
const publicStops = [{ name: "404", path: "/404" }];

/** @param profile as the session keeps it, with the modules of a demo account */
export function stopsOf(account, profile) {
  const own = Object.entries(places)
    // Pages without a title only redirect.
    .filter(([, { title, isPublic }]) => title !== null && !isPublic)
    .filter(([name]) => account !== "user" || differentForUser.has(name))
    .map(([name]) => ({ name: `${account}-${name}`, path: toPath(name, { id: ids[name] }, queries[name]) }))
    .filter(({ path }) => decide(parseLocation(path), profile).kind === "show");
  return account === "admin" ? [...own, ...publicStops.map((stop) => ({ ...stop, name: `admin-${stop.name}` }))] : own;
}

export const signedOutStops = [
  ...publicStops,
  { name: "intranet", path: "/intranet/" },
  { name: "playground", path: "/playground/?element=drivers&account=7" },
];

/** Width of a small laptop, in px, with scroll bars; its screenshots show the viewport only. */
export const laptopWidth = 1366;
export const narrowWidth = 360;
/** One element each, in a narrow column of a foreign page. */
export const narrowStops = (files) =>
  files.map((file) => ({ name: `intranet-${file.replace(/\.html$/, "")}`, path: `/intranet/elements/${file}` }));

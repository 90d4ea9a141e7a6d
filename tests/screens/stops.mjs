// Which addresses are looked at as whom. The places themselves come from src, so that a new one is in from its first day.
import { importBundled } from "../bench/bundle.mjs";

const { decide, parseLocation, places, toPath } = await importBundled("places", ["core/portal/addresses.ts"]);

/** Examples for the places whose address holds an id. */
const ids = {
  "past-route-details": "R-17",
  "route-details": "R-17",
  "offer-route-details": "623",
  "driver-details": "32",
};
const queries = { marketplace: "enabled=true", deactive: "type=billing-module" };

/** An administrator's screens hold these too; only what may differ is looked at again. */
const differentForUser = new Set(["overview", "billing-module", "marketplace", "documents", "passenger-tickets"]);

/** Shown to everybody, signed in or not. */
const publicStops = [{ name: "404", path: "/404" }];

/** @param profile as the session keeps it, with the modules of a demo account */
export function stopsOf(account, profile) {
  const own = Object.entries(places)
    // Places without a title lead on to others.
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

/** A small laptop, its scroll bars shown; of a screen only what the window shows. */
export const laptopWidth = 1366;
export const narrowWidth = 360;
/** One element each, in a narrow column of a foreign page. */
export const narrowStops = (files) =>
  files.map((file) => ({ name: `intranet-${file.replace(/\.html$/, "")}`, path: `/intranet/elements/${file}` }));

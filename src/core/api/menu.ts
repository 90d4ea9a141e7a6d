import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { defineCall, send } from "./call.ts";
import { entity, from } from "./entity.ts";
import { documentedFlag, flag } from "./values.ts";

/** Rejects objects and lists, which `flag` would read as false: as a company without billing. */
const isFlag = (value: unknown) => typeof value !== "object" || value === null;
export const billingEnabledCall = defineCall(
  "GET /api/company/billing/{company_id}/is-billing-enabled/",
  v.object({ enabled: v.optional(v.pipe(v.unknown(), v.metadata(documentedFlag), v.check(isFlag), flag), false) }),
  { freshFor: Number.POSITIVE_INFINITY },
);

/** Whether the company's billing screen and menu item exist. */
export async function fetchBillingEnabled(http: Http, companyId: string, signal?: AbortSignal): Promise<boolean> {
  return (await send(http, billingEnabledCall, { path: { company_id: companyId }, signal })).enabled;
}

const enabledMenuItems = entity({
  offer: flag,
  airview: flag,
  billing: flag,
  pastTrips: from("past_trips", flag),
  routeDetails: from("route_details", flag),
  drivers: flag,
  summary: flag,
});
/** Flags of a demo account's modules; true: enabled. */
export type EnabledMenuItems = v.InferOutput<typeof enabledMenuItems>;

export const enabledMenuItemsCall = defineCall("GET /api/demo/get-enabled-menu-items/", enabledMenuItems, {
  query: { company_name: v.optional(v.string()) },
});

export function fetchEnabledMenuItems(
  http: Http,
  companyName: string,
  signal?: AbortSignal,
): Promise<EnabledMenuItems> {
  return send(http, enabledMenuItemsCall, { query: { company_name: companyName }, signal });
}

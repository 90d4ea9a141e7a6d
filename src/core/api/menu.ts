import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { flag } from "./values.ts";

/** What is no flag at all doesn't say that there is no billing. */
const isFlag = (value: unknown) => typeof value !== "object" || value === null;
const billingEnabled = v.object({ enabled: v.pipe(v.optional(v.unknown(), false), v.check(isFlag), flag) });

/** Whether the company's billing screen and menu item exist. */
export async function fetchBillingEnabled(http: Http, companyId: string, signal?: AbortSignal): Promise<boolean> {
  const path = `/api/company/billing/${encodeURIComponent(companyId)}/is-billing-enabled/`;
  return (await http.get(path, { schema: billingEnabled, signal })).enabled;
}

const enabledMenuItems = v.pipe(
  v.object({
    offer: flag,
    airview: flag,
    billing: flag,
    past_trips: flag,
    route_details: flag,
    drivers: flag,
    summary: flag,
  }),
  v.transform(({ past_trips: pastTrips, route_details: routeDetails, ...row }) => ({
    ...row,
    pastTrips,
    routeDetails,
  })),
);
/** Which modules of a demo account are open. */
export type EnabledMenuItems = v.InferOutput<typeof enabledMenuItems>;

export function fetchEnabledMenuItems(
  http: Http,
  companyName: string,
  signal?: AbortSignal,
): Promise<EnabledMenuItems> {
  return http.get("/api/demo/get-enabled-menu-items/", {
    query: { company_name: companyName },
    schema: enabledMenuItems,
    signal,
  });
}

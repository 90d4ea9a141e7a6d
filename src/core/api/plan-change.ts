import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { type Month, monthNumberOf, yearOf } from "../time/month.ts";
import { anything, textOrNull } from "./values.ts";

/**
 * `pending`: asked for and not answered. `approved`: holds from the next invoice. A word that we don't know is `other`, so
 * that nothing is asked for a second time.
 */
export const changeRequest = v.pipe(
  textOrNull,
  v.transform((text) => (text === null || text === "pending" || text === "approved" ? text : "other")),
);

export const billingPath = (companyId: string) => `/api/v2/company/billing/${encodeURIComponent(companyId)}/`;
export const toBillingDate = (month: Month) => `${monthNumberOf(month)}-${yearOf(month)}`;
export const toInvoiceQuery = (month: Month) => ({
  date: toBillingDate(month),
  month: monthNumberOf(month),
  year: yearOf(month),
});

const invoice = v.object({ payment_plan_change_request: changeRequest });

/** Of a month's invoice only whether another plan was asked for. Throws ApiError. */
export async function fetchPlanChange(http: Http, companyId: string, month: Month, signal?: AbortSignal) {
  const answer = await http.get(billingPath(companyId), { query: toInvoiceQuery(month), schema: invoice, signal });
  return answer.payment_plan_change_request;
}

/** Asks for the other payment plan; the call has no body, the provider knows the one that holds. Throws ApiError. */
export async function requestPlanChange(http: Http): Promise<void> {
  await http.post("/api/v2/company/billing/request-payment-plan-change/", null, { schema: anything });
}

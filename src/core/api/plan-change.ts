import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { type Month, monthNumberOf, yearOf } from "../time/month.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { anything, optionalText, withoutNullWord } from "./values.ts";

/**
 * `pending`: requested, not decided. `approved`: applies from the next invoice. An unknown value is `other`, so that the screen
 * offers no second request.
 */
export const changeRequest = v.pipe(
  optionalText,
  v.metadata({ enum: ["pending", "approved", null] }),
  withoutNullWord,
  v.transform((text) => (text === null || text === "pending" || text === "approved" ? text : "other")),
);

export const toBillingDate = (month: Month) => `${monthNumberOf(month)}-${yearOf(month)}`;
export const toInvoiceQuery = (month: Month) => ({
  date: toBillingDate(month),
  month: monthNumberOf(month),
  year: yearOf(month),
});

export const invoiceQuery = { date: v.string(), month: wholeNumber, year: wholeNumber };
const invoice = v.object({ payment_plan_change_request: changeRequest });
export const planChangeCall = defineCall("GET /api/v2/company/billing/{company_id}/", invoice, {
  query: invoiceQuery,
  reads: "plan change",
  changedBy: "plan",
});

/** Status of the request for another plan, from the month's invoice, without reading the rest of it. Throws ApiError. */
export async function fetchPlanChange(http: Http, companyId: string, month: Month, signal?: AbortSignal) {
  const asked = { path: { company_id: companyId }, query: toInvoiceQuery(month), signal };
  return (await send(http, planChangeCall, asked)).payment_plan_change_request;
}

export const requestPlanChangeCall = defineCall("POST /api/v2/company/billing/request-payment-plan-change/", anything);

/** Requests the payment plan other than the current one; the call therefore has no body. Throws ApiError. */
export async function requestPlanChange(http: Http): Promise<void> {
  await send(http, requestPlanChangeCall, {});
}

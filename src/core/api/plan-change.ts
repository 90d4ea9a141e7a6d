import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { type Month, monthNumberOf, yearOf } from "../time/month.ts";
import { defineCall, send, wholeNumber } from "./call.ts";
import { anything, optionalText, withoutNullWord } from "./values.ts";

/**
 * `pending`: asked for and not answered. `approved`: holds from the next invoice. A word that we don't know is `other`, so
 * that nothing is asked for a second time.
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
export const planChangeCall = defineCall("GET /api/v2/company/billing/{company_id}/", invoice, { query: invoiceQuery });

/** Of a month's invoice only whether another plan was asked for. Throws ApiError. */
export async function fetchPlanChange(http: Http, companyId: string, month: Month, signal?: AbortSignal) {
  const asked = { path: { company_id: companyId }, query: toInvoiceQuery(month), signal };
  return (await send(http, planChangeCall, asked)).payment_plan_change_request;
}

export const requestPlanChangeCall = defineCall("POST /api/v2/company/billing/request-payment-plan-change/", anything);

/** Asks for the other payment plan; the call has no body, the provider knows the one that holds. Throws ApiError. */
export async function requestPlanChange(http: Http): Promise<void> {
  await send(http, requestPlanChangeCall, {});
}

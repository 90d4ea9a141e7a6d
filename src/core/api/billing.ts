import * as v from "valibot";
import type { Http } from "../http/http.ts";
import { addMonths, isMonth, type Month } from "../time/month.ts";
import {
  additionalServices,
  billedPassengers,
  changeLogs,
  invoicePlans,
  lineUsages,
  optionalMoney,
  planName,
  readableMoney,
} from "./billing-rows.ts";
import { defineCall, send } from "./call.ts";
import { entity, from, group } from "./entity.ts";
import { changeRequest, invoiceQuery, toBillingDate, toInvoiceQuery } from "./plan-change.ts";
import { flag, list, optionalNumber, optionalText, requiredNumber } from "./values.ts";

const paymentInfo = entity({
  bank: from("bank_name", optionalText),
  account: from("account_name", optionalText),
  iban: optionalText,
  taxOffice: from("tax_office", optionalText),
  taxNumber: from("tax_number", optionalText),
});
/** Bank account and tax data of the invoice's payee. */
export type PaymentInfo = v.InferOutput<typeof paymentInfo>;

const invoice = entity({
  planName: from("payment_plan", v.fallback(v.nullable(planName), null)),
  /** Status of the company's request for the other payment plan; null: none. */
  changeRequest: from("payment_plan_change_request", changeRequest),
  passengerCount: from("num_passengers", optionalNumber),
  workingHours: from("working_hours", optionalText),
  plans: from("prices", invoicePlans),
  passengers: billedPassengers,
  changeLogs: from("change_logs", changeLogs),
  services: from("additional_services", additionalServices),
  usages: from("line_based_usages", lineUsages),
  /** How the price of a seat is computed. */
  pricing: group({
    base: from("base_price", optionalMoney),
    /** TL per km. */
    perKilometre: from("direct_distance_price", optionalMoney),
    bridge: from("bridge_price", optionalMoney),
    avrasya: from("avrasya_price", optionalMoney),
    toll: from("toll_road_price", optionalMoney),
  }),
  paymentInfo: from("payment_info", v.fallback(v.nullable(paymentInfo), null)),
});
/** The invoice of one month. */
export type Invoice = v.InferOutput<typeof invoice>;
export type Pricing = Invoice["pricing"];

export const invoiceCall = defineCall("GET /api/v2/company/billing/{company_id}/", invoice, {
  query: invoiceQuery,
  changedBy: "plan",
});

/** Throws ApiError. */
export function fetchInvoice(http: Http, companyId: string, month: Month, signal?: AbortSignal): Promise<Invoice> {
  return send(http, invoiceCall, { path: { company_id: companyId }, query: toInvoiceQuery(month), signal });
}

const price = v.object({ total_price: readableMoney });
const monthPrices = v.pipe(
  v.unknown(),
  v.metadata({ documented: price }),
  v.transform((prices) => prices ?? {}),
  price,
);

const histogramItem = v.pipe(
  v.object({
    month_number: v.pipe(requiredNumber, v.integer(), v.minValue(1), v.maxValue(12)),
    is_previous_year: flag,
    prices: v.optional(monthPrices, {}),
  }),
  v.transform((row) => ({
    monthNumber: row.month_number,
    isPreviousYear: row.is_previous_year,
    /** With KDV. */
    total: row.prices.total_price,
  })),
);
/** One of the six months around the requested one; future months are estimates. */
export type HistogramItem = v.InferOutput<typeof histogramItem>;
export const histogramCall = defineCall(
  "GET /api/v2/company/billing/{company_id}/histogram/",
  list(histogramItem, "result"),
  { query: { date: v.string() } },
);

/** Throws ApiError. */
export function fetchHistogram(
  http: Http,
  companyId: string,
  month: Month,
  signal?: AbortSignal,
): Promise<HistogramItem[]> {
  const query = { date: toBillingDate(month) };
  return send(http, histogramCall, { path: { company_id: companyId }, query, signal });
}

/** The first month that has an invoice: October 2018 is excluded. */
export const earliestInvoice: Month = "2018-11";

/** Whether the month has an invoice: November 2018 to the current month, both included. */
export function isInvoiceMonth(month: string, current: Month): boolean {
  return isMonth(month) && month >= earliestInvoice && month <= current;
}

/** The previous month; null when it has no invoice. */
export function previousInvoice(month: Month): Month | null {
  return month > earliestInvoice ? addMonths(month, -1) : null;
}

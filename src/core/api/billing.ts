import * as v from "valibot";
import type { Http } from "../http/http.ts";
import type { Month } from "../time/month.ts";
import { billedPassengers } from "./billing-passengers.ts";
import { invoicePlans, planName } from "./billing-plans.ts";
import { additionalServices, changeLogs, lineUsages, optionalMoney, readableMoney } from "./billing-rows.ts";
import { defineCall, send } from "./call.ts";
import { changeRequest, invoiceQuery, toBillingDate, toInvoiceQuery } from "./plan-change.ts";
import { flag, list, optionalNumber, optionalText, requiredNumber } from "./values.ts";

const paymentInfo = v.pipe(
  v.object({
    bank_name: optionalText,
    account_name: optionalText,
    iban: optionalText,
    tax_office: optionalText,
    tax_number: optionalText,
  }),
  v.transform((row) => ({
    bank: row.bank_name,
    account: row.account_name,
    iban: row.iban,
    taxOffice: row.tax_office,
    taxNumber: row.tax_number,
  })),
);
/** Bank account and tax data of the invoice's payee. */
export type PaymentInfo = v.InferOutput<typeof paymentInfo>;

const invoice = v.pipe(
  v.object({
    payment_plan: v.fallback(v.nullable(planName), null),
    payment_plan_change_request: changeRequest,
    num_passengers: optionalNumber,
    working_hours: optionalText,
    prices: invoicePlans,
    passengers: billedPassengers,
    change_logs: changeLogs,
    additional_services: additionalServices,
    line_based_usages: lineUsages,
    base_price: optionalMoney,
    direct_distance_price: optionalMoney,
    bridge_price: optionalMoney,
    avrasya_price: optionalMoney,
    toll_road_price: optionalMoney,
    payment_info: v.fallback(v.nullable(paymentInfo), null),
  }),
  v.transform((row) => ({
    planName: row.payment_plan,
    /** Status of the company's request for the other payment plan; null: none. */
    changeRequest: row.payment_plan_change_request,
    passengerCount: row.num_passengers,
    workingHours: row.working_hours,
    plans: row.prices,
    passengers: row.passengers,
    changeLogs: row.change_logs,
    services: row.additional_services,
    usages: row.line_based_usages,
    /** How the price of a seat is computed; `perKilometre` in TL per km. */
    pricing: {
      base: row.base_price,
      perKilometre: row.direct_distance_price,
      bridge: row.bridge_price,
      avrasya: row.avrasya_price,
      toll: row.toll_road_price,
    },
    paymentInfo: row.payment_info,
  })),
);
/** The invoice of one month. */
export type Invoice = v.InferOutput<typeof invoice>;
export type Pricing = Invoice["pricing"];

export const invoiceCall = defineCall("GET /api/v2/company/billing/{company_id}/", invoice, { query: invoiceQuery });

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

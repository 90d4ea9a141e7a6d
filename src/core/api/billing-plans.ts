import * as v from "valibot";
import { optionalMoney, orNone } from "./billing-rows.ts";
import { optionalDay } from "./moments.ts";
import { list, optionalText } from "./values.ts";

/** `normal` is paid within 45 days, `early` within 7. */
export const planName = v.picklist(["normal", "early"]);

/** One item of the invoice, without KDV. */
const item = v.object({ name: optionalText, value: optionalMoney });

const items = orNone(list(item));
const noItems = { employee_based_usage: [], additional_services: [], line_based_usage: [] };

const plan = v.pipe(
  v.object({
    payment_plan: planName,
    discount_text: optionalText,
    employee_based_cost: optionalMoney,
    additional_services_cost: optionalMoney,
    line_based_usages_cost: optionalMoney,
    total_price_wo_vat: optionalMoney,
    total_price: optionalMoney,
    avg_seat_price: optionalMoney,
    last_payment_date: optionalDay,
    term_information: optionalText,
    breakdown: v.fallback(
      v.object({ employee_based_usage: items, additional_services: items, line_based_usage: items }),
      noItems,
    ),
  }),
  v.transform(({ breakdown, ...row }) => ({
    name: row.payment_plan,
    discountText: row.discount_text,
    employeeCost: row.employee_based_cost,
    servicesCost: row.additional_services_cost,
    usagesCost: row.line_based_usages_cost,
    /** Without KDV. */
    netTotal: row.total_price_wo_vat,
    /** With KDV. */
    total: row.total_price,
    averageSeatPrice: row.avg_seat_price,
    lastPaymentDay: row.last_payment_date,
    termText: row.term_information,
    items: {
      employee: breakdown.employee_based_usage,
      services: breakdown.additional_services,
      usages: breakdown.line_based_usage,
    },
  })),
);
/** What the month costs under one payment plan. */
export type InvoicePlan = v.InferOutput<typeof plan>;
export const invoicePlans = list(plan);

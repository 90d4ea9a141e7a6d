import * as v from "valibot";
import { toKurus } from "../billing/money.ts";
import { entity, from } from "./entity.ts";
import { optionalDay } from "./moments.ts";
import { list, optionalNumber, optionalText, readableNumber } from "./values.ts";

const inKurus = v.transform((lira: number | null) => (lira === null ? null : toKurus(lira)));

/** TL in whole kuruş (0.01 TL), or null when there is no value. */
export const optionalMoney = v.pipe(optionalNumber, inKurus);

/** As {@link optionalMoney}, but a value that isn't a number makes the whole row invalid. */
export const readableMoney = v.pipe(readableNumber, inKurus);

/** Reads a missing list as empty. */
const orNone = <Schema extends v.BaseSchema<unknown, readonly unknown[], v.BaseIssue<unknown>>>(rows: Schema) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.metadata({ documented: v.nullable(rows) }),
      v.transform((value) => value ?? []),
      rows,
    ),
    [],
  );

/** Any other value is `other` and displayed as the provider's text, `change_type_verbose`. */
const changeType = v.fallback(v.picklist(["passenger_added", "passenger_removed", "other"]), "other");

const change = entity({
  day: from("date", optionalDay),
  route: from("route_name", optionalText),
  passenger: from("passenger_name", optionalText),
  type: from("change_type", changeType),
  words: from("change_type_verbose", optionalText),
  kilometres: from("km", optionalNumber),
  /** What it adds to the invoice, in TL; negative when it reduces it. */
  effect: from("price_effect", optionalMoney),
});
/** One entry of the change log. */
export type BillingChange = v.InferOutput<typeof change>;
export type ChangeType = BillingChange["type"];

const office = entity({ name: from("office_name", optionalText), changes: orNone(list(change)) });
/** The change log of one office. */
export type OfficeChanges = v.InferOutput<typeof office>;
export const changeLogs = orNone(list(office));

const amounts = {
  route: optionalText,
  /** Without KDV. */
  amount: optionalMoney,
  /** With KDV. */
  gross: from("amount_with_vat", optionalMoney),
  explanation: optionalText,
};

const service = entity({ type: from("service_type", optionalText), ...amounts });
/** A service beyond the seats: a transfer, a weekend trip. */
export type AdditionalService = v.InferOutput<typeof service>;
export const additionalServices = orNone(list(service));

const usage = entity({ passengers: from("passenger_count", optionalNumber), ...amounts });
/** A line that is paid for as a whole. */
export type LineUsage = v.InferOutput<typeof usage>;
export const lineUsages = orNone(list(usage));

/** `normal` is paid within 45 days, `early` within 7. */
export const planName = v.picklist(["normal", "early"]);

/** One item of the invoice, without KDV. */
const item = v.object({ name: optionalText, value: optionalMoney });

const items = orNone(list(item));
const plan = entity({
  name: from("payment_plan", planName),
  discountText: from("discount_text", optionalText),
  employeeCost: from("employee_based_cost", optionalMoney),
  servicesCost: from("additional_services_cost", optionalMoney),
  usagesCost: from("line_based_usages_cost", optionalMoney),
  /** Without KDV. */
  netTotal: from("total_price_wo_vat", optionalMoney),
  /** With KDV. */
  total: from("total_price", optionalMoney),
  averageSeatPrice: from("avg_seat_price", optionalMoney),
  lastPaymentDay: from("last_payment_date", optionalDay),
  termText: from("term_information", optionalText),
  items: from(
    "breakdown",
    v.fallback(
      entity({
        employee: from("employee_based_usage", items),
        services: from("additional_services", items),
        usages: from("line_based_usage", items),
      }),
      { employee: [], services: [], usages: [] },
    ),
  ),
});
/** What the month costs under one payment plan. */
export type InvoicePlan = v.InferOutput<typeof plan>;
export const invoicePlans = list(plan);

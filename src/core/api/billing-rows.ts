import * as v from "valibot";
import { type Kurus, toKurus } from "../billing/money.ts";
import { entity, from } from "./entity.ts";
import { list, optionalDay, optionalNumber, optionalText, readableNumber, toNumber, toText } from "./values.ts";

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

/** One line of the invoice: what the seat of one employee costs in the month. */
export interface BilledPassenger {
  /** Index in the response, because two employees may have the same name. */
  readonly key: number;
  readonly name: string | null;
  readonly route: string | null;
  /** Whole metres, so that they can be added without loss; the provider sends km. */
  readonly metres: number | null;
  /** Percent. */
  readonly discount: number | null;
  /** Percent, for a limited time. */
  readonly extraDiscount: number | null;
  readonly base: Kurus | null;
  readonly distanceCost: Kurus | null;
  readonly toll: Kurus | null;
  readonly bridge: Kurus | null;
  readonly avrasya: Kurus | null;
  readonly gas: Kurus | null;
  readonly total: Kurus | null;
}

type Fields = Readonly<Record<string, unknown>>;
const none: Fields = {};

const toFields = (value: unknown): Fields => (typeof value === "object" && value !== null ? (value as Fields) : none);

function toAmount(value: unknown): Kurus | null {
  const lira = toNumber(value);
  return lira === null ? null : toKurus(lira);
}

const partOf = (breakdown: Fields, name: string) => toAmount(toFields(breakdown[name])["value"]);

function toPassenger(row: unknown, key: number): BilledPassenger {
  const fields = toFields(row);
  const prices = toFields(fields["prices"]);
  const breakdown = toFields(prices["breakdown"]);
  const kilometres = toNumber(fields["distance"]);
  return {
    key,
    name: toText(fields["full_name"]),
    route: toText(fields["route"]),
    metres: kilometres === null ? null : Math.round(kilometres * 1000),
    discount: toNumber(fields["discount"]),
    extraDiscount: toNumber(fields["temporary_discount"]),
    base: toAmount(prices["base_price"]),
    distanceCost: partOf(breakdown, "distance_cost"),
    toll: partOf(breakdown, "toll_road_price"),
    bridge: partOf(breakdown, "bridge_price"),
    avrasya: partOf(breakdown, "avrasya_price"),
    gas: partOf(breakdown, "gas_price_reflection"),
    total: toAmount(prices["total_price"]),
  };
}

const part = v.object({ value: optionalNumber });
/** Documented fields of a line, for docs/api/openapi.json. */
const row = v.object({
  full_name: optionalText,
  route: optionalText,
  distance: optionalNumber,
  discount: optionalNumber,
  temporary_discount: optionalNumber,
  prices: v.object({
    base_price: optionalNumber,
    total_price: optionalNumber,
    breakdown: v.object({
      distance_cost: part,
      toll_road_price: part,
      bridge_price: part,
      avrasya_price: part,
      gas_price_reflection: part,
    }),
  }),
});

/**
 * The invoice's lines in the provider's order. Lines with missing fields are kept: the screen shows the whole invoice and
 * reports sums that don't agree (core/billing/sums.ts). Cells aren't validated by a valibot schema, because a company may
 * have thousands of lines.
 */
export const billedPassengers = v.pipe(
  v.array(v.unknown()),
  v.metadata({ row }),
  v.transform((rows): readonly BilledPassenger[] => rows.map(toPassenger)),
);

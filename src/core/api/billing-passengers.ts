import * as v from "valibot";
import { type Kurus, toKurus } from "../billing/money.ts";
import { optionalNumber, optionalText, toNumber, toText } from "./values.ts";

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
 * reports sums that don't agree (core/billing/checks.ts). Cells aren't validated by a valibot schema, because a company may
 * have thousands of lines.
 */
export const billedPassengers = v.pipe(
  v.array(v.unknown()),
  v.metadata({ row }),
  v.transform((rows): readonly BilledPassenger[] => rows.map(toPassenger)),
);

import * as v from "valibot";
import { toKurus } from "../billing/money.ts";
import { optionalDay } from "./moments.ts";
import { list, optionalNumber, optionalText, readableNumber } from "./values.ts";

const inKurus = v.transform((lira: number | null) => (lira === null ? null : toKurus(lira)));

/** TL in whole kuruş (0.01 TL), or null when there is no value. */
export const optionalMoney = v.pipe(optionalNumber, inKurus);

/** As {@link optionalMoney}, but a value that isn't a number makes the whole row invalid. */
export const readableMoney = v.pipe(readableNumber, inKurus);

/** Reads a missing list as empty. */
export const orNone = <Schema extends v.BaseSchema<unknown, readonly unknown[], v.BaseIssue<unknown>>>(rows: Schema) =>
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

const change = v.pipe(
  v.object({
    date: optionalDay,
    route_name: optionalText,
    passenger_name: optionalText,
    change_type: changeType,
    change_type_verbose: optionalText,
    /** Kilometres. */
    km: optionalNumber,
    price_effect: optionalMoney,
  }),
  v.transform((row) => ({
    day: row.date,
    route: row.route_name,
    passenger: row.passenger_name,
    type: row.change_type,
    words: row.change_type_verbose,
    kilometres: row.km,
    /** What it adds to the invoice, in TL; negative when it reduces it. */
    effect: row.price_effect,
  })),
);
/** One entry of the change log. */
export type BillingChange = v.InferOutput<typeof change>;
export type ChangeType = BillingChange["type"];

const office = v.pipe(
  v.object({ office_name: optionalText, changes: orNone(list(change)) }),
  v.transform(({ office_name: name, changes }) => ({ name, changes })),
);
/** The change log of one office. */
export type OfficeChanges = v.InferOutput<typeof office>;
export const changeLogs = orNone(list(office));

const amounts = {
  route: optionalText,
  amount: optionalMoney,
  amount_with_vat: optionalMoney,
  explanation: optionalText,
};

const service = v.pipe(
  v.object({ service_type: optionalText, ...amounts }),
  v.transform(({ service_type: type, amount_with_vat: gross, ...row }) => ({ type, gross, ...row })),
);
/** A service beyond the seats: a transfer, a weekend trip. `amount` is without KDV, `gross` with it. */
export type AdditionalService = v.InferOutput<typeof service>;
export const additionalServices = orNone(list(service));

const usage = v.pipe(
  v.object({ passenger_count: optionalNumber, ...amounts }),
  v.transform(({ passenger_count: passengers, amount_with_vat: gross, ...row }) => ({ passengers, gross, ...row })),
);
/** A line that is paid for as a whole. `amount` is without KDV, `gross` with it. */
export type LineUsage = v.InferOutput<typeof usage>;
export const lineUsages = orNone(list(usage));

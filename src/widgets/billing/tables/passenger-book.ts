import type { BilledPassenger } from "../../../core/api/billing-passengers.ts";
import { type Kurus, toLira } from "../../../core/billing/money.ts";
import { toRouteCosts } from "../../../core/billing/pivot.ts";
import { toTotals } from "../../../core/billing/totals.ts";
import { formatMonthAndYear, formatMonthName, type Month } from "../../../core/time/month.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Book, SheetColumn } from "../../kit/sheet/model.ts";
import { toRouteSheet } from "./route-book.ts";
import { billingPassengersMessages as texts, tablesMessages } from "../billing.messages.ts";

/** A row of the sheet: a line of the invoice, or the totals. */
type Row = Omit<BilledPassenger, "key">;

const lira = (amount: Kurus | null) => (amount === null ? null : toLira(amount));

/** The columns have a fixed order, as on the screen; amounts are number cells, so that a spreadsheet can count with them. */
const passengerSheetColumns = localized<readonly SheetColumn<Row>[]>(() => [
  { header: texts.name, type: "text", value: ({ name }) => name },
  { header: texts.route, type: "text", value: ({ route }) => route },
  { header: texts.kilometres, type: "number", value: ({ metres }) => (metres === null ? null : metres / 1000) },
  { header: texts.sheet.base, type: "money", value: ({ base }) => lira(base) },
  { header: texts.sheet.distance, type: "money", value: ({ distanceCost }) => lira(distanceCost) },
  { header: texts.sheet.toll, type: "money", value: ({ toll }) => lira(toll) },
  { header: texts.sheet.bridge, type: "money", value: ({ bridge }) => lira(bridge) },
  { header: texts.sheet.avrasya, type: "money", value: ({ avrasya }) => lira(avrasya) },
  { header: texts.sheet.discount, type: "percent", value: ({ discount }) => discount },
  { header: texts.sheet.extraDiscount, type: "percent", value: ({ extraDiscount }) => extraDiscount },
  { header: texts.sheet.gas, type: "money", value: ({ gas }) => lira(gas) },
  { header: texts.sheet.total, type: "money", value: ({ total }) => lira(total) },
]);

/** The lines and below them their totals, as on the screen. */
function toPassengerRows(passengers: readonly BilledPassenger[]): readonly Row[] {
  const { count, ...sums } = toTotals(passengers);
  const total = { ...sums, name: tablesMessages.total, route: tablesMessages.count(count) };
  return [...passengers, { ...total, discount: null, extraDiscount: null }];
}

/** `Kasım Ayı Yolcu Faturalandırması.xlsx`: the lines that match the present filters, and what their routes cost. */
export function toPassengerBook(month: Month, passengers: readonly BilledPassenger[]): Book {
  return {
    file: texts.sheet.file(formatMonthName(month)),
    sheets: [
      { name: formatMonthAndYear(month), columns: passengerSheetColumns(), rows: toPassengerRows(passengers) },
      toRouteSheet(toRouteCosts(passengers)),
    ],
  };
}

import type { BilledPassenger } from "../../../core/api/billing-passengers.ts";
import { formatAmount } from "../../../core/billing/money.ts";
import { type AddedAmount, type PassengerTotals, toTotals } from "../../../core/billing/totals.ts";
import { formatNumber, formatPercent, missing } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Column } from "../../kit/table/column.ts";
import type { TableTotals } from "../../kit/table/rows/table-totals.tsx";
import { billingPassengersMessages as texts, tablesMessages } from "../billing.messages.ts";

export function formatKilometres(metres: number | null): string {
  return formatNumber(metres === null ? null : metres / 1000, 1);
}

export const withUnit = (metres: number | null) => (metres === null ? "" : `${formatKilometres(metres)}\u00a0km`);

const amount = (id: AddedAmount, header: string): Column<BilledPassenger> => ({
  id,
  header,
  text: (row) => formatAmount(row[id]),
  value: (row) => row[id],
  align: "end",
  isSortable: true,
  isHideable: id !== "total",
  role: id === "total" ? "value" : "fold",
});

const percent = (id: "discount" | "extraDiscount", header: string): Column<BilledPassenger> => ({
  id,
  header,
  text: (row) => formatPercent(row[id], 2),
  value: (row) => row[id],
  align: "end",
  isSortable: true,
  isHideable: true,
});

/** Columns of the passengers, in the same order as in the spreadsheet. */
export const passengerColumns = localized<readonly Column<BilledPassenger>[]>(() => [
  {
    id: "name",
    header: texts.name,
    text: ({ name }) => name ?? missing,
    role: "title",
    isSearched: true,
    isSortable: true,
  },
  {
    id: "route",
    header: texts.route,
    text: ({ route }) => route ?? missing,
    role: "summary",
    isUnbroken: true,
    isSearched: true,
    isSortable: true,
    isHideable: true,
    yields: 1,
    filter: { label: texts.route, kind: "many" },
  },
  {
    id: "metres",
    header: texts.kilometres,
    text: ({ metres }) => formatKilometres(metres),
    value: ({ metres }) => metres,
    role: "summary",
    summary: ({ metres }) => withUnit(metres),
    align: "end",
    isSortable: true,
    isHideable: true,
    yields: 2,
  },
  amount("base", texts.base),
  amount("distanceCost", texts.distance),
  amount("toll", texts.toll),
  amount("bridge", texts.bridge),
  amount("avrasya", texts.avrasya),
  percent("discount", texts.discount),
  percent("extraDiscount", texts.extraDiscount),
  amount("gas", texts.gas),
  amount("total", texts.total),
]);

/** The totals by column id. */
export function toAmountCells(totals: PassengerTotals): Readonly<Record<string, string>> {
  const { count: _, metres, ...amounts } = totals;
  return {
    metres: formatKilometres(metres),
    ...Object.fromEntries(Object.entries(amounts).map(([id, sum]) => [id, formatAmount(sum)])),
  };
}

/** The totals row; percentages have no total. */
export function toPassengerTotals(passengers: readonly BilledPassenger[]): TableTotals {
  const totals = toTotals(passengers);
  return {
    title: tablesMessages.total,
    cells: { route: tablesMessages.count(totals.count), ...toAmountCells(totals) },
    remark: "route",
  };
}

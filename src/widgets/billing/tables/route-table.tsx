import { useMemo } from "react";
import type { BilledPassenger } from "../../../core/api/billing-passengers.ts";
import { formatAmount } from "../../../core/billing/money.ts";
import { type RouteCost, toRouteCosts } from "../../../core/billing/pivot.ts";
import { formatNumber, formatPercent } from "../../../core/text/format.ts";
import type { Month } from "../../../core/time/month.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Column } from "../../kit/table/column.ts";
import type { TableTotals } from "../../kit/table/rows/table-totals.tsx";
import { formatKilometres, toAmountCells, withUnit } from "./passenger-columns.tsx";
import { placed, PlainTable, type Placed } from "./plain-table.tsx";
import { toRouteBook, toRouteTotal } from "./route-book.ts";
import { billingPassengersMessages, billingRoutesMessages, tablesMessages } from "../billing.messages.ts";

type Row = Placed<RouteCost>;
type Numbers = Exclude<keyof RouteCost, "route">;

const number = (id: Numbers, header: string, format: (value: number | null) => string): Column<Row> => ({
  id,
  header,
  text: ({ row }) => format(row[id]),
  value: ({ row }) => row[id],
  align: "end",
  isSortable: true,
});

const rowName = ({ row: { route } }: Row) => route ?? billingRoutesMessages.none;

const columns = localized<readonly Column<Row>[]>(() => [
  {
    id: "route",
    header: billingPassengersMessages.route,
    text: rowName,
    role: "title",
    isSearched: true,
    isSortable: true,
  },
  {
    ...number("count", billingRoutesMessages.passengers, (count) => formatNumber(count)),
    role: "summary",
    summary: ({ row }) => tablesMessages.count(row.count),
  },
  {
    ...number("metres", billingPassengersMessages.kilometres, formatKilometres),
    role: "summary",
    summary: ({ row }) => withUnit(row.metres),
  },
  number("base", billingPassengersMessages.base, formatAmount),
  number("distanceCost", billingPassengersMessages.distance, formatAmount),
  number("toll", billingPassengersMessages.toll, formatAmount),
  number("bridge", billingPassengersMessages.bridge, formatAmount),
  number("avrasya", billingPassengersMessages.avrasya, formatAmount),
  number("gas", billingPassengersMessages.gas, formatAmount),
  number("perPassenger", billingRoutesMessages.perPassenger, formatAmount),
  number("share", billingRoutesMessages.share, (share) => formatPercent(share)),
  { ...number("total", billingPassengersMessages.total, formatAmount), role: "value" },
]);

function toTotals(rows: readonly Row[]): TableTotals {
  const { perPassenger: _, share: __, route: ___, ...sums } = toRouteTotal(rows.map(({ row }) => row));
  return { title: tablesMessages.total, cells: { count: formatNumber(sums.count), ...toAmountCells(sums) } };
}

interface RouteTableProps {
  readonly month: Month;
  readonly passengers: readonly BilledPassenger[];
}

/** What every route costs: the sums of its passengers' lines. */
export function RouteTable({ month, passengers }: RouteTableProps) {
  const rows = useMemo(() => placed(toRouteCosts(passengers)), [passengers]);
  return (
    <PlainTable
      caption={tablesMessages.routes}
      columns={columns()}
      rows={rows}
      rowName={rowName}
      totals={toTotals}
      searchLabel={billingRoutesMessages.search}
      noun={billingRoutesMessages.noun}
      empty={billingRoutesMessages.empty}
      toBook={(found) =>
        toRouteBook(
          month,
          found.map(({ row }) => row),
        )
      }
    />
  );
}

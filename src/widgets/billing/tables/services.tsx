import { useMemo } from "react";
import type { AdditionalService, LineUsage } from "../../../core/api/billing-rows.ts";
import { formatKurus, type Kurus, sumKurus } from "../../../core/billing/money.ts";
import { formatNumber, missing } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Column } from "../../kit/table/column.ts";
import type { TableTotals } from "../../kit/table/rows/table-totals.tsx";
import { placed, PlainTable, type Placed } from "./plain-table.tsx";
import { servicesMessages as texts, tablesMessages, usagesMessages } from "../billing.messages.ts";

interface Amounts {
  readonly amount: Kurus | null;
  readonly gross: Kurus | null;
  readonly explanation: string | null;
}

const money = (id: "amount" | "gross", header: string): Column<Placed<Amounts>> => ({
  id,
  header,
  text: ({ row }) => formatKurus(row[id]),
  value: ({ row }) => row[id],
  role: id === "gross" ? "value" : "fold",
  align: "end",
  isSortable: true,
});

/** Marks a text of the provider as Turkish. */
const inTurkish = (text: string | null) => (text === null ? missing : <span lang="tr">{text}</span>);

/** The last columns of both tables, services and usages. */
const amountColumns = localized<readonly Column<Placed<Amounts>>[]>(() => [
  money("amount", texts.amount),
  money("gross", texts.gross),
  {
    id: "explanation",
    header: texts.explanation,
    text: ({ row: { explanation } }) => explanation ?? missing,
    cell: ({ row: { explanation } }) => inTurkish(explanation),
  },
]);

function toTotals(rows: readonly Placed<Amounts>[]): TableTotals {
  const sum = (id: "amount" | "gross") => formatKurus(sumKurus(rows.map(({ row }) => row[id])));
  return { title: tablesMessages.total, cells: { amount: sum("amount"), gross: sum("gross") } };
}

const serviceName = ({ row: { type } }: Placed<AdditionalService>) => type ?? missing;
const serviceColumns = localized<readonly Column<Placed<AdditionalService>>[]>(() => [
  {
    id: "type",
    header: texts.type,
    text: serviceName,
    cell: ({ row: { type } }) => inTurkish(type),
    role: "title",
    isSortable: true,
  },
  {
    id: "route",
    header: texts.route,
    text: ({ row: { route } }) => route ?? missing,
    role: "summary",
    isSortable: true,
  },
  ...amountColumns(),
]);

/** Transfers, weekend trips and other services beside the seats. */
export function Services({ services }: { readonly services: readonly AdditionalService[] }) {
  const rows = useMemo(() => placed(services), [services]);
  return (
    <PlainTable
      caption={tablesMessages.services}
      columns={serviceColumns()}
      rows={rows}
      rowName={serviceName}
      totals={toTotals}
      noun={texts.noun}
      empty={texts.empty}
    />
  );
}

const usageName = ({ row: { route } }: Placed<LineUsage>) => route ?? missing;
const usageColumns = localized<readonly Column<Placed<LineUsage>>[]>(() => [
  { id: "route", header: usagesMessages.route, text: usageName, role: "title", isSortable: true },
  {
    id: "passengers",
    header: usagesMessages.passengers,
    text: ({ row: { passengers } }) => formatNumber(passengers),
    value: ({ row: { passengers } }) => passengers,
    align: "end",
    isSortable: true,
  },
  ...amountColumns(),
]);

/** Routes that are paid for as a whole instead of by the seat. */
export function Usages({ usages }: { readonly usages: readonly LineUsage[] }) {
  const rows = useMemo(() => placed(usages), [usages]);
  return (
    <PlainTable
      caption={tablesMessages.usages}
      columns={usageColumns()}
      rows={rows}
      rowName={usageName}
      totals={toTotals}
      noun={usagesMessages.noun}
      empty={usagesMessages.empty}
    />
  );
}

import type { Invoice, Pricing } from "../../../core/api/billing.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import type { Billing, BillingState, Tab } from "../billing.store.ts";
import comparisonCss from "../comparison/comparison.css?inline";
import { ComparisonPanel } from "../comparison/comparison.tsx";
import { Changes } from "./changes.tsx";
import { RouteTable } from "./route-table.tsx";
import { formatKurus, type Kurus, sumKurus } from "../../../core/billing/money.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Column } from "../../kit/table/column.ts";
import { placed, type Placed, PlainTable } from "./plain-table.tsx";
import { pricingMessages as texts, servicesMessages, tablesMessages, usagesMessages } from "../billing.messages.ts";
import { useMemo } from "react";
import type { AdditionalService, LineUsage } from "../../../core/api/billing-rows.ts";
import { formatNumber, missing } from "../../../core/text/format.ts";
import type { TableTotals } from "../../kit/table/rows/table-totals.tsx";

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
  money("amount", servicesMessages.amount),
  money("gross", servicesMessages.gross),
  {
    id: "explanation",
    header: servicesMessages.explanation,
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
    header: servicesMessages.type,
    text: serviceName,
    cell: ({ row: { type } }) => inTurkish(type),
    role: "title",
    isSortable: true,
  },
  {
    id: "route",
    header: servicesMessages.route,
    text: ({ row: { route } }) => route ?? missing,
    role: "summary",
    isSortable: true,
  },
  ...amountColumns(),
]);

/** Transfers, weekend trips and other services beside the seats. */
function Services({ services }: { readonly services: readonly AdditionalService[] }) {
  const rows = useMemo(() => placed(services), [services]);
  return (
    <PlainTable
      caption={tablesMessages.services}
      columns={serviceColumns()}
      rows={rows}
      rowName={serviceName}
      totals={toTotals}
      noun={servicesMessages.noun}
      empty={servicesMessages.empty}
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
function Usages({ usages }: { readonly usages: readonly LineUsage[] }) {
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

interface Row {
  readonly key: number;
  readonly name: string;
  readonly price: Kurus | null;
  readonly unit: string;
}

const rowName = ({ name }: Row) => name;
const columns = localized<readonly Column<Row>[]>(() => [
  { id: "item", header: texts.item, text: rowName, role: "title" },
  { id: "unit", header: texts.unit, text: ({ unit }) => unit, role: "summary" },
  { id: "price", header: texts.price, text: ({ price }) => formatKurus(price), role: "value", align: "end" },
]);

/** The components of a seat's price. */
function PricingTable({ pricing }: { readonly pricing: Pricing }) {
  const rows: readonly Omit<Row, "key">[] = [
    { name: texts.base, price: pricing.base, unit: texts.perSeat },
    { name: texts.perKilometre, price: pricing.perKilometre, unit: texts.perDistance },
    { name: texts.toll, price: pricing.toll, unit: texts.perUse },
    { name: texts.bridge, price: pricing.bridge, unit: texts.perUse },
    { name: texts.avrasya, price: pricing.avrasya, unit: texts.perUse },
  ];
  return (
    <PlainTable
      caption={tablesMessages.pricing}
      columns={columns()}
      rows={rows.map((row, key) => ({ key, ...row }))}
      rowName={rowName}
      empty=""
    />
  );
}

const comparisonStyles = styles(comparisonCss);

interface OtherTablesProps {
  readonly tab: Tab;
  readonly store: Billing;
  readonly state: BillingState;
  readonly invoice: Invoice;
}

/** The tables of all tabs but the first. */
export function OtherTables({ tab, store, state: { month }, invoice }: OtherTablesProps) {
  useStyles(comparisonStyles);
  switch (tab) {
    case "routes":
      return (
        <div className="money-table">
          <RouteTable month={month} passengers={invoice.passengers} />
        </div>
      );
    case "changes":
      return <Changes offices={invoice.changeLogs} />;
    case "services":
      return <Services services={invoice.services} />;
    case "usages":
      return <Usages usages={invoice.usages} />;
    case "pricing":
      return <PricingTable pricing={invoice.pricing} />;
    default:
      return <ComparisonPanel store={store} month={month} invoice={invoice} />;
  }
}

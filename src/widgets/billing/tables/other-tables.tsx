import type { Invoice, Pricing } from "../../../core/api/billing.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import type { Billing, BillingState, Tab } from "../billing.store.ts";
import comparisonCss from "../comparison/comparison.css?inline";
import { ComparisonPanel } from "../comparison/comparison.tsx";
import { Changes } from "./changes.tsx";
import { RouteTable } from "./route-table.tsx";
import { formatKurus, type Kurus, sumKurus, toLira } from "../../../core/billing/money.ts";
import { localized } from "../../../core/text/messages.ts";
import { defineFields, integer, money, text } from "../../kit/table/fields.ts";
import { LocalTable } from "../../kit/table/local-table.tsx";
import { pricingMessages as texts, servicesMessages, tablesMessages, usagesMessages } from "../billing.messages.ts";
import type { AdditionalService, LineUsage } from "../../../core/api/billing-rows.ts";
import { missing } from "../../../core/text/format.ts";
import type { TableTotals } from "../../kit/table/rows/table-totals.tsx";

interface Amounts {
  readonly amount: Kurus | null;
  readonly gross: Kurus | null;
  readonly explanation: string | null;
}

/** Marks a text of the provider as Turkish. */
const inTurkish = (words: string | null) => (words === null ? missing : <span lang="tr">{words}</span>);

/** The last columns of both tables, services and usages. */
const amountFields = () => [
  money<Amounts>("amount", servicesMessages.amount, ({ amount }) => toLira(amount), { isSortable: true }),
  money<Amounts>("gross", servicesMessages.gross, ({ gross }) => toLira(gross), { role: "value", isSortable: true }),
  text<Amounts>("explanation", servicesMessages.explanation, ({ explanation }) => explanation, {
    cell: ({ explanation }) => inTurkish(explanation),
  }),
];

function toTotals(rows: readonly Amounts[]): TableTotals {
  const sum = (id: "amount" | "gross") => formatKurus(sumKurus(rows.map((row) => row[id])));
  return { title: tablesMessages.total, cells: { amount: sum("amount"), gross: sum("gross") } };
}

const serviceName = ({ type }: AdditionalService) => type ?? missing;
const serviceFields = localized(() =>
  defineFields<AdditionalService>([
    text("type", servicesMessages.type, ({ type }) => type, {
      cell: ({ type }) => inTurkish(type),
      role: "title",
      isSortable: true,
    }),
    text("route", servicesMessages.route, ({ route }) => route, { role: "summary", isSortable: true }),
    ...amountFields(),
  ]),
);

/** Transfers, weekend trips and other services beside the seats. */
function Services({ services }: { readonly services: readonly AdditionalService[] }) {
  return (
    <LocalTable
      caption={tablesMessages.services}
      columns={serviceFields().columns}
      rows={services}
      rowName={serviceName}
      totals={toTotals}
      noun={servicesMessages.noun}
      emptyTitle={servicesMessages.empty}
    />
  );
}

const usageName = ({ route }: LineUsage) => route ?? missing;
const usageFields = localized(() =>
  defineFields<LineUsage>([
    text("route", usagesMessages.route, ({ route }) => route, { role: "title", isSortable: true }),
    integer("passengers", usagesMessages.passengers, ({ passengers }) => passengers, { isSortable: true }),
    ...amountFields(),
  ]),
);

/** Routes that are paid for as a whole instead of by the seat. */
function Usages({ usages }: { readonly usages: readonly LineUsage[] }) {
  return (
    <LocalTable
      caption={tablesMessages.usages}
      columns={usageFields().columns}
      rows={usages}
      rowName={usageName}
      totals={toTotals}
      noun={usagesMessages.noun}
      emptyTitle={usagesMessages.empty}
    />
  );
}

interface Row {
  readonly name: string;
  readonly price: Kurus | null;
  readonly unit: string;
}

const rowName = ({ name }: Row) => name;
const fields = localized(() =>
  defineFields<Row>([
    text("item", texts.item, rowName, { role: "title" }),
    text("unit", texts.unit, ({ unit }) => unit, { role: "summary" }),
    money("price", texts.price, ({ price }) => toLira(price), { role: "value" }),
  ]),
);

/** The components of a seat's price. */
function PricingTable({ pricing }: { readonly pricing: Pricing }) {
  const rows: readonly Row[] = [
    { name: texts.base, price: pricing.base, unit: texts.perSeat },
    { name: texts.perKilometre, price: pricing.perKilometre, unit: texts.perDistance },
    { name: texts.toll, price: pricing.toll, unit: texts.perUse },
    { name: texts.bridge, price: pricing.bridge, unit: texts.perUse },
    { name: texts.avrasya, price: pricing.avrasya, unit: texts.perUse },
  ];
  return (
    <LocalTable
      caption={tablesMessages.pricing}
      columns={fields().columns}
      rows={rows}
      rowName={rowName}
      emptyTitle=""
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
        <div className="money-table min-0">
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

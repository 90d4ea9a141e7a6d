import { useMemo } from "react";
import minusIcon from "lucide-static/icons/minus.svg?raw";
import plusIcon from "lucide-static/icons/plus.svg?raw";
import type {
  AdditionalService,
  BilledPassenger,
  BillingChange,
  ChangeType,
  LineUsage,
  OfficeChanges,
} from "../../../core/api/billing-rows.ts";
import type { Invoice, Pricing } from "../../../core/api/billing.ts";
import { toChangeSums, toRouteCosts } from "../../../core/billing/sums.ts";
import { formatChange, formatKurus, type Kurus, sumKurus, toLira } from "../../../core/billing/money.ts";
import { formatNumber, missing } from "../../../core/text/format.ts";
import { localized } from "../../../core/text/messages.ts";
import type { Month } from "../../../core/time/month.ts";
import { EmptyPanel } from "../../kit/feedback/panel.tsx";
import { ExportMenu } from "../../kit/sheet/export/export-menu.tsx";
import { date, defineFields, integer, money, number, text } from "../../kit/table/fields.ts";
import { LocalTable } from "../../kit/table/local-table.tsx";
import type { TableTotals } from "../../kit/table/rows/table-totals.tsx";
import { Chip, type ChipKind } from "../../kit/text/chip.tsx";
import {
  billingRoutesMessages,
  changesMessages,
  pricingMessages,
  servicesMessages,
  tablesMessages,
  usagesMessages,
} from "../billing.messages.ts";
import type { Billing, BillingState, Tab } from "../billing.store.ts";
import { ComparisonPanel } from "./comparison.tsx";
import { nameOfRoute, routeFields, toRouteWorkbook, toRouteTotals } from "./fields.ts";

interface OtherTablesProps {
  readonly tab: Tab;
  readonly store: Billing;
  readonly state: BillingState;
  readonly invoice: Invoice;
}

/** The tables of all tabs but the first. */
export function OtherTables({ tab, store, state: { month }, invoice }: OtherTablesProps) {
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

interface RouteTableProps {
  readonly month: Month;
  readonly passengers: readonly BilledPassenger[];
}

/** What every route costs: the sums of its passengers' lines. */
function RouteTable({ month, passengers }: RouteTableProps) {
  const rows = useMemo(() => toRouteCosts(passengers), [passengers]);
  return (
    <LocalTable
      caption={tablesMessages.routes}
      columns={routeFields().columns}
      rows={rows}
      rowName={nameOfRoute}
      totals={toRouteTotals}
      searchLabel={billingRoutesMessages.search}
      noun={billingRoutesMessages.noun}
      emptyTitle={billingRoutesMessages.empty}
      renderToolbar={(toFound) => <ExportMenu workbook={() => toRouteWorkbook(month, toFound())} />}
    />
  );
}

const changeChips: Readonly<Record<ChangeType, readonly [ChipKind, string?]>> = {
  passenger_added: ["ok", plusIcon],
  passenger_removed: ["bad", minusIcon],
  other: ["neutral"],
};

const toWords = ({ words, type }: BillingChange) => words ?? changesMessages.types[type];

function ChangeChip({ change }: { readonly change: BillingChange }) {
  const [kind, icon] = changeChips[change.type];
  return (
    <Chip kind={kind} icon={icon}>
      {change.words === null ? changesMessages.types[change.type] : <span lang="tr">{change.words}</span>}
    </Chip>
  );
}

const changeName = ({ passenger }: BillingChange) => passenger ?? missing;

/** The change log: who was added to or removed from a route, and what that costs. */
const changeFields = localized(() =>
  defineFields<BillingChange>([
    text("passenger", changesMessages.passenger, ({ passenger }) => passenger, { role: "title", isSortable: true }),
    date("date", changesMessages.date, ({ day }) => day, { role: "summary", isSortable: true }),
    text("route", changesMessages.route, ({ route }) => route, { role: "summary", isSortable: true }),
    text("change", changesMessages.change, toWords, {
      cell: (row) => <ChangeChip change={row} />,
      role: "state",
      chip: (row) => <ChangeChip change={row} />,
      isSortable: true,
    }),
    number("kilometres", changesMessages.kilometres, ({ kilometres }) => kilometres, { isSortable: true }),
    money("effect", changesMessages.effect, ({ effect }) => toLira(effect), {
      text: ({ effect }) => formatChange(effect),
      role: "value",
      isSortable: true,
    }),
  ]),
);

/** The change log, by office. */
function Changes({ offices }: { readonly offices: readonly OfficeChanges[] }) {
  const filled = offices.filter(({ changes }) => changes.length > 0);
  if (filled.length === 0) return <EmptyPanel title={changesMessages.empty} />;
  return (
    <div className="offices stack">
      {filled.map((office, index) => (
        <Office key={index} office={office} />
      ))}
    </div>
  );
}

function Office({ office }: { readonly office: OfficeChanges }) {
  const name = office.name ?? changesMessages.office;
  const sums = toChangeSums([office]).filter(({ count }) => count > 0);
  return (
    <section className="office" aria-label={name}>
      <div className="office-head wrap split">
        <h3 className="strong">{name}</h3>
        <ul>
          {sums.map(({ type, count, effect }) => (
            <li key={type}>
              {formatNumber(count)} {changesMessages.sums[type]} <b>{formatChange(effect)}</b>
            </li>
          ))}
        </ul>
      </div>
      <LocalTable
        caption={changesMessages.caption(name)}
        columns={changeFields().columns}
        rows={office.changes}
        rowName={changeName}
        noun={changesMessages.noun}
        emptyTitle={changesMessages.empty}
      />
    </section>
  );
}

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

interface PriceRow {
  readonly name: string;
  readonly price: Kurus | null;
  readonly unit: string;
}

const priceName = ({ name }: PriceRow) => name;
const priceFields = localized(() =>
  defineFields<PriceRow>([
    text("item", pricingMessages.item, priceName, { role: "title" }),
    text("unit", pricingMessages.unit, ({ unit }) => unit, { role: "summary" }),
    money("price", pricingMessages.price, ({ price }) => toLira(price), { role: "value" }),
  ]),
);

/** The components of a seat's price. */
function PricingTable({ pricing }: { readonly pricing: Pricing }) {
  const rows: readonly PriceRow[] = [
    { name: pricingMessages.base, price: pricing.base, unit: pricingMessages.perSeat },
    { name: pricingMessages.perKilometre, price: pricing.perKilometre, unit: pricingMessages.perDistance },
    { name: pricingMessages.toll, price: pricing.toll, unit: pricingMessages.perUse },
    { name: pricingMessages.bridge, price: pricing.bridge, unit: pricingMessages.perUse },
    { name: pricingMessages.avrasya, price: pricing.avrasya, unit: pricingMessages.perUse },
  ];
  return (
    <LocalTable
      caption={tablesMessages.pricing}
      columns={priceFields().columns}
      rows={rows}
      rowName={priceName}
      emptyTitle=""
    />
  );
}

import { useStore } from "@nanostores/react";
import { type RefObject, useEffect, useId } from "react";
import type { BilledPassenger } from "../../../core/api/billing-rows.ts";
import type { Invoice } from "../../../core/api/billing.ts";
import { formatNumber, missing } from "../../../core/text/format.ts";
import type { Month } from "../../../core/time/month.ts";
import { lazyModule } from "../../kit/element/lazy-module.ts";
import { Skeleton } from "../../kit/feedback/panel.tsx";
import { Tabs } from "../../kit/layout/tabs.tsx";
import { LatePart } from "../../kit/overlay/late-part.tsx";
import { usePrinting } from "../../kit/print/paper.ts";
import { ExportMenu } from "../../kit/sheet/export/export-menu.tsx";
import { DataTable } from "../../kit/table/data-table.tsx";
import { toMatchingRows } from "../../kit/table/rows/table-rows.ts";
import type { TableState } from "../../kit/table/table-state.ts";
import { billingMessages, billingPassengersMessages, tablesMessages as texts } from "../billing.messages.ts";
import { type Billing, type BillingState, type Tab, tableDefaults, tabs } from "../billing.store.ts";
import { passengerFields, toPassengerWorkbook, toPassengerTotals } from "./fields.ts";

/** The code of all tables but the first. */
const otherTables = lazyModule(() => import("./other-tables.tsx"));
const skeleton = <Skeleton height={320} />;

interface TablesCardProps {
  readonly store: Billing;
  readonly invoice: Invoice;
  readonly ref: RefObject<HTMLElement | null>;
}

function toCounts({ passengers, changeLogs, services, usages }: Invoice): Partial<Record<Tab, number>> {
  return {
    passengers: passengers.length,
    changes: changeLogs.reduce((count, { changes }) => count + changes.length, 0),
    services: services.length,
    usages: usages.length,
  };
}

/** All tables of the invoice in one card; on paper one after another. */
export function TablesCard({ store, invoice, ref }: TablesCardProps) {
  const state = useStore(store.$state);
  const id = useId();
  const isPrinting = usePrinting();
  const counts = toCounts(invoice);
  useEffect(() => {
    // Loaded ahead, because `beforeprint` can't wait. A failed load is repeated when a tab needs it.
    otherTables.load().catch(() => undefined);
  }, []);
  if (isPrinting) return <PrintedTables store={store} state={state} invoice={invoice} />;
  return (
    <section ref={ref} className="card clipped billing-tables" part="card" aria-label={texts.tabs}>
      <Tabs
        label={texts.tabs}
        tabs={tabs.map((tab) => {
          const count = counts[tab] ?? 0;
          return { id: tab, label: texts[tab], ...(count > 0 ? { badge: formatNumber(count) } : {}) };
        })}
        value={state.tab}
        onChange={(tab) => store.chooseTab(tab as Tab)}
        panelId={id}
      />
      <div id={id} role="tabpanel" tabIndex={-1} aria-label={texts[state.tab]} className="table-panel min-0">
        <TablePanel key={state.tab} tab={state.tab} store={store} state={state} invoice={invoice} />
      </div>
    </section>
  );
}

/**
 * The longest table comes last. The comparison is printed only when its tab is open, since it needs the invoice of the month
 * before.
 */
function PrintedTables({ store, state, invoice }: Omit<TablesCardProps, "ref"> & { readonly state: BillingState }) {
  const [first, ...others] = tabs;
  const printed = [...others.filter((tab) => tab !== "comparison" || tab === state.tab), first];
  return printed.map((tab) => (
    <section key={tab} className="card printed-table" part="card">
      <h2 className="card-title">{texts[tab]}</h2>
      <TablePanel tab={tab} store={store} state={state} invoice={invoice} />
    </section>
  ));
}

interface TablePanelProps {
  readonly tab: Tab;
  readonly store: Billing;
  readonly state: BillingState;
  readonly invoice: Invoice;
}

function TablePanel(props: TablePanelProps) {
  const { tab, store, state, invoice } = props;
  if (tab !== "passengers") return <OtherTable {...props} />;
  return (
    <div className="money-table min-0">
      <PassengerTable
        month={state.month}
        passengers={invoice.passengers}
        state={state.table}
        onChange={store.changeTable}
      />
    </div>
  );
}

function OtherTable(props: TablePanelProps) {
  return (
    <LatePart code={otherTables} failedTitle={billingMessages.tableFailed} skeleton={skeleton}>
      {({ OtherTables }) => <OtherTables {...props} />}
    </LatePart>
  );
}

const rowId = ({ key }: BilledPassenger) => key;
const rowName = ({ name }: BilledPassenger) => name ?? missing;

interface PassengerTableProps {
  readonly month: Month;
  readonly passengers: readonly BilledPassenger[];
  readonly state: TableState;
  readonly onChange: (state: TableState) => void;
}

/** What every employee costs, with their sums. */
function PassengerTable({ month, passengers, state, onChange }: PassengerTableProps) {
  const { columns } = passengerFields();
  return (
    <DataTable
      caption={texts.passengers}
      columns={columns}
      rows={passengers}
      rowId={rowId}
      rowName={rowName}
      state={state}
      defaults={tableDefaults}
      onChange={onChange}
      mode="client"
      totals={toPassengerTotals}
      searchLabel={billingPassengersMessages.search}
      noun={billingPassengersMessages.noun}
      emptyTitle={billingPassengersMessages.empty}
      storageKey="billing-passengers"
      toolbar={<ExportMenu workbook={() => toPassengerWorkbook(month, toMatchingRows(passengers, columns, state))} />}
    />
  );
}

import type { Invoice } from "../../../core/api/billing.ts";
import { lazyModule } from "../../kit/element/lazy-module.ts";
import { LatePart } from "../../kit/overlay/late-part.tsx";
import { Skeleton } from "../../kit/feedback/panel.tsx";
import { billingMessages } from "../billing.messages.ts";
import type { BillingState, Tab } from "../billing.state.ts";
import type { Billing } from "../billing.store.ts";
import { PassengerTable } from "./passenger-table.tsx";

/** The code of all tables but the first. */
export const otherTables = lazyModule(() => import("./other-tables.tsx"));
const skeleton = <Skeleton height={320} />;

interface TablePanelProps {
  readonly tab: Tab;
  readonly store: Billing;
  readonly state: BillingState;
  readonly invoice: Invoice;
}

export function TablePanel(props: TablePanelProps) {
  const { tab, store, state, invoice } = props;
  if (tab !== "passengers") return <OtherTable {...props} />;
  return (
    <div className="money-table">
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

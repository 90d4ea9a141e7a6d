import type { Invoice } from "../../../core/api/billing.ts";
import { styles, useStyles } from "../../kit/element/styles.ts";
import type { BillingState, Tab } from "../billing.state.ts";
import type { Billing } from "../billing.store.ts";
import comparisonCss from "../comparison/comparison.css?inline";
import { ComparisonPanel } from "../comparison/comparison.tsx";
import { Changes } from "./changes.tsx";
import { PricingTable } from "./pricing.tsx";
import { RouteTable } from "./route-table.tsx";
import { Services, Usages } from "./services.tsx";

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

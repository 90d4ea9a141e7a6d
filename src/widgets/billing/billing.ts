import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { billingContract } from "./billing.contract.ts";
import css from "./billing.css?inline";
import { createBilling } from "./billing.store.ts";
import { BillingView } from "./billing.view.tsx";
import plansCss from "./plans/plans.css?inline";
import tablesCss from "./tables/tables.css?inline";

defineArea({
  contract: billingContract,
  styles: [css, plansCss, tablesCss].map(styles),
  createStore: createBilling,
  View: BillingView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-billing": WidgetElementOf<typeof billingContract>;
  }
}

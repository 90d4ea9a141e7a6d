import type { WidgetElementOf } from "../kit/element/contract.ts";
import { defineArea } from "../shared/define-area.ts";
import { styles } from "../kit/element/styles.ts";
import { billingContract } from "./billing.contract.ts";
import css from "./billing.css?inline";
import { createBilling } from "./billing.store.ts";
import { BillingView } from "./billing.view.tsx";

defineArea({
  contract: billingContract,
  styles: [styles(css)],
  createStore: createBilling,
  View: BillingView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-billing": WidgetElementOf<typeof billingContract>;
  }
}

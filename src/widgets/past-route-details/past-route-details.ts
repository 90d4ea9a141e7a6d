import type { WidgetElementOf } from "../kit/element/contract.ts";
import { styles } from "../kit/element/styles.ts";
import { defineArea } from "../shared/define-area.ts";
import { pastRouteDetailsContract } from "./past-route-details.contract.ts";
import css from "./past-route-details.css?inline";
import { createPastRouteDetails } from "./past-route-details.store.ts";
import { PastRouteDetailsView } from "./past-route-details.view.tsx";

defineArea({
  contract: pastRouteDetailsContract,
  styles: [styles(css)],
  createStore: createPastRouteDetails,
  View: PastRouteDetailsView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-past-route-details": WidgetElementOf<typeof pastRouteDetailsContract>;
  }
}

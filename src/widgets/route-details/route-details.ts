import type { WidgetElementOf } from "../kit/element/contract.ts";
import { styles } from "../kit/element/styles.ts";
import { defineArea } from "../shared/define-area.ts";
import { routeDetailsContract } from "./route-details.contract.ts";
import css from "./route-details.css?inline";
import { createRouteDetails } from "./route-details.store.ts";
import { RouteDetailsView } from "./route-details.view.tsx";

defineArea({
  contract: routeDetailsContract,
  styles: [styles(css)],
  createStore: createRouteDetails,
  View: RouteDetailsView,
  translations: import.meta.glob("./*.messages.*.ts", { import: "texts" }),
});

declare global {
  interface HTMLElementTagNameMap {
    "shuttle-route-details": WidgetElementOf<typeof routeDetailsContract>;
  }
}
